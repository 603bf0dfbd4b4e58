import type { PaymentMethodType } from '@member-portal/domain/payment-method';
import type { ReviewedAutopay, SubmitAutopayFailure } from '../../autopay/index.ts';

/** Autopay to be turned on or changed; the type of the method where that changes. */
export interface AutopayToSave extends ReviewedAutopay {
  readonly newMethodType?: PaymentMethodType;
}

/** Why autopay was not saved, or is not known to have been made. */
export type SaveAutopayFailure = SubmitAutopayFailure | { readonly kind: 'not-offered' };

/** Why autopay was not saved. */
export type KnownFailure = Exclude<SaveAutopayFailure, { readonly kind: 'unknown-outcome' }>;
