import type { Activity } from '../payment/index.ts';
import type { LoanToday, Processing } from './loan-today.ts';
import type { TellsToday, TodaySaid } from './today-saying.ts';

type Late = Extract<LoanToday, { kind: 'late' }>;
/** A sentence, or none if its condition does not hold. */
export type Line = TodaySaid | false | undefined;

/** The late fee, and the last day on which a payment avoids it. */
export const avoids = (fee: Late['lateFee']): Line =>
  fee && { says: 'late.fee', amount: fee.amount, on: fee.payBy };

/** The payments in progress that cover all or part of what is due. */
export const processed = ({ count, amount, countsOn: on, phase }: Processing): TodaySaid =>
  count > 1
    ? { says: 'part.several', count, amount, on, phase }
    : { says: phase === 'scheduled' ? 'part.scheduled' : 'part.processing', amount, on };

/** A payment that the bank returned, and the reason where the lender shows it to its borrowers. */
export const returned = (failed: Activity | undefined, { showsReason }: TellsToday): readonly Line[] =>
  failed
    ? [
        { says: 'failed.returned', amount: failed.amount, on: failed.on },
        showsReason && failed.failure && { says: 'failed.reason', reason: failed.failure.reason },
      ]
    : [];

/** The sentences about a late loan. */
export const ofLate = (
  { pastDue, since, ask, processing, lateFee, failed }: Late,
  tells: TellsToday,
): readonly Line[] => {
  if (processing && !ask)
    return !lateFee || processing.countsOn <= lateFee.payBy
      ? [processed(processing), { says: 'late.coming' }]
      : [processed(processing), avoids(lateFee), tells.cancellable && { says: 'late.cancelFirst' }];
  return [
    processing ? { says: 'late.of', amount: pastDue } : since && { says: 'late.since', on: since },
    processing && processed(processing),
    avoids(lateFee),
    ...returned(failed, tells),
  ];
};
