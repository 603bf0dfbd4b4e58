import type { ReviewedPayment } from '@member-portal/application/payments';
import type { Instant } from '@member-portal/domain/calendar';
import type { LoanId } from '@member-portal/domain/loan';
import type { Activity, LoanIntents, PaymentRequest } from '@member-portal/domain/payment';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { usd } from './a-loan.ts';
import { day } from './day.ts';

/** A payment of an instalment, reviewed and consented to. */
export const aReviewedPayment = (changed: Partial<ReviewedPayment> = {}): ReviewedPayment => ({
  loanId: 'loan-1' as LoanId,
  flow: 'MAKE_PAYMENT',
  amountType: 'INSTALLMENT',
  amount: usd(10_800),
  paymentMethodId: 'method-1' as PaymentMethodId,
  payOn: day('2026-11-21'),
  payoffQuoteId: undefined,
  authorisation: { documentId: 'document-1', acceptedAt: Date.UTC(2026, 10, 21, 14, 59) as Instant },
  retryOf: undefined,
  ...changed,
});

/** A payment that was asked for and is not booked yet. */
export const aPaymentRequest = (changed: Partial<PaymentRequest> = {}): PaymentRequest => ({
  id: 'payment-1',
  requestKey: 'key-1',
  status: 'REQUESTED',
  amountType: 'INSTALLMENT',
  amount: usd(10_800),
  payOn: day('2026-11-24'),
  confirmation: 'C-1001',
  method: { type: 'DEBIT_CARD', brand: 'Visa', last4: '4242' },
  createdAt: Date.UTC(2026, 10, 21, 15) as Instant,
  cancelBefore: undefined,
  ...changed,
});

/** An automatic payment that the bank returned, and that is tried again some days later. */
export const aReturnedPayment = (changed: Partial<Activity> = {}): Activity => ({
  id: 'payment-7',
  requestKey: undefined,
  type: 'AUTOPAY',
  status: 'RETURNED',
  amount: usd(10_800),
  on: day('2026-11-18'),
  method: undefined,
  allocation: undefined,
  confirmation: 'C-7',
  failure: { reason: 'INSUFFICIENT_FUNDS', retryOn: day('2026-11-27') },
  ...changed,
});

/** An order that was opened and sent at an instant, under a key. */
export const anOpenOrder = (requestKey: string, at: Instant): NonNullable<LoanIntents['open']> => ({
  requestKey,
  orderFingerprint: 'fingerprint',
  openedAt: at,
  lastSentAt: at,
  sendings: 1,
  authorisation: { documentId: 'document', acceptedAt: at },
  knownConfirmations: undefined,
});
