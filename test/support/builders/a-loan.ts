import type { Instant } from '@member-portal/domain/calendar';
import type { Loan, LoanId, LoanSummary } from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import { day } from './day.ts';

export const usd = (cents: number): Money => ({ cents, currency: 'USD' });

export const aLoanSummary = (changed: Partial<LoanSummary> = {}): LoanSummary => ({
  id: 'loan-1' as LoanId,
  number: 'N-1001',
  kind: 'INSTALLMENT_LOAN',
  status: 'OUTSTANDING',
  subStatus: undefined,
  merchant: 'Cedar & Pine',
  order: { id: 'order-1', source: 'INSTORE', placedOn: day('2026-03-01'), total: usd(120_000) },
  openedOn: day('2026-03-01'),
  closedOn: undefined,
  maturesOn: day('2027-03-01'),
  original: usd(120_000),
  balance: usd(50_000),
  pastDue: usd(0),
  pastDueSince: undefined,
  nextPayment: { dueOn: day('2026-12-01'), amount: usd(10_800) },
  installmentsPaid: 7,
  installmentsTotal: 12,
  autopayEnrolled: false,
  autopayPaused: false,
  paymentsInProgress: undefined,
  nextDraft: undefined,
  hardship: undefined,
  lateFee: undefined,
  lastMethodId: undefined,
  migrated: false,
  ...changed,
});

export const aLoan = (changed: Partial<Loan> = {}): Loan => ({
  ...aLoanSummary(),
  apr: '19.99',
  term: 12,
  frequency: 'MONTHLY',
  principalBalance: usd(49_200),
  accruedInterest: usd(800),
  fees: usd(0),
  terms: {
    rate: '19.99',
    dayCount: 'ACTUAL_365',
    rounding: 'HALF_EVEN',
    allocationOrder: ['FEES', 'INTEREST', 'PRINCIPAL'],
    accruedThrough: day('2026-11-21'),
  },
  paidToDate: { principal: usd(70_800), interest: usd(4_800), fees: usd(0) },
  downPayment: undefined,
  payoff: undefined,
  items: [],
  schedule: [],
  paymentOptions: [
    { amountType: 'INSTALLMENT', amount: usd(10_800), min: undefined, max: undefined },
    { amountType: 'OTHER', amount: undefined, min: usd(100), max: usd(50_000) },
  ],
  autopay: {
    enrolled: false,
    paymentMethodId: undefined,
    amountType: undefined,
    amount: undefined,
    frequency: undefined,
    since: undefined,
    pausedReason: undefined,
    drafts: [],
  },
  paymentsInProgress: [],
  documents: [],
  asOf: Date.UTC(2026, 10, 21, 15) as Instant,
  ...changed,
});

/** A loan without interest, of which nothing but an instalment of 108 on each of these days is left. */
export const aLoanOfInstalments = (dueOn: readonly string[], changed: Partial<Loan> = {}): Loan => {
  const left = usd(dueOn.length * 10_800);
  return aLoan({
    apr: '0',
    terms: { ...aLoan().terms, rate: '0' },
    accruedInterest: usd(0),
    principalBalance: left,
    balance: left,
    schedule: dueOn.map((due, index) => ({
      number: index + 1,
      dueOn: day(due),
      amount: usd(10_800),
      principal: usd(10_800),
      interest: usd(0),
      paid: usd(0),
      status: 'UPCOMING',
    })),
    ...changed,
  });
};
