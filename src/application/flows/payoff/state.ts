import type { PlainDate } from '@member-portal/domain/calendar';
import type { BesidePayoff, LeftAfterPayoff, Loan, LoanId, PayoffQuote } from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import type { PayDateProblem, PayDays, RetryAhead } from '@member-portal/domain/payment';
import type { PaymentMethod, PaymentMethodId } from '@member-portal/domain/payment-method';
import type { PaymentPreview } from '@member-portal/domain/projection';
import type { PaymentOptions, PaymentOutcome, PreviewedPayment } from '../../payments/index.ts';
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

/** The state of the quote. Never cached: every booking on the loan makes a quote outdated. */
export type Quote =
  /** No day is chosen that could be quoted. */
  | { readonly kind: 'no-day' }
  /** `on` is undefined if the platform only quotes today: the quote then applies to each day that it covers. */
  | { readonly kind: 'loading'; readonly on: PlainDate | undefined }
  | { readonly kind: 'failed'; readonly on: PlainDate | undefined; readonly failure: QuoteFailure }
  | {
      readonly kind: 'ready';
      readonly on: PlainDate | undefined;
      readonly quote: PayoffQuote;
      /** What was in progress on the loan when the quote arrived, in cents. */
      readonly inProgress: number;
    };

/** Data and choices kept by every state after loading. */
export interface PayingOff {
  /** What to choose from; the earlier choices if nothing is left after a payment. */
  readonly options: PaymentOptions;
  /** The loan as last read. */
  readonly loan: Loan;
  readonly retryAhead: RetryAhead | undefined;
  readonly draft: PayoffDraft;
  /** Whether the platform quotes chosen days. */
  readonly forDate: boolean;
  readonly quote: Quote;
  /** The number of quotes requested; only the answer to the latest is used. */
  readonly asked: number;
  /** The consent of the last review; another review starts its own. */
  readonly lastConsent: Consent | undefined;
  /** Whether the form was displayed. If not, a payoff moves to its review as soon as it is quoted. */
  readonly chose: boolean;
  /** Whether the choice of a payoff was recorded in analytics. */
  readonly recorded: boolean;
}

/** A payoff whose day and method are being chosen. */
export interface ChoosingPayoff extends PayingOff {
  readonly kind: 'choosing';
  readonly days: PayDays;
  /** The methods usable on the chosen day. */
  readonly methods: readonly PaymentMethod[];
  readonly method: PaymentMethod | undefined;
  readonly check: FormCheck<PayoffField, PayoffProblem>;
  readonly focusOn: PayoffField | undefined;
}

/** A payoff under review. */
export interface ReviewingPayoff extends PayingOff {
  readonly kind: 'reviewing';
  readonly review: Review;
  /** The day of the new quote being requested because the reviewed one has expired; the payoff is shown as being sent. */
  readonly renewing: PlainDate | undefined;
  /** Set if the quote was renewed during the review: how often, and the amount before. */
  readonly requoted: { readonly before: Money; readonly count: number } | undefined;
  /** What will still be taken in addition. */
  readonly beside: BesidePayoff | undefined;
  /** The loan as read when the payoff was sent. */
  readonly sentOver: Loan | undefined;
}

/** A payoff that was booked; `outcome` says whether the money is taken, `left` what is still taken after it. */
export interface PayoffDone extends PayingOff {
  readonly kind: 'done';
  readonly checked: CheckedPayment;
  /** The effect as reviewed, if it was known. Another payment may have been made since. */
  readonly preview: PreviewedPayment | undefined;
  /** The effect on the loan as read after the payoff; undefined while that loan does not list it as in progress. */
  readonly effect: PaymentPreview | undefined;
  readonly outcome: PaymentOutcome;
  /** The loan as last read before the outcome. */
  readonly readBefore: Loan | undefined;
  /** What will still be taken; undefined until the loan was read again after the payoff. */
  readonly left: LeftAfterPayoff | undefined;
}

/** The state before the options are loaded. */
export interface UnreadPayoff {
  readonly loanId: LoanId;
  /** Whether it starts at the review if possible, that is with a quote and a method. */
  readonly atReview: boolean;
  /** The same buyer's earlier draft. */
  readonly kept: PayoffDraft | undefined;
}

/** Paying one loan off, from a dated quote to the outcome. */
export type PayoffState =
  | ({ readonly kind: 'loading' } & UnreadPayoff)
  | ({ readonly kind: 'failed'; readonly failure: ReadFailure } & UnreadPayoff)
  | ({
      readonly kind: 'not-payable';
      readonly loan: Loan;
      /** The coming year with unknown holidays; undefined if there is another reason. */
      readonly holidaysUnknownIn: number | undefined;
    } & UnreadPayoff)
  | ChoosingPayoff
  | (PayingOff & {
      readonly kind: 'selecting-method';
      readonly methods: readonly PaymentMethod[];
      readonly picked: PaymentMethodId | undefined;
      /** Reports and counts attempts to continue without selecting a method. */
      readonly check: FormCheck<'method', { readonly kind: 'method-missing' }>;
    })
  /** A payment method is being added in a separate flow. */
  | (PayingOff & { readonly kind: 'adding-method' })
  | ReviewingPayoff
  /** Another payment of the loan is being cancelled from the review. */
  | (PayingOff & {
      readonly kind: 'cancelling';
      readonly from: ReviewingPayoff;
      readonly cancelling: CancelPaymentState;
    })
  | PayoffDone
  | { readonly kind: 'closed' };
