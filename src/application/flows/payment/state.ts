import type { BesidePayoff, LeftAfterPayoff, Loan, LoanId } from '@member-portal/domain/loan';
import type { Locale } from '@member-portal/domain/locale';
import type { AmountType, RetryAhead } from '@member-portal/domain/payment';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import type { PaymentOptions, PaymentOutcome, PreviewedPayment } from '../../payments/index.ts';
import type { ReadFailure } from '../../ports/index.ts';
import type { CancelPaymentState } from '../cancel-payment/index.ts';
import type { FormCheck } from '../form-check.ts';
import type { CheckedPayment, Consent, DraftField, DraftProblem, Review } from '../ordering/index.ts';
import type { PaymentDraft, PaymentStart, RetriedPayment } from './draft.ts';

/** What a run of the flow pays. */
export interface PaymentSubject {
  readonly loanId: LoanId;
  /** A failed payment that this one cures. */
  readonly retried?: RetriedPayment | undefined;
  /** Where it begins; defaults to the choice. */
  readonly start?: PaymentStart | undefined;
  /** The language that amounts are typed and documents are read in. */
  readonly locale: Locale;
}

/** What is known and chosen once there is something to choose from; every later state keeps it. */
export interface Paying {
  readonly subject: PaymentSubject;
  /** What to choose from; as it was before, where a payment has left nothing to choose from. */
  readonly options: PaymentOptions;
  /** The loan as it was read last. */
  readonly loan: Loan;
  readonly retryAhead: RetryAhead | undefined;
  readonly draft: PaymentDraft;
  /** Whether the choice has been on the screen; a review without a step before it has no way back. */
  readonly chose: boolean;
  /** Whether the buyer has changed the draft that a new payment starts with. */
  readonly edited: boolean;
  /** The consent of the last review; another review begins its own. */
  readonly lastConsent: Consent | undefined;
  /** The amount type last reported to analytics. */
  readonly recorded: AmountType | undefined;
}

export interface ChoosingPayment extends Paying {
  readonly kind: 'choosing';
  readonly check: FormCheck<DraftField, DraftProblem>;
  /** The methods that are good on the chosen day. */
  readonly methods: readonly PaymentMethod[];
  /** The field that the buyer came back to change. */
  readonly focusOn: DraftField | undefined;
  /** The retry that a payment of the chosen amount would replace. */
  readonly replaces: RetryAhead | undefined;
  /** What the payment would change; none while the draft has problems. */
  readonly preview: PreviewedPayment | undefined;
}

export interface ReviewingPayment extends Paying {
  readonly kind: 'reviewing';
  readonly review: Review;
  /** What is still to be taken besides a payment of all that is owed. */
  readonly beside: BesidePayoff | undefined;
  /** The loan as it was read when the payment was sent; undefined until then. */
  readonly sentOver: Loan | undefined;
}

export interface PaymentDone extends Paying {
  readonly kind: 'done';
  readonly checked: CheckedPayment;
  /** What it was to change, as far as that was known. */
  readonly preview: PreviewedPayment | undefined;
  readonly outcome: PaymentOutcome;
  /** The loan as it was read when the payment was sent; undefined where another visit sent it. */
  readonly sentOver: Loan | undefined;
  /** What is still to be taken after a payoff; undefined after another payment, and until the loan was read again. */
  readonly left: LeftAfterPayoff | undefined;
}

/** Paying on one loan, from the choice of an amount to the outcome. */
export type PaymentState =
  /** `kept` is a draft of the same buyer from before. */
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
      /** The coming year whose holidays are not known; undefined where there is another reason. */
      readonly holidaysUnknownIn: number | undefined;
    }
  | ChoosingPayment
  /** A method is being added, by a separate flow. */
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
