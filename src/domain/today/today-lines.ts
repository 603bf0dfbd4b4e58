import { isPositive } from '../money/index.ts';
import type { Activity } from '../payment/index.ts';
import type { LoanToday, Processing } from './loan-today.ts';
import type { TodayContext, TodayMessage } from './today-message.ts';

type Late = Extract<LoanToday, { kind: 'late' }>;
/** A message, or none if its condition does not hold. */
export type Line = TodayMessage | false | undefined;

/** The late fee, and the last day on which a payment avoids it. */
export const avoidableFee = (fee: Late['lateFee']): Line =>
  fee && { name: 'late.fee', amount: fee.amount, on: fee.payBy };

/** The payments in progress that cover all or part of what is due. */
export const progressMessage = ({ count, amount, countsOn: on, phase }: Processing): TodayMessage =>
  count > 1
    ? { name: 'part.several', count, amount, on, phase }
    : { name: phase === 'scheduled' ? 'part.scheduled' : 'part.processing', amount, on };

/** A payment that the bank returned, and the reason where the lender shows it to its borrowers. */
export const returnMessages = (
  failed: Activity | undefined,
  { showsReason }: TodayContext,
): readonly Line[] =>
  failed
    ? [
        { name: 'failed.returned', amount: failed.amount, on: failed.on },
        showsReason && failed.failure && { name: 'failed.reason', reason: failed.failure.reason },
      ]
    : [];

/** The messages about a late loan. */
export const lateMessages = (
  { pastDue, since, ask, processing, draft, lateFee, failed, retryOn }: Late,
  context: TodayContext,
): readonly Line[] => {
  const drawn: Line = draft && { name: 'next.autopay', amount: draft.amount, on: draft.on };
  if (!processing)
    return [
      since && { name: 'late.since', on: since },
      drawn,
      drawn && { name: 'late.coming' },
      avoidableFee(lateFee),
      ...returnMessages(failed, context),
      retryOn && { name: 'failed.retry', on: retryOn },
    ];
  // A payment that counts after the fee's day does not avoid it, even together with the rest.
  const isTooLate = lateFee !== undefined && processing.countsOn > lateFee.payBy;
  const { cancellable } = context;
  return [
    ask && { name: 'late.of', amount: pastDue },
    progressMessage(processing),
    drawn,
    (isTooLate ? !ask || cancellable : ask !== undefined) && avoidableFee(lateFee),
    isTooLate && cancellable && { name: 'late.cancelFirst' },
    !isTooLate && !ask && isPositive(pastDue) && { name: 'late.coming' },
    ...(ask ? returnMessages(failed, context) : []),
  ];
};
