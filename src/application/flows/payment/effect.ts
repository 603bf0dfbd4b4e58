import type { TrackedEvent } from '@member-portal/domain/telemetry';
import type { Step } from '../flow.ts';
import type { OrderEffect } from '../ordering/index.ts';
import type { PaymentDraft } from './draft.ts';
import type { PaymentState } from './state.ts';

/** Effects of the payment flow. */
export type PaymentEffect =
  | OrderEffect<PaymentDraft>
  | { readonly kind: 'weigh' }
  | { readonly kind: 'record'; readonly event: TrackedEvent<'payment_amount_type'> };

/** The result of one step of a payment. */
export type PaymentStep = Step<PaymentState, PaymentEffect>;
