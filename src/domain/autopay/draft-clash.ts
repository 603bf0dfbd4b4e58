import { comparePlainDates, type Instant, type PlainDate } from '../calendar/index.ts';
import type { LoanAutopay } from '../loan/index.ts';
import { type AmountType, paysAll } from '../payment/index.ts';
import { draftsByChange } from './draft-change.ts';

type Draft = LoanAutopay['drafts'][number];

/** A one-time payment and a draft that would both pay the same instalment. */
export interface DraftClash {
  readonly draft: Draft;
  /** Whether the draft can still be stopped; a draft in progress is taken anyway. */
  readonly canStillBeStopped: boolean;
}

/**
 * The draft that a one-time payment would duplicate: the next one on or after the payment's day, if the payment counts
 * toward instalments. A payment of everything owed only clashes with a draft that can no longer be stopped, because later
 * drafts are dropped. A draft in progress when autopay was turned off or paused is still taken.
 */
export const clashOf = (
  payment: { readonly payOn: PlainDate; readonly amountType: AmountType },
  autopay: Pick<LoanAutopay, 'enrolled' | 'drafts' | 'pausedReason'>,
  now: Instant,
): DraftClash | undefined => {
  if (payment.amountType === 'PRINCIPAL') return undefined;
  const { inProgress } = draftsByChange(autopay.drafts, now);
  const isDrawn = autopay.enrolled && autopay.pausedReason === undefined;
  const [draft] = (isDrawn ? autopay.drafts : inProgress)
    .filter(({ on }) => on >= payment.payOn)
    .toSorted((a, b) => comparePlainDates(a.on, b.on));
  if (!draft) return undefined;
  const canStillBeStopped = now <= draft.lastChangeAt;
  return paysAll(payment.amountType) && canStillBeStopped ? undefined : { draft, canStillBeStopped };
};
