import type { BesidePayoff, LeftAfterPayoff, Loan, LoanId } from '@member-portal/domain/loan';
import type { Locale } from '@member-portal/domain/locale';
import type { AmountType, PayDays, RetryAhead } from '@member-portal/domain/payment';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import type { PaymentPreview } from '@member-portal/domain/projection';
import type { PaymentOptions, PaymentOutcome, PreviewedPayment } from '../../payments/index.ts';
import type { ReadFailure } from '../../ports/index.ts';
import type { CancelPaymentState } from '../cancel-payment/index.ts';
import type { FormCheck } from '../form-check.ts';
import type { CheckedPayment, Consent, DraftField, DraftProblem, Review } from '../ordering/index.ts';
import type { PaymentDraft, PaymentStart, RetriedPayment } from './draft.ts';

/** What a run of the flow pays. */
export interface PaymentSubject {
  readonly loanId: LoanId;
  /** A failed payment that this one replaces. */
  readonly retried?: RetriedPayment | undefined;
  /** Where it starts; the form by default. */
  readonly start?: PaymentStart | undefined;
  /** The language for typed amounts and for documents. */
  readonly locale: Locale;
}

/** Data and choices kept by every state after loading. */
export interface Paying {
  readonly subject: PaymentSubject;
  /** What to choose from; the earlier choices if nothing is left after a payment. */
  readonly options: PaymentOptions;
  /** The loan as last read. */
  readonly loan: Loan;
  readonly retryAhead: RetryAhead | undefined;
  readonly draft: PaymentDraft;
  /** Whether the form was displayed; if not, the review has no step to go back to. */
  readonly chose: boolean;
  /** Whether the buyer has changed the initial draft. */
  readonly edited: boolean;
  /** The consent of the last review; another review starts its own. */
  readonly lastConsent: Consent | undefined;
  /** The amount type last reported to analytics. */
  readonly recorded: AmountType | undefined;
}

/** A payment whose amount, day and method are being chosen. */
export interface ChoosingPayment extends Paying {
  readonly kind: 'choosing';
  readonly check: FormCheck<DraftField, DraftProblem>;
  /** The methods usable on the chosen day. */
  readonly methods: readonly PaymentMethod[];
  /** The days that the chosen amount can be paid on. */
  readonly days: PayDays;
  /** The field that the buyer came back to change. */
  readonly focusOn: DraftField | undefined;
  /** The retry that a payment of the chosen amount would replace. */
  readonly replaces: RetryAhead | undefined;
  /** The effect of the payment; undefined while the draft has problems. */
  readonly preview: PreviewedPayment | undefined;
}

/** A payment under review. */
export interface ReviewingPayment extends Paying {
  readonly kind: 'reviewing';
  readonly review: Review;
  /** What will still be taken in addition to a payment of everything owed. */
  readonly beside: BesidePayoff | undefined;
  /** The loan as read when the payment was sent; undefined until then. */
  readonly sentOver: Loan | undefined;
}

/** A payment that was booked; `outcome` says whether the money is taken, `effect` what the loan is then. */
export interface PaymentDone extends Paying {
  readonly kind: 'done';
  readonly checked: CheckedPayment;
  /** The effect as reviewed, if it was known. Another payment may have been made since. */
  readonly preview: PreviewedPayment | undefined;
  /** The effect on the loan as read after the payment; undefined while that loan does not list it as in progress. */
  readonly effect: PaymentPreview | undefined;
  readonly outcome: PaymentOutcome;
  /** The loan as read when the payment was sent. */
  readonly sentOver: Loan | undefined;
  /** The loan as last read before the outcome. */
  readonly readBefore: Loan | undefined;
  /** What will still be taken after a payoff; undefined after any other payment, and until the loan was reloaded. */
  readonly left: LeftAfterPayoff | undefined;
}

/** Paying on one loan, from the choice of an amount to the outcome. */
export type PaymentState =
  /** `kept` is the same buyer's earlier draft. */
  | { readonly kind: 'loading'; readonly subject: PaymentSubject; readonly kept: PaymentDraft | undefined }
  | {
      readonly kind: 'failed';
      readonly subject: PaymentSubject;
      readonly kept: PaymentDraft | undefined;
      readonly failure: ReadFailure;
    }
  | {
      readonly kind: 'not-payable';
      readonly subject: PaymentSubject;
      readonly kept: PaymentDraft | undefined;
      readonly loan: Loan;
      /** The coming year with unknown holidays; undefined if there is another reason. */
      readonly holidaysUnknownIn: number | undefined;
    }
  | ChoosingPayment
  /** A method is being added in a separate flow. */
  | (Paying & { readonly kind: 'adding-method' })
  | ReviewingPayment
  /** Another payment of the loan is being cancelled from the review of a payoff. */
  | (Paying & {
      readonly kind: 'cancelling';
      readonly review: Review;
      readonly cancelling: CancelPaymentState;
    })
  | PaymentDone
  /** The buyer has left: reading and following have stopped. */
  | { readonly kind: 'closed'; readonly subject: PaymentSubject };
