import type { AutopayWire, EnrolBody, MakePaymentBody, PaymentRequestWire } from '../payment.ts';
import type { PaymentMethodWire } from '../payment-method.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

export const paymentMethodExample: PaymentMethodWire = {
  id: 'pm_5',
  type: 'BANK_ACCOUNT',
  status: 'ACCEPTED',
  bankName: 'Granite Valley Bank',
  last4: '4417',
  holder: 'Avery Stone',
  addedOn: '2026-06-04T14:03:00Z',
};

export const makePaymentExample: MakePaymentBody = {
  kind: 'ONETIME',
  channel: 'WEB',
  flow: 'MAKE_PAYMENT',
  amountType: 'OTHER',
  amount: usd(5_000),
  paymentMethodId: 'pm_5',
  payOn: '2026-11-24',
  disclosure: { type: 'ONE_TIME_PAYMENT', documentId: 'doc_12', acceptedAt: '2026-11-21T14:59:30Z' },
};

export const paymentRequestExample: PaymentRequestWire = {
  id: 'pay_31',
  requestKey: '9d8e2f64-2f5f-4f0e-8a0b-5a7a0c1d2e3f',
  status: 'REQUESTED',
  amountType: 'OTHER',
  amount: usd(5_000),
  payOn: '2026-11-24',
  confirmation: 'K7Q2-91',
  method: { type: 'BANK_ACCOUNT', brand: 'Granite Valley Bank', last4: '4417' },
  createdAt: '2026-11-21T14:59:31Z',
  cancelBefore: '2026-11-24T04:59:59Z',
};

export const enrolExample: EnrolBody = {
  channel: 'WEB',
  flow: 'AUTOPAY_ENROLL',
  paymentMethodId: 'pm_5',
  amountType: 'INSTALLMENT',
  amountRule: 'FIXED',
  frequency: 'MONTHLY',
  startOn: '2026-12-16',
  disclosure: { type: 'AUTOPAY_ENROLLMENT', documentId: 'doc_13', acceptedAt: '2026-11-21T14:59:30Z' },
};

export const autopayExample: AutopayWire = {
  enrolled: true,
  id: 'aut_2',
  paymentMethodId: 'pm_5',
  amountType: 'INSTALLMENT',
  frequency: 'MONTHLY',
  since: '2026-11-21',
  drafts: [{ on: '2026-12-16', amount: usd(15_798), lastChangeAt: '2026-12-12T04:59:59Z' }],
};
