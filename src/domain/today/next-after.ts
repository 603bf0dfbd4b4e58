import { addDays, type PlainDate } from '../calendar/index.ts';
import { nextDueAfter } from '../projection/index.ts';
import { type DraftedLoan, draftAhead, paysDue } from './draft-ahead.ts';
import type { ComesNext } from './loan-today.ts';
import type { TodayFacts } from './today-facts.ts';

/**
 * What comes next if payments in progress cover everything due up to a day: the next amount due, or the draft that the
 * platform reports for it. A draft up to that day pays what is already covered, and one that comes too late or is too small
 * leaves the next amount to the buyer.
 */
export const nextAfter = (
  loan: DraftedLoan,
  covered: PlainDate,
  { today, now }: TodayFacts,
): ComesNext | undefined => {
  const due = nextDueAfter(loan);
  const next = due && due.dueOn > covered ? due : undefined;
  const from = addDays(covered, 1);
  const draft = draftAhead(loan, from > today ? from : today, now);
  if (draft && (!next || paysDue(draft, next, next.amount)))
    return { on: draft.on, amount: draft.amount, by: 'autopay' };
  return next && { on: next.dueOn, amount: next.amount, by: 'hand' };
};
