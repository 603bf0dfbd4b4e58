import type { PlainDate } from '@member-portal/domain/calendar';
import type { LoanId, PayoffQuote } from '@member-portal/domain/loan';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import type { TrackedEvent } from '@member-portal/domain/telemetry';
import type { Result } from 'neverthrow';
import type { Step } from '../flow.ts';
import type { OrderAnswer, OrderEffect, OrderEvent } from '../ordering/index.ts';
import type { PayoffDraft } from './draft.ts';
import type { PayoffState, QuoteFailure } from './state.ts';

/** What a buyer does to pay a loan off. */
export type PayoffEvent =
  | OrderEvent
  /** Asks again for a quote that failed. */
  | { readonly kind: 'quote-again' }
  /** To the list of methods, one of which is picked and then used. */
  | { readonly kind: 'select-method' }
  | { readonly kind: 'pick-method'; readonly methodId: PaymentMethodId }
  | { readonly kind: 'use-method' };

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
