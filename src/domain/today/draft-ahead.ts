import { addDays, type Instant, type PlainDate } from '../calendar/index.ts';
import type { AmountDue, Loan } from '../loan/index.ts';
import type { Money } from '../money/index.ts';
import type { DueLoan } from '../projection/index.ts';
import type { ComesNext, LoanToday } from './loan-today.ts';
import type { TodayFacts } from './today-facts.ts';

/** No weekend with adjacent holidays moves a draft further from its due day. */
const DRAFT_MOVES_AT_MOST_DAYS = 7;

type Automatic = Extract<LoanToday, { kind: 'automatic' }>;

/** A loan summary, or a loan, which also lists its drafts and its schedule. */
export type DraftedLoan = DueLoan & Partial<Pick<Loan, 'autopay'>>;

/**
 * The next draft that the platform reports, from a day on. Enrolment alone promises none: the first draft may come after the
 * next due day. While autopay is paused, nothing is drawn but what can no longer be changed.
 */
export const draftAhead = (loan: DraftedLoan, from: PlainDate, now: Instant): Automatic | undefined => {
  const listed = (loan.autopay?.drafts ?? []).map((one) => ({ ...one, method: undefined }));
  const draft = [loan.nextDraft, ...listed].find((one) => one && one.on >= from);
  if (!draft) return undefined;
  const { on, amount, method, lastChangeAt } = draft;
  const enrolled = loan.autopayEnrolled;
  const changeable = enrolled && (lastChangeAt === undefined || now <= lastChangeAt);
  if (loan.autopayPaused && changeable) return undefined;
  return { kind: 'automatic', on, amount, method, lastChangeAt, changeable, enrolled };
};

/** Whether a draft pays the next amount due in full, and on time except for days on which banks are closed. */
export const paysDue = (draft: Automatic, { dueOn }: AmountDue, left: Money): boolean =>
  draft.on <= addDays(dueOn, DRAFT_MOVES_AT_MOST_DAYS) && draft.amount.cents >= left.cents;

/**
 * The draft that still takes what is left of a past-due amount, because banks were closed on its due day. Undefined also if the
 * due day is not known, or if draft or payments in progress come too late to avoid the late fee.
 */
export const draftOfPastDue = (
  loan: DraftedLoan,
  {
    since,
    left,
    countsOn,
    payBy,
  }: Readonly<Record<'since' | 'countsOn' | 'payBy', PlainDate | undefined>> & {
    readonly left: Money | undefined;
  },
  { today, now }: TodayFacts,
): ComesNext | undefined => {
  const draft = draftAhead(loan, today, now);
  if (!draft || !since || !left || !paysDue(draft, { dueOn: since, amount: left }, left)) return undefined;
  const { on, amount } = draft;
  const isTooLate = payBy !== undefined && (on > payBy || (countsOn !== undefined && countsOn > payBy));
  return isTooLate ? undefined : { on, amount, by: 'autopay' };
};
