import type { PaymentMethodType } from '@member-portal/domain/payment-method';
import type { ReviewedAutopay } from '../../autopay/index.ts';

/** Autopay to be turned on or changed; the type of the method where that changes. */
export interface AutopayToSave extends ReviewedAutopay {
  readonly newMethodType?: PaymentMethodType;
}
