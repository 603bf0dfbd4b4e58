import { addDays, type Instant, type PlainDate } from '../calendar/index.ts';
import { type AmountDue, isBeingPaidOff, type Loan } from '../loan/index.ts';
import type { Money } from '../money/index.ts';
import type { DueLoan } from '../projection/index.ts';
import type { LoanToday } from './loan-today.ts';

/** No weekend with adjacent holidays moves a draft further from its due day. */
const DRAFT_MOVES_AT_MOST_DAYS = 7;

type Automatic = Extract<LoanToday, { kind: 'automatic' }>;

/** A loan summary, or a loan, which also lists its drafts and its schedule. */
export type DraftedLoan = DueLoan & Partial<Pick<Loan, 'autopay'>>;

/**
 * The next draft: as the platform reports it, otherwise the next payment on its due day if autopay is on and not paused.
 * Ignores drafts of past days.
 */
export const draftAhead = (loan: DraftedLoan, today: PlainDate, now: Instant): Automatic | undefined => {
  const reported = loan.nextDraft ?? loan.autopay?.drafts[0];
  const enrolled = loan.autopayEnrolled;
  if (reported && reported.on >= today) {
    const { on, amount, lastChangeAt } = reported;
    return {
      kind: 'automatic',
      on,
      amount,
      method: loan.nextDraft?.method,
      lastChangeAt,
      changeable: enrolled && (lastChangeAt === undefined || now <= lastChangeAt),
      enrolled,
    };
  }
  const next = loan.nextPayment;
  // Autopay does not take payments on a loan that is being paid off, unless the platform lists a draft.
  if (!enrolled || loan.autopayPaused || isBeingPaidOff(loan) || !next || next.dueOn < today)
    return undefined;
  return {
    kind: 'automatic',
    on: next.dueOn,
    amount: next.amount,
    method: undefined,
    lastChangeAt: undefined,
    changeable: true,
    enrolled,
  };
};

/** Whether a draft pays the next amount due in full, and on time except for days on which banks are closed. */
export const paysDue = (draft: Automatic, { dueOn }: AmountDue, left: Money): boolean =>
  draft.on <= addDays(dueOn, DRAFT_MOVES_AT_MOST_DAYS) && draft.amount.cents >= left.cents;
