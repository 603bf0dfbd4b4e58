import type { AutopayIneligibility } from '@member-portal/domain/autopay';
import type { LoanId } from '@member-portal/domain/loan';
import type { ResultAsync } from 'neverthrow';
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
import { type AutopayOptions, autopayModeOf, createAutopayOptionsOf } from './autopay-options.ts';

/** Reads a loan and the buyer's methods for their `AutopayOptionsOf`: for front ends that keep no reads. */
export type ReadAutopayOptions = (
  loanId: LoanId,
  cancellation?: Cancellation,
) => ResultAsync<AutopayOptions, ReadFailure | AutopayIneligibility>;
export const ReadAutopayOptions = token<ReadAutopayOptions>('ReadAutopayOptions');

export const createReadAutopayOptions = (
  servicing: Servicing,
  gateway: PaymentGateway,
  sessions: SessionStore,
  flags: FeatureFlags,
  configuration: PortalConfiguration,
  clock: Clock,
): ReadAutopayOptions => {
  const optionsOf = createAutopayOptionsOf(flags, configuration, clock);
  return (loanId, cancellation) =>
    withBuyer(sessions, (buyerId) =>
      servicing
        .readLoan(loanId, undefined, cancellation)
        .andThen((loan) => autopayModeOf(loan, flags).map(() => loan))
        .andThen((loan) =>
          gateway.listMethods(buyerId, cancellation).andThen((methods) => optionsOf(loan, methods)),
        ),
    );
};
