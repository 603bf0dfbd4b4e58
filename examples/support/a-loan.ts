import { instant, plainDate } from '@member-portal/domain/calendar';
import type { Loan, LoanId } from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import { known } from './known.ts';

const usd = (cents: number): Money => ({ cents, currency: 'USD' });

/** A day from ISO text that the example knows to be one. */
export const day = (text: string) => known(plainDate(text));

/** An instant from RFC 3339 text that the example knows to be one. */
export const at = (text: string) => known(instant(Date.parse(text)));

/** Day, amount, principal and interest of each instalment. */
const INSTALMENTS = [
  ['2026-09-20', 11_116, 9079, 2037],
  ['2026-10-20', 11_116, 9294, 1822],
  ['2026-11-20', 11_116, 9391, 1725],
  ['2026-12-20', 11_116, 9601, 1515],
  ['2027-01-20', 11_116, 9713, 1403],
  ['2027-02-20', 11_116, 9878, 1238],
  ['2027-03-20', 11_116, 10_149, 967],
  ['2027-04-20', 11_116, 10_218, 898],
  ['2027-05-20', 11_116, 10_415, 701],
  ['2027-06-20', 11_116, 10_568, 548],
  ['2027-07-20', 11_116, 10_760, 356],
  ['2027-08-20', 11_120, 10_934, 186],
] as const;
const schedule = INSTALMENTS.map(([dueOn, amount, principal, interest], index) => {
  const isPaid = index < 3;
  const status = isPaid ? ('PAID' as const) : ('UPCOMING' as const);
  return {
    number: index + 1,
    dueOn: day(dueOn),
    amount: usd(amount),
    principal: usd(principal),
    interest: usd(interest),
    paid: usd(isPaid ? amount : 0),
    status,
  };
});

/** A loan of $1,200 over twelve months at 19.99 %, as a platform reports it on 21 November 2026; parts may be changed. */
export const aLoan = (changed: Partial<Loan> = {}): Loan => ({
  // Ids come from the platform and are only handed back to it.
  id: 'loan-1' as LoanId,
  number: 'N-1001',
  kind: 'INSTALLMENT_LOAN',
  status: 'OUTSTANDING',
  subStatus: undefined,
  merchant: 'Cedar & Pine',
  order: { id: 'order-1', source: 'INSTORE', placedOn: day('2026-08-20'), total: usd(120_000) },
  openedOn: day('2026-08-20'),
  closedOn: undefined,
  maturesOn: day('2027-08-20'),
  original: usd(120_000),
  balance: usd(92_287),
  pastDue: usd(0),
  pastDueSince: undefined,
  nextPayment: { dueOn: day('2026-12-20'), amount: usd(11_116) },
  installmentsPaid: 3,
  installmentsTotal: 12,
  autopayEnrolled: false,
  autopayPaused: false,
  nextDraft: undefined,
  lateFee: undefined,
  lastMethodId: undefined,
  migrated: false,
  apr: '19.99',
  term: 12,
  frequency: 'MONTHLY',
  principalBalance: usd(92_236),
  accruedInterest: usd(51),
  fees: usd(0),
  terms: {
    rate: '19.99',
    dayCount: 'ACTUAL_365',
    rounding: 'HALF_EVEN',
    allocationOrder: ['FEES', 'INTEREST', 'PRINCIPAL'],
    accruedThrough: day('2026-11-21'),
  },
  paidToDate: { principal: usd(27_764), interest: usd(5_584), fees: usd(0) },
  downPayment: undefined,
  payoff: {
    id: 'quote-1',
    amount: usd(92_287),
    goodThrough: day('2026-11-21'),
    perDiem: '0.5052',
    breakdown: { principal: usd(92_236), interest: usd(51), fees: usd(0), pending: usd(0) },
  },
  items: [{ name: 'Oak table', quantity: 1, price: usd(120_000) }],
  schedule,
  paymentOptions: [
    { amountType: 'PAYOFF', amount: usd(92_287), min: undefined, max: undefined },
    { amountType: 'INSTALLMENT', amount: usd(11_116), min: undefined, max: undefined },
    { amountType: 'OTHER', amount: undefined, min: usd(100), max: usd(92_287) },
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
  hardship: undefined,
  asOf: at('2026-11-21T15:00:00Z'),
  ...changed,
});
