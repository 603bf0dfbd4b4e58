import type { LoanId } from '@member-portal/domain/loan';
import type { PaymentRequest } from '@member-portal/domain/payment';
import type { CancelPaymentFailure } from '../../payments/index.ts';

/** The scheduled payment of a loan that a buyer wants to cancel. */
export interface CancelSubject {
  readonly loanId: LoanId;
  readonly payment: PaymentRequest;
}

/** Cancelling one scheduled payment. */
export type CancelPaymentState =
  | {
      readonly kind: 'asking';
      readonly subject: CancelSubject;
      readonly sending: boolean;
      /** Why it was not cancelled at the last try; it stays while it is tried again. */
      readonly failure: CancelPaymentFailure | undefined;
      /** Rises with every failure, so that a front end announces the same one again. */
      readonly attempt: number;
    }
  | { readonly kind: 'cancelled'; readonly subject: CancelSubject };

/** The question whether to cancel a payment. */
export const askToCancel = (subject: CancelSubject): CancelPaymentState => ({
  kind: 'asking',
  subject,
  sending: false,
  failure: undefined,
  attempt: 0,
});
