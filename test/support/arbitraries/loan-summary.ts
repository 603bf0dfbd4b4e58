import { addDays, type Instant } from '@member-portal/domain/calendar';
import { LOAN_STATUSES, LOAN_SUB_STATUSES, type LoanId, type LoanSummary } from '@member-portal/domain/loan';
import { AMOUNT_TYPES, PAYMENT_REQUEST_STATUSES } from '@member-portal/domain/payment';
import { type Arbitrary, array, boolean, constant, constantFrom, integer, option, record } from 'fast-check';
import { aLoanSummary, usd } from '../builders/a-loan.ts';
import { day } from './plain-date.ts';

/** The day on which these loans are looked at. */
export const LOOKED_AT = day('2026-11-22');

const anyDayAround = integer({ min: -60, max: 90 }).map((days) => addDays(LOOKED_AT, days));
const anyCents = integer({ min: 0, max: 30_000 });
const maybe = <T>(arbitrary: Arbitrary<T>): Arbitrary<T | undefined> => option(arbitrary, { nil: undefined });

const anyPaymentInProgress = record({
  id: constant('payment'),
  status: constantFrom(...PAYMENT_REQUEST_STATUSES),
  amountType: constantFrom(...AMOUNT_TYPES),
  amount: anyCents.map(usd),
  payOn: anyDayAround,
});

/** Loans of every status, late or not, with payments in progress, drafts, plans and fees in every combination. */
export const anyLoanSummary: Arbitrary<LoanSummary> = record({
  id: integer({ min: 1, max: 99_999 }).map((number) => `loan-${number}` as LoanId),
  status: constantFrom(...LOAN_STATUSES, 'UNKNOWN_STATUS' as const, 'OUTSTANDING' as const),
  subStatus: maybe(constantFrom(...LOAN_SUB_STATUSES)),
  balance: anyCents.map(usd),
  pastDue: constantFrom(0, 0, 5_000, 15_798).map(usd),
  pastDueSince: maybe(integer({ min: 1, max: 90 }).map((days) => addDays(LOOKED_AT, -days))),
  nextPayment: maybe(record({ dueOn: anyDayAround, amount: integer({ min: 1, max: 20_000 }).map(usd) })),
  installmentsPaid: integer({ min: 0, max: 3 }),
  autopayEnrolled: boolean(),
  autopayPaused: boolean(),
  paymentsInProgress: maybe(array(anyPaymentInProgress, { maxLength: 3 })),
  nextDraft: maybe(
    record({
      on: anyDayAround,
      amount: integer({ min: 1, max: 20_000 }).map(usd),
      method: constant({ type: 'BANK_ACCOUNT' as const, brand: undefined, last4: '4417' }),
      lastChangeAt: maybe(
        integer({ min: -9, max: 9 }).map((days) => (Date.UTC(2026, 10, 22) + days * 86_400_000) as Instant),
      ),
    }),
  ),
  hardship: maybe(record({ plan: constantFrom(0 as const, 29 as const, 59 as const), until: anyDayAround })),
  lateFee: maybe(record({ on: anyDayAround, amount: constant(usd(1_500)) })),
}).map((changed) => aLoanSummary(changed));
