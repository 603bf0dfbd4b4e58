import type { PaymentMethodType } from '@member-portal/domain/payment-method';
import type { ReviewedAutopay, SubmitAutopayFailure } from '../../autopay/index.ts';

/** Autopay to be turned on or changed, with the type of a new method. */
export interface AutopayToSave extends ReviewedAutopay {
  readonly newMethodType?: PaymentMethodType;
}

/** Why autopay was not saved, or is not known to be saved. */
export type SaveAutopayFailure = SubmitAutopayFailure | { readonly kind: 'not-offered' };

/** Why autopay was not saved. */
export type KnownFailure = Exclude<SaveAutopayFailure, { readonly kind: 'unknown-outcome' }>;
