import type { PlainDate } from '../calendar/index.ts';
import { nextDueAfter } from '../projection/index.ts';
import { type DraftedLoan, draftAhead } from './draft-ahead.ts';
import type { ComesNext } from './loan-today.ts';
import type { TodayFacts } from './today-facts.ts';

/**
 * What comes next if payments in progress cover everything due up to a day: the draft that the platform reports, otherwise
 * the next amount due. A draft up to that day pays what is already covered, so it is skipped.
 */
export const nextAfter = (
  loan: DraftedLoan,
  covered: PlainDate,
  { today, now }: TodayFacts,
): ComesNext | undefined => {
  const draft = draftAhead(loan, today, now);
  if (draft && draft.on > covered) return { on: draft.on, amount: draft.amount, by: 'autopay' };
  const next = nextDueAfter(loan);
  if (!next || next.dueOn <= covered) return undefined;
  const by = loan.autopayEnrolled && !loan.autopayPaused ? 'autopay' : 'hand';
  return { on: next.dueOn, amount: next.amount, by };
};
