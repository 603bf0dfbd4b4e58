import {
  AUTOPAY_AMOUNT_TYPES,
  type AutopayAmountType,
  type AutopayIneligibility,
  mayEnrol,
  mayManage,
} from '@member-portal/domain/autopay';
import type { Loan } from '@member-portal/domain/loan';
import { methodsFor, type PaymentMethod } from '@member-portal/domain/payment-method';
import { ok, type Result } from 'neverthrow';
import { bankingCalendarOf } from '../payments/banking-calendar-of.ts';
import { FeatureFlags, LenderClock, TenantRules } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';

/** A buyer's choices when turning autopay on or changing it. */
export interface AutopayOptions {
  readonly mode: 'enrol' | 'manage';
  readonly loan: Loan;
  readonly amountTypes: readonly AutopayAmountType[];
  /** Methods that autopay may use from today. */
  readonly methods: readonly PaymentMethod[];
  /** The method in use now, which may no longer be one to choose from. */
  readonly current: PaymentMethod | undefined;
}

/**
 * The amounts and methods allowed for autopay on a loan, whether it is turned on or changed. What is chosen among them goes to
 * `planAutopay` and `PrepareAutopay`, then to `autopayEnrolment`, and to `EnrolInAutopay` or, in mode `manage`, `ManageAutopay`.
 */
export type AutopayOptionsOf = (
  loan: Loan,
  methods: readonly PaymentMethod[],
) => Result<AutopayOptions, AutopayIneligibility>;

/** Whether autopay of a loan can be managed or turned on. */
const autopayModeOf = (
  loan: Loan,
  flags: FeatureFlags,
): Result<AutopayOptions['mode'], AutopayIneligibility> =>
  mayManage(loan) ? ok('manage' as const) : mayEnrol(loan, flags.current()).map(() => 'enrol' as const);

export const AutopayOptionsOf = defineUseCase(
  'AutopayOptionsOf',
  { flags: FeatureFlags, configuration: TenantRules, clock: LenderClock },
  ({ flags, configuration, clock }): AutopayOptionsOf => {
    const { zone } = bankingCalendarOf(configuration);
    return (loan, methods) =>
      autopayModeOf(loan, flags).map((mode) => ({
        mode,
        loan,
        amountTypes: AUTOPAY_AMOUNT_TYPES,
        methods: methodsFor('AUTOPAY', methods, zone.dateAt(clock.now()), { creditCards: false }),
        current:
          mode === 'manage' ? methods.find(({ id }) => id === loan.autopay.paymentMethodId) : undefined,
      }));
  },
);
