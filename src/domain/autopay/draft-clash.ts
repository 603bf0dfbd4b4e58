import { comparePlainDates, type Instant, type PlainDate } from '../calendar/index.ts';
import type { LoanAutopay } from '../loan/index.ts';
import { type AmountType, paysAll } from '../payment/index.ts';
import { draftsByChange } from './draft-change.ts';

type Draft = LoanAutopay['drafts'][number];

/** A one-time payment and a draft that would both be taken for the same instalment. */
export interface DraftClash {
  readonly draft: Draft;
  /** Whether the draft can still be stopped; one that is in progress will be drawn anyway. */
  readonly canStillBeStopped: boolean;
}

/**
 * The draft that a one-time payment would double: the next one on or after its day, when the payment counts
 * toward instalments. One that pays everything off only clashes with a draft that can no longer be stopped:
 * later ones are dropped anyway. A draft that was in progress when autopay was turned off is drawn anyway.
 */
export const clashOf = (
  payment: { readonly payOn: PlainDate; readonly amountType: AmountType },
  autopay: Pick<LoanAutopay, 'enrolled' | 'drafts'>,
  now: Instant,
): DraftClash | undefined => {
  if (payment.amountType === 'PRINCIPAL') return undefined;
  const { inProgress } = draftsByChange(autopay.drafts, now);
  const [draft] = (autopay.enrolled ? autopay.drafts : inProgress)
    .filter(({ on }) => on >= payment.payOn)
    .toSorted((a, b) => comparePlainDates(a.on, b.on));
  if (!draft) return undefined;
  const canStillBeStopped = now <= draft.lastChangeAt;
  return paysAll(payment.amountType) && canStillBeStopped ? undefined : { draft, canStillBeStopped };
};
