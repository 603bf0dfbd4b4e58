import { addDays, type PlainDate } from '../calendar/index.ts';
import {
  type AmountDue,
  isBeingPaidOff,
  isOwedThoughClosed,
  isPayable,
  segmentOf,
  standingOf,
} from '../loan/index.ts';
import { isPositive } from '../money/index.ts';
import { mayBeRetried, retryAheadOf } from '../payment/index.ts';
import { nextDueAfter } from '../projection/index.ts';
import { type DraftedLoan, draftAhead, draftOfPastDue, paysDue } from './draft-ahead.ts';
import { inProgressToward, leftToPay, pastDueCover } from './in-progress-toward.ts';
import type { LoanToday, NothingDueReason } from './loan-today.ts';
import { nextAfter } from './next-after.ts';
import { quietReason } from './quiet-reason.ts';
import type { TodayFacts } from './today-facts.ts';

const feeAvoidable = ({ lateFee }: DraftedLoan, today: PlainDate) => {
  const payBy = lateFee && addDays(lateFee.on, -1);
  return payBy && payBy >= today ? { payBy, amount: lateFee.amount } : undefined;
};

/**
 * A failed payment determines the loan's state if it covers the whole past-due amount, or paying it now replaces its retry
 * and nothing is past due. A payment in progress that lowers what is due has already replaced it.
 */
const failedOf = (loan: DraftedLoan, { failed, today }: TodayFacts): LoanToday | undefined => {
  if (!failed || !mayBeRetried(failed.status) || !isPayable(loan) || inProgressToward(loan, today))
    return undefined;
  const ahead = retryAheadOf(failed, today);
  const late = loan.pastDue.cents > 0;
  if (late ? failed.amount.cents < loan.pastDue.cents : !ahead) return undefined;
  return {
    kind: 'failed',
    payment: failed,
    ask: ahead ? failed.amount : loan.pastDue,
    retryOn: ahead?.on,
    lateFee: feeAvoidable(loan, today),
  };
};

const lateOf = (loan: DraftedLoan, facts: TodayFacts, inGrace: boolean): LoanToday => {
  const { pastDue, pastDueSince, nextPayment } = loan;
  const { today } = facts;
  const cover = pastDue.cents > 0 ? pastDueCover(loan, today) : undefined;
  if (cover)
    return { kind: 'processing', processing: cover, next: nextAfter(loan, addDays(today, -1), facts) };
  const processing = inProgressToward(loan, today);
  // Some platforms report the missed due day as the next one.
  const missed = nextPayment && nextPayment.dueOn < today ? nextPayment.dueOn : undefined;
  const fee = feeAvoidable(loan, today);
  const inTime = fee && inProgressToward(loan, today, fee.payBy);
  const since = pastDueSince ?? missed;
  const left = isBeingPaidOff(loan) ? undefined : leftToPay(pastDue, processing);
  const days = { since, countsOn: processing?.countsOn, payBy: fee?.payBy };
  const draft = draftOfPastDue(loan, { ...days, left }, facts);
  return {
    kind: 'late',
    pastDue,
    since,
    inGrace,
    ask: draft ? undefined : left,
    processing,
    draft,
    lateFee: draft || (inTime && !leftToPay(pastDue, inTime)) ? undefined : fee,
    failed: facts.failed,
    // A payment in progress may have replaced the retry.
    retryOn: facts.failed && !processing ? retryAheadOf(facts.failed, today)?.on : undefined,
  };
};

/** The most important fact about a loan for its borrower. Every loan of every status has exactly one state. */
export const loanTodayOf = (loan: DraftedLoan, facts: TodayFacts): LoanToday => {
  const { today, now } = facts;
  const { status, nextPayment, balance } = loan;
  if (status === 'UNKNOWN_STATUS') return { kind: 'unknown' };
  if (isOwedThoughClosed(loan)) return { kind: 'still-owed', balance };
  const quiet = (reason: NothingDueReason): LoanToday => ({
    kind: 'nothing-due',
    reason,
    until: undefined,
    amount: undefined,
  });
  if (segmentOf(status) !== 'outstanding') return quiet('ended');
  const { kind } = standingOf(loan);
  const late = kind === 'current' ? undefined : lateOf(loan, facts, kind === 'grace-period');
  const failedOrLate = late?.kind === 'late' && late.draft ? late : (failedOf(loan, facts) ?? late);
  if (failedOrLate) return failedOrLate;
  if (status === 'REVIEW') return quiet('in-review');
  const draft = draftAhead(loan, today, now);
  if (!nextPayment) return draft ?? quiet('settled');
  const { dueOn, amount } = nextPayment;
  const leftOf = (after: AmountDue | undefined) => (after?.dueOn === dueOn ? after.amount : undefined);
  const inTime = inProgressToward(loan, today, dueOn);
  if (inTime && !leftOf(nextDueAfter(loan, { by: dueOn })))
    return { kind: 'processing', processing: inTime, next: nextAfter(loan, dueOn, facts) };
  const processing = inProgressToward(loan, today);
  const left = leftOf(nextDueAfter(loan));
  if (draft && paysDue(draft, nextPayment, left ?? { ...amount, cents: 0 })) return draft;
  const reason = quietReason(loan, today, nextPayment);
  if (reason)
    return { kind: 'nothing-due', reason, until: dueOn, amount: isPositive(amount) ? amount : undefined };
  const isEarlier = !draft && (loan.nextDraft ?? loan.autopay?.drafts[0]) !== undefined;
  const notCoveredByAutopay = loan.autopayEnrolled && !loan.autopayPaused && !isEarlier;
  return { kind: 'due', amount, dueOn, ask: left, processing, failed: facts.failed, notCoveredByAutopay };
};
