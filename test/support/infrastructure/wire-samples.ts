/** Messages of the contract with every field filled in, as a platform may send them. */

const usd = (amount: number) => ({ amount, currency: 'USD' });
const paidWith = { type: 'BANK_ACCOUNT', brand: 'Visa', last4: '4242' };

export const paymentRequestSample = {
  id: 'payment-1',
  requestKey: 'key-1',
  status: 'REQUESTED',
  amountType: 'INSTALLMENT',
  amount: usd(5000),
  payOn: '2026-11-24',
  confirmation: 'C-1',
  method: paidWith,
  createdAt: '2026-11-21T15:00:00Z',
  cancelBefore: '2026-11-23T22:00:00Z',
};

export const autopaySample = {
  enrolled: true,
  paymentMethodId: 'method-1',
  amountType: 'INSTALLMENT',
  amount: usd(5000),
  frequency: 'MONTHLY',
  since: '2026-01-05',
  pausedReason: 'PAST_DUE',
  drafts: [{ on: '2026-12-05', amount: usd(5000), lastChangeAt: '2026-12-02T22:00:00Z' }],
};

export const loanSummarySample = {
  id: 'loan-1',
  number: '2026-11-21',
  kind: 'INSTALLMENT_LOAN',
  status: 'OUTSTANDING',
  subStatus: 'GRACE_PERIOD',
  merchant: { name: '1999-12-31' },
  order: { id: 'order-1', source: 'INSTORE', placedOn: '2026-01-01', total: usd(120_000) },
  openedOn: '2026-01-02',
  closedOn: '2026-11-20',
  maturesOn: '2028-01-05',
  original: usd(120_000),
  balance: usd(90_000),
  pastDue: usd(0),
  nextPayment: { dueOn: '2026-12-05', amount: usd(5000) },
  installmentsPaid: 10,
  installmentsTotal: 24,
  autopay: { enrolled: true },
  source: 'MIGRATED_FROM_CLASSIC',
};

export const loanSample = {
  ...loanSummarySample,
  order: { ...loanSummarySample.order, items: [{ name: 'A chair', quantity: 2, price: usd(60_000) }] },
  autopay: autopaySample,
  apr: '19.99',
  term: 24,
  frequency: 'MONTHLY',
  principalBalance: usd(88_000),
  accruedInterest: usd(1500),
  fees: usd(500),
  terms: {
    rate: '19.5',
    dayCount: 'ACTUAL_365',
    rounding: 'HALF_EVEN',
    allocationOrder: ['FEES', 'INTEREST', 'PRINCIPAL'],
    accruedThrough: '2026-11-21',
  },
  paidToDate: { principal: usd(32_000), interest: usd(9000), fees: usd(0) },
  downPayment: { type: 'DOWN_PAYMENT', amount: usd(1000), paidOn: '2026-01-01' },
  payoff: {
    quoteId: 'quote-1',
    amount: usd(90_100),
    goodThrough: '2026-12-01',
    perDiem: '0.4819',
    breakdown: { principal: usd(88_000), interest: usd(1600), fees: usd(500), pending: usd(0) },
  },
  schedule: [
    {
      number: 1,
      dueOn: '2026-02-05',
      amount: usd(5000),
      principal: usd(4000),
      interest: usd(1000),
      paid: usd(5000),
      status: 'PAID',
    },
  ],
  paymentOptions: [{ amountType: 'OTHER', amount: usd(5000), min: usd(100), max: usd(90_000) }],
  paymentsInProgress: [paymentRequestSample],
  documents: [{ kind: 'tila', targetId: 'target-1', title: 'Truth in lending', effectiveOn: '2026-01-02' }],
  hardship: { plan: 29, until: '2027-01-31' },
  asOf: '2026-11-21T15:00:00Z',
};

export const activitySample = {
  id: 'activity-1',
  requestKey: 'key-1',
  type: 'PAYMENT',
  status: 'RECEIVED',
  amount: usd(5000),
  on: '2026-11-05',
  method: paidWith,
  allocation: { principal: usd(4000), interest: usd(1000), fees: usd(0) },
  confirmation: 'C-1',
  failure: { reason: 'INSUFFICIENT_FUNDS', retryOn: '2026-11-08' },
};

export const paymentMethodSample = {
  id: 'method-1',
  type: 'DEBIT_CARD',
  status: 'ACCEPTED',
  brand: 'Visa',
  bankName: 'A bank',
  last4: '4242',
  expires: '2027-04',
  holder: 'Avery Stone',
  addedOn: '2026-01-01T10:00:00Z',
};

export const documentSample = {
  id: 'document-1',
  kind: 'one-time',
  title: 'Authorisation',
  locale: 'en-us',
  version: '2026-01-01',
  effectiveOn: '2026-01-01',
  contentType: 'text/html',
  content: '<p>Text</p>',
};

export const buyerSample = {
  id: 'buyer-avery',
  status: 'ACTIVE',
  subStatus: 'NONE',
  identity: { email: 'avery.stone@example.com', phone: '+12025550101' },
  givenName: 'Avery',
  familyName: 'Stone',
  languagePreference: 'en-us',
  contacts: [
    {
      id: 'contact-1',
      type: 'HOME',
      address: {
        line1: '1 Main Street',
        line2: 'Apt 2',
        city: 'Albany',
        region: 'NY',
        postalCode: '12207',
        country: 'US',
      },
    },
  ],
  version: 3,
};
