import type { HolidaysUnknown } from '@member-portal/domain/calendar';
import { isPayable, type LoanId } from '@member-portal/domain/loan';
import { err, ok, type ResultAsync } from 'neverthrow';
import type {
  Clock,
  FeatureFlags,
  PaymentGateway,
  PortalConfiguration,
  ReadFailure,
  Servicing,
  SessionStore,
} from '../ports/index.ts';
import { type Cancellation, token } from '../services/index.ts';
import { withBuyer } from '../session/with-buyer.ts';
import { createPaymentOptionsOf, type PaymentOptions } from './payment-options.ts';

/** Reads a loan and the buyer's methods for their `PaymentOptionsOf`: for front ends that keep no reads. */
export type ReadPaymentOptions = (
  loanId: LoanId,
  cancellation?: Cancellation,
) => ResultAsync<PaymentOptions, ReadFailure | { readonly kind: 'not-payable' } | HolidaysUnknown>;
export const ReadPaymentOptions = token<ReadPaymentOptions>('ReadPaymentOptions');

export const createReadPaymentOptions = (
  servicing: Servicing,
  gateway: PaymentGateway,
  sessions: SessionStore,
  flags: FeatureFlags,
  configuration: PortalConfiguration,
  clock: Clock,
): ReadPaymentOptions => {
  const optionsOf = createPaymentOptionsOf(flags, configuration, clock);
  return (loanId, cancellation) =>
    withBuyer(sessions, (buyerId) =>
      servicing
        .readLoan(loanId, undefined, cancellation)
        .andThen((loan) => (isPayable(loan) ? ok(loan) : err({ kind: 'not-payable' } as const)))
        .andThen((loan) =>
          gateway.listMethods(buyerId, cancellation).andThen((methods) => optionsOf(loan, methods)),
        ),
    );
};
