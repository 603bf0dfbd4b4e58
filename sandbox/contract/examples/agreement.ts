import type { ActivityWire, AgreementSummaryWire, AgreementWire } from '../agreement.ts';
import { autopayExample, paymentRequestExample } from './payment.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

/** A loan that is past due by one instalment, in a list. */
export const summaryExample: AgreementSummaryWire = {
  id: 'agr_01',
  number: '8801-2231',
  kind: 'INSTALLMENT_LOAN',
  status: 'OUTSTANDING',
  subStatus: 'GRACE_PERIOD',
  merchant: { name: 'Hearth & Pine' },
  order: { id: 'ord_77', source: 'INSTORE', placedOn: '2026-06-02', total: usd(94_500) },
  openedOn: '2026-06-04',
  maturesOn: '2027-06-16',
  original: usd(94_500),
  balance: usd(61_230),
  pastDue: usd(15_798),
  nextPayment: { dueOn: '2026-11-16', amount: usd(15_798) },
  installmentsPaid: 5,
  installmentsTotal: 12,
  autopay: { enrolled: true },
  paymentsInProgress: [
    { id: 'pay_31', status: 'REQUESTED', amountType: 'OTHER', amount: usd(5_000), payOn: '2026-11-24' },
  ],
};

/** The same loan with everything that its page shows. */
export const agreementExample: AgreementWire = {
  ...summaryExample,
  order: { ...summaryExample.order, items: [{ name: 'Oak table', quantity: 1, price: usd(94_500) }] },
  apr: '19.99',
  term: 12,
  frequency: 'MONTHLY',
  principalBalance: usd(60_100),
  accruedInterest: usd(1_130),
  fees: usd(0),
  terms: {
    rate: '19.99',
    dayCount: 'ACTUAL_365',
    rounding: 'HALF_EVEN',
    allocationOrder: ['FEES', 'INTEREST', 'PRINCIPAL'],
    accruedThrough: '2026-11-21',
  },
  paidToDate: { principal: usd(34_400), interest: usd(6_910), fees: usd(0) },
  payoff: {
    quoteId: 'quo_9',
    amount: usd(61_230),
    goodThrough: '2026-11-21',
    perDiem: '0.3291',
    breakdown: { principal: usd(60_100), interest: usd(1_130), fees: usd(0), pending: usd(0) },
  },
  schedule: [
    {
      number: 6,
      dueOn: '2026-11-16',
      amount: usd(15_798),
      principal: usd(14_770),
      interest: usd(1_028),
      paid: usd(0),
      status: 'PAST_DUE',
    },
  ],
  paymentOptions: [
    { amountType: 'INSTALLMENT', amount: usd(15_798) },
    { amountType: 'OTHER', min: usd(100), max: usd(61_230) },
    { amountType: 'PAYOFF', amount: usd(61_230) },
  ],
  autopay: autopayExample,
  paymentsInProgress: [paymentRequestExample],
  documents: [{ kind: 'loan-agreement', title: 'Loan agreement', effectiveOn: '2026-06-04' }],
  asOf: '2026-11-21T15:00:00Z',
};

/** A payment that the bank returned, in the history. */
export const activityExample: ActivityWire = {
  id: 'pay_29',
  requestKey: '4f0a6f0e-58a4-4a2b-9a7e-0d6a1c3b7f11',
  type: 'PAYMENT',
  status: 'RETURNED',
  amount: usd(12_017),
  on: '2026-11-03',
  method: { type: 'BANK_ACCOUNT', brand: 'Granite Valley Bank', last4: '4417' },
  confirmation: 'K7Q2-88',
  failure: { reason: 'INSUFFICIENT_FUNDS', retryOn: '2026-11-24' },
};
