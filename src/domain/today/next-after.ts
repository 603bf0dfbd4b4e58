import { type AmountDue, isBeingPaidOff } from '../loan/index.ts';
import { subtractMoney } from '../money/index.ts';
import { type DraftedLoan, draftAhead } from './draft-ahead.ts';
import { leftToAsk } from './in-progress-toward.ts';
import type { ComesNext, Processing } from './loan-today.ts';
import type { TodayFacts } from './today-facts.ts';

/** What comes after a covered payment: the draft that the platform reports, else the next line of the schedule. */
export const nextAfter = (
  loan: DraftedLoan,
  { dueOn }: AmountDue,
  { today, now }: TodayFacts,
): ComesNext | undefined => {
  const draft = draftAhead(loan, today, now);
  // A draft on or before the due day is for the payment that is covered already.
  if (draft && draft.on > dueOn) return { on: draft.on, amount: draft.amount, by: 'autopay' };
  // Once a payoff is booked, nothing of the schedule is left.
  if (isBeingPaidOff(loan)) return undefined;
  const line = loan.schedule?.find((one) => one.dueOn > dueOn && one.status !== 'PAID');
  return (
    line && {
      on: line.dueOn,
      amount: subtractMoney(line.amount, line.paid),
      by: loan.autopayEnrolled && !loan.autopayPaused ? 'autopay' : 'hand',
    }
  );
};

/** What comes once payments in progress have brought a loan up to date, less what they exceed that by. */
export const nextAfterLate = (
  loan: DraftedLoan,
  cover: Processing,
  { today, now }: TodayFacts,
): ComesNext | undefined => {
  const draft = draftAhead(loan, today, now);
  if (draft) return { on: draft.on, amount: draft.amount, by: 'autopay' };
  if (isBeingPaidOff(loan)) return undefined;
  const next = loan.nextPayment;
  if (!next || next.dueOn < today) return undefined;
  const beyond = subtractMoney(cover.amount, loan.pastDue);
  const amount = leftToAsk(next.amount, { amount: beyond });
  return amount && { on: next.dueOn, amount, by: 'hand' };
};
