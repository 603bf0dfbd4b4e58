import { comparePlainDates, type PlainDate } from '../calendar/index.ts';
import type { LoanSummary, LoanTotals } from '../loan/index.ts';
import type { LoanToday } from './loan-today.ts';
import { loanTodayOf } from './loan-today-of.ts';
import type { TodayFacts } from './today-facts.ts';

/** How many of the other loans are past due, how many fall due, and the day by which they do. */
export interface OtherLoans {
  readonly late: number;
  readonly due: number;
  readonly by: PlainDate | undefined;
}

/** The loan shown first, with counts of the others; `others` is absent if they are not known. */
export interface Lead<L extends LoanSummary> {
  readonly loan: L;
  readonly today: LoanToday;
  readonly others: OtherLoans | undefined;
}

/** Urgency of each state: past due first, then due, then states that need no action. */
const RANK: Readonly<Record<LoanToday['kind'], number>> = {
  failed: 0,
  late: 0,
  due: 1,
  unknown: 2,
  automatic: 3,
  processing: 3,
  'still-owed': 4,
  'nothing-due': 5,
};

/** Sort before and after every real date. */
const [FIRST_DAY, NO_DAY] = ['0001-01-01' as PlainDate, '9999-12-31' as PlainDate];

const dayOf = (today: LoanToday): PlainDate => {
  switch (today.kind) {
    case 'late':
      return today.since ?? FIRST_DAY;
    case 'due':
      return today.dueOn;
    case 'automatic':
      return today.on;
    case 'processing':
      return today.next?.on ?? today.processing.countsOn;
    case 'nothing-due':
      return today.until ?? NO_DAY;
    default:
      return NO_DAY;
  }
};

/**
 * The most urgent of some loans; undefined if there are none. The others are counted here if the list is whole, and taken
 * from the list's totals otherwise. Of equally urgent loans, the first.
 */
export const leadOf = <L extends LoanSummary>(
  loans: readonly L[],
  facts: Pick<TodayFacts, 'today' | 'now'>,
  list: { readonly isWhole: boolean; readonly totals?: LoanTotals | undefined },
): Lead<L> | undefined => {
  const [lead, ...rest] = loans
    .map((loan) => ({ loan, today: loanTodayOf(loan, facts) }))
    .toSorted(
      (a, b) => RANK[a.today.kind] - RANK[b.today.kind] || comparePlainDates(dayOf(a.today), dayOf(b.today)),
    );
  if (!lead) return undefined;
  if (list.isWhole) {
    const days = rest.flatMap(({ today }) => (today.kind === 'due' ? [today.dueOn] : []));
    const late = rest.filter(({ today }) => today.kind === 'late').length;
    return { ...lead, others: { late, due: days.length, by: days.at(-1) } };
  }
  const { totals } = list;
  if (!totals) return { ...lead, others: undefined };
  const { pastDue, dueSoon } = totals;
  const counted = lead.loan.nextPayment !== undefined && lead.loan.nextPayment.dueOn <= dueSoon.by;
  const ownLate = lead.loan.pastDue.cents > 0 ? 1 : 0;
  return {
    ...lead,
    others: {
      late: Math.max(0, pastDue.count - ownLate),
      due: Math.max(0, dueSoon.count - (ownLate === 0 && counted ? 1 : 0)),
      by: dueSoon.by,
    },
  };
};
