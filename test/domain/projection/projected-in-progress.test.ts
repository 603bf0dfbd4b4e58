import {
  AMOUNT_TYPES,
  type AmountType,
  PAYMENT_REQUEST_STATUSES,
  type PaymentRequestStatus,
} from '@member-portal/domain/payment';
import { projectedInProgress } from '@member-portal/domain/projection';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoan, usd } from '../../support/builders/a-loan.ts';
import { aPaymentRequest } from '../../support/builders/a-payment.ts';

const IN_PROGRESS = ['REQUESTED', 'UNDER_REVIEW', 'PAYMENTS_RECEIVED', 'READY_TO_PROCESS', 'PENDING'];
const on = day('2026-11-24');

const loanWith = (status: PaymentRequestStatus, amountType: AmountType = 'OTHER') =>
  aLoan({ paymentsInProgress: [aPaymentRequest({ status, amountType, amount: usd(5_000), payOn: on })] });

describe('what projections count of the payments that a loan lists', () => {
  it.each(PAYMENT_REQUEST_STATUSES)('is what is in progress: %s', (status) => {
    const isComing = IN_PROGRESS.includes(status);
    expect(projectedInProgress(loanWith(status))).toEqual(
      isComing ? [{ on, cents: 5_000, toPrincipal: false }] : [],
    );
  });

  it.each(AMOUNT_TYPES)('says whether it brings an instalment forward: %s', (amountType) => {
    expect(projectedInProgress(loanWith('PENDING', amountType))).toMatchObject([
      { toPrincipal: amountType === 'PRINCIPAL' },
    ]);
  });
});
