import type { PlainDate } from '@member-portal/domain/calendar';
import type { LoanId, PayoffQuote } from '@member-portal/domain/loan';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import type { TrackedEvent } from '@member-portal/domain/telemetry';
import type { Result } from 'neverthrow';
import type { Step } from '../flow.ts';
import type { OrderAnswer, OrderEffect, OrderEvent } from '../ordering/index.ts';
import type { PayoffDraft } from './draft.ts';
import type { PayoffState, QuoteFailure } from './state.ts';

/** A buyer's actions to pay a loan off. */
export type PayoffEvent =
  | OrderEvent
  /** Retries a failed quote. */
  | { readonly kind: 'quote-again' }
  /** Opens the list of methods, in which one is selected and then confirmed. */
  | { readonly kind: 'select-method' }
  | { readonly kind: 'pick-method'; readonly methodId: PaymentMethodId }
  | { readonly kind: 'use-method' };

/** Results of effects. */
export type PayoffAnswer =
  | OrderAnswer
  | {
      readonly kind: 'quoted';
      readonly attempt: number;
      readonly result: Result<PayoffQuote, QuoteFailure>;
    };

/** Effects of the flow. */
export type PayoffEffect =
  | OrderEffect<PayoffDraft>
  | {
      readonly kind: 'quote';
      readonly loanId: LoanId;
      readonly attempt: number;
      readonly on: PlainDate | undefined;
    }
  | { readonly kind: 'record'; readonly event: TrackedEvent };

/** The result of one step. */
export type PayoffStep = Step<PayoffState, PayoffEffect>;
