import type { Instant, PlainDate } from '../calendar/index.ts';
import type { LoanAutopay } from '../loan/index.ts';
import type { Money } from '../money/index.ts';
import type { AmountType, PaymentFrequency } from '../payment/index.ts';
import type { PaymentMethodId } from '../payment-method/index.ts';

/** The current autopay state of a loan. */
export type Autopay = LoanAutopay;

/** What a buyer authorises when autopay is turned on or changed. */
export interface AutopayEnrolment {
  readonly flow: 'AUTOPAY_ENROLL' | 'MANAGE_AUTOPAY';
  readonly paymentMethodId: PaymentMethodId;
  readonly amountType: AmountType;
  readonly amount: Money | undefined;
  /** Whether the draft amount is fixed, within a range or varying; a varying amount requires notice before each draft. */
  readonly amountRule: 'FIXED' | 'RANGE' | 'VARYING';
  readonly frequency: PaymentFrequency;
  readonly startOn: PlainDate;
  /** Canada: the buyer waived the notice of the first debit; recorded with the authorisation. */
  readonly preNotificationWaived: boolean | undefined;
  readonly authorisation: { readonly documentId: string; readonly acceptedAt: Instant };
}
