import type { PlainDate } from '@member-portal/domain/calendar';
import type { BesidePayoff, LeftAfterPayoff, Loan, LoanId, PayoffQuote } from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import type { PayDateProblem, PayDays, RetryAhead } from '@member-portal/domain/payment';
import type { PaymentMethod, PaymentMethodId } from '@member-portal/domain/payment-method';
import type { PaymentOptions, PaymentOutcome } from '../../payments/index.ts';
import type { ReadFailure } from '../../ports/index.ts';
import type { CancelPaymentState } from '../cancel-payment/index.ts';
import type { FormCheck } from '../form-check.ts';
import type { CheckedPayment, Consent, Review } from '../ordering/index.ts';
import type { PayoffDraft } from './draft.ts';

/** A field that a buyer can come back to change. */
export type PayoffField = 'date' | 'method';

/** What is wrong with a field, by code. */
export type PayoffProblem = PayDateProblem | { readonly kind: 'method-missing' };

/** Why there is no quote. */
export type QuoteFailure = ReadFailure | { readonly kind: 'not-offered' };

/** A quote, as far as it is known. Never cached: every posting on the loan makes a quote out of date. */
export type Quote =
  /** No day is chosen that could be quoted. */
  | { readonly kind: 'no-day' }
  /** `on` is undefined where the platform quotes no chosen days: its quote of today then counts for each day that it covers. */
  | { readonly kind: 'loading'; readonly on: PlainDate | undefined }
  | { readonly kind: 'failed'; readonly on: PlainDate | undefined; readonly failure: QuoteFailure }
  | { readonly kind: 'ready'; readonly on: PlainDate | undefined; readonly quote: PayoffQuote };

/** What is known and chosen once there is something to choose from; every later state keeps it. */
export interface PayingOff {
  /** What to choose from; as it was before, where a payment has left nothing to choose from. */
  readonly options: PaymentOptions;
  /** The loan as it was read last. */
  readonly loan: Loan;
  readonly retryAhead: RetryAhead | undefined;
  readonly draft: PayoffDraft;
  /** Whether the platform quotes chosen days. */
  readonly forDate: boolean;
  readonly quote: Quote;
  /** Numbers the quotes that were asked for; only the answer to the latest counts. */
  readonly asked: number;
  /** The consent of the last review; another review begins its own. */
  readonly lastConsent: Consent | undefined;
  /** Whether day and method were shown to be chosen; until then a payoff goes on to its review as soon as it is quoted. */
  readonly chose: boolean;
  /** Whether analytics has recorded that a payoff was chosen. */
  readonly recorded: boolean;
}

/** A payoff whose day and method are being chosen. */
export interface ChoosingPayoff extends PayingOff {
  readonly kind: 'choosing';
  readonly days: PayDays;
  /** The methods that are good on the chosen day. */
  readonly methods: readonly PaymentMethod[];
  readonly method: PaymentMethod | undefined;
  readonly check: FormCheck<PayoffField, PayoffProblem>;
  readonly focusOn: PayoffField | undefined;
}

/** A payoff under review. */
export interface ReviewingPayoff extends PayingOff {
  readonly kind: 'reviewing';
  readonly review: Review;
  /** A new quote is being asked for, because the one reviewed has expired; the payoff shows as being sent. */
  readonly renewing: PlainDate | undefined;
  /** That the quote was asked for again during the review: how often, and the amount before. */
  readonly requoted: { readonly before: Money; readonly count: number } | undefined;
  /** What is still to be taken besides. */
  readonly beside: BesidePayoff | undefined;
  /** The loan as it was when the payoff was sent. */
  readonly sentOver: Loan | undefined;
}

/** Before there is anything to choose from. */
export interface UnreadPayoff {
  readonly loanId: LoanId;
  /** Whether it begins at its review where it can: quoted, and with a method known. */
  readonly atReview: boolean;
  /** What the same buyer had chosen before. */
  readonly kept: PayoffDraft | undefined;
}

/** Paying one loan off, from a dated quote to the outcome. */
export type PayoffState =
  | ({ readonly kind: 'loading' } & UnreadPayoff)
  | ({ readonly kind: 'failed'; readonly failure: ReadFailure } & UnreadPayoff)
  | ({
      readonly kind: 'not-payable';
      readonly loan: Loan;
      /** The coming year whose holidays are not known; undefined where there is another reason. */
      readonly holidaysUnknownIn: number | undefined;
    } & UnreadPayoff)
  | ChoosingPayoff
  | (PayingOff & {
      readonly kind: 'selecting-method';
      readonly methods: readonly PaymentMethod[];
      readonly picked: PaymentMethodId | undefined;
      /** Reports, and counts, tries to go on without picking a method. */
      readonly check: FormCheck<'method', { readonly kind: 'method-missing' }>;
    })
  /** A payment method is being added, by a separate flow. */
  | (PayingOff & { readonly kind: 'adding-method' })
  | ReviewingPayoff
  /** Another payment of the loan is being cancelled from the review. */
  | (PayingOff & {
      readonly kind: 'cancelling';
      readonly from: ReviewingPayoff;
      readonly cancelling: CancelPaymentState;
    })
  | (PayingOff & {
      readonly kind: 'done';
      readonly checked: CheckedPayment;
      readonly outcome: PaymentOutcome;
      /** What is still to be taken; undefined while the loan has not been read since the payoff. */
      readonly left: LeftAfterPayoff | undefined;
    })
  | { readonly kind: 'closed' };
