import type { TrackedEvent } from '@member-portal/domain/telemetry';
import type { Step } from '../flow.ts';
import type { OrderEffect } from '../ordering/index.ts';
import type { PaymentDraft } from './draft.ts';
import type { PaymentState } from './state.ts';

/** What paying needs done. */
export type PaymentEffect =
  | OrderEffect<PaymentDraft>
  | { readonly kind: 'weigh' }
  | { readonly kind: 'record'; readonly event: TrackedEvent<'payment_amount_type'> };

/** What one step of a payment leads to. */
export type PaymentStep = Step<PaymentState, PaymentEffect>;
