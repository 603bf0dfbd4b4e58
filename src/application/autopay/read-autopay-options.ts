import {
  AUTOPAY_AMOUNT_TYPES,
  type AutopayAmountType,
  type AutopayIneligibility,
  mayEnrol,
  mayManage,
} from '@member-portal/domain/autopay';
import type { Loan, LoanId } from '@member-portal/domain/loan';
import { methodsFor, type PaymentMethod } from '@member-portal/domain/payment-method';
import { err, ok, type ResultAsync } from 'neverthrow';
import { cutOffOf } from '../payments/cut-off-of.ts';
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

/** What a buyer may choose from when turning autopay on, or changing it. */
export interface AutopayOptions {
  readonly mode: 'enrol' | 'manage';
  readonly loan: Loan;
  readonly amountTypes: readonly AutopayAmountType[];
  /** Methods that autopay may draw on from today on. */
  readonly methods: readonly PaymentMethod[];
  /** The method that it draws on now; it may no longer be one of those to choose from. */
  readonly current: PaymentMethod | undefined;
}

/** The amounts and methods that autopay may have on a loan: to turn it on, or to change it where it is on. */
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
  const cutOff = cutOffOf(configuration);
  return (loanId, cancellation) =>
    withBuyer(sessions, (buyerId) =>
      servicing
        .readLoan(loanId, undefined, cancellation)
        .andThen((loan) => {
          if (mayManage(loan)) return ok({ loan, mode: 'manage' as const });
          const eligible = mayEnrol(loan, flags.current());
          return eligible.isOk() ? ok({ loan, mode: 'enrol' as const }) : err(eligible.error);
        })
        .andThen(({ loan, mode }) =>
          gateway.listMethods(buyerId, cancellation).map((methods): AutopayOptions => {
            const today = cutOff.zone.dateAt(clock.now());
            return {
              mode,
              loan,
              amountTypes: AUTOPAY_AMOUNT_TYPES,
              methods: methodsFor('AUTOPAY', methods, today, { creditCards: false }),
              current: methods.find(({ id }) => loan.autopay.enrolled && id === loan.autopay.paymentMethodId),
            };
          }),
        ),
    );
};
