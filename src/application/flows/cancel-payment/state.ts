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
      /** Why the last attempt failed; kept during a retry. */
      readonly failure: CancelPaymentFailure | undefined;
      /** Increases with every failure, so that a front end announces the same one again. */
      readonly attempt: number;
    }
  | { readonly kind: 'cancelled'; readonly subject: CancelSubject };

/** The confirmation before cancelling a payment. */
export const askToCancel = (subject: CancelSubject): CancelPaymentState => ({
  kind: 'asking',
  subject,
  sending: false,
  failure: undefined,
  attempt: 0,
});
