import type { PlainDate } from '@member-portal/domain/calendar';
import type { LoanId, PayoffQuote } from '@member-portal/domain/loan';
import type { PaymentRequest } from '@member-portal/domain/payment';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import type { TrackedEvent } from '@member-portal/domain/telemetry';
import type { Result } from 'neverthrow';
import type { CancelPaymentEvent } from '../cancel-payment/index.ts';
import type { Step } from '../flow.ts';
import type { OrderAnswer, OrderEffect, ReviewEvent } from '../ordering/index.ts';
import type { PayoffDraft } from './draft.ts';
import type { PayoffField, PayoffState, QuoteFailure } from './state.ts';

/** What a buyer does to pay a loan off. */
export type PayoffEvent =
  /** Reads again what could not be read. */
  | { readonly kind: 'read-again' }
  /** Asks again for a quote that could not be had. */
  | { readonly kind: 'quote-again' }
  | { readonly kind: 'choose-day'; readonly text: string }
  /** To the list of methods, one of which is picked and then used. */
  | { readonly kind: 'select-method' }
  | { readonly kind: 'pick-method'; readonly methodId: PaymentMethodId }
  | { readonly kind: 'use-method' }
  | { readonly kind: 'add-method' }
  | { readonly kind: 'method-added'; readonly methodId: PaymentMethodId }
  | { readonly kind: 'review' }
  /** Back from the review, to change a field. */
  | { readonly kind: 'change'; readonly field: PayoffField }
  | ReviewEvent
  /** To cancelling another payment that would be taken beside the payoff. */
  | { readonly kind: 'cancel-other'; readonly payment: PaymentRequest }
  | CancelPaymentEvent
  | { readonly kind: 'back' }
  | { readonly kind: 'close' };

/** What comes back from effects. */
export type PayoffAnswer =
  | OrderAnswer
  | {
      readonly kind: 'quoted';
      readonly attempt: number;
      readonly result: Result<PayoffQuote, QuoteFailure>;
    };

/** What the flow needs done. */
export type PayoffEffect =
  | OrderEffect<PayoffDraft>
  | {
      readonly kind: 'quote';
      readonly loanId: LoanId;
      readonly attempt: number;
      readonly on: PlainDate | undefined;
    }
  | { readonly kind: 'record'; readonly event: TrackedEvent };

/** What one step of the flow leads to. */
export type PayoffStep = Step<PayoffState, PayoffEffect>;
