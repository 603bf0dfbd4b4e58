import { addDays, addMonths, type PlainDate } from '../calendar/plain-date.ts';
import { NO_BALANCES } from '../ledger/account.ts';
import { dueDates, makeSchedule } from '../ledger/schedule.ts';
import { type LoanPlan, totalOf } from './loan-plan.ts';
import type { PlayedLoan } from './played-loan.ts';

/** A purchase for which nothing has been lent: it has terms and the instalments that were offered, and nothing in the books. */
export const playOffer = (
  plan: LoanPlan,
  offer: NonNullable<LoanPlan['offer']>,
  today: PlainDate,
): PlayedLoan => {
  const openedOn = addDays(today, -offer.placedDaysAgo);
  const first = plan.frequency === 'BIWEEKLY' ? addDays(openedOn, 14) : addMonths(openedOn, 1);
  const dates = dueDates(first, plan.term, plan.frequency);
  const original = totalOf(plan.items) - (plan.downPayment ?? 0);
  const instalments = makeSchedule({ terms: plan.terms, principal: original, from: openedOn, dates });
  return {
    books: {
      terms: plan.terms,
      balances: NO_BALANCES,
      charged: [],
      accruedThrough: openedOn,
      instalments,
    },
    journals: [],
    events: [],
    openedOn,
    firstDueOn: first,
    maturesOn: dates.at(-1) ?? first,
    closedOn: offer.kind === 'EXPIRED' ? addDays(today, -offer.daysAgo) : undefined,
    original,
    status: offer.kind,
    hardship: undefined,
    agreed: instalments,
  };
};
