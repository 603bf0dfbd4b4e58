import { bringsUpToDate } from '@member-portal/application/flows/payment';
import type { Loan } from '@member-portal/domain/loan';
import type { AmountChoice } from '@member-portal/domain/payment';
import { describe, expect, it } from 'vitest';
import { aLoan, usd } from '../../../support/builders/a-loan.ts';
import { aReviewedPayment } from '../../../support/builders/a-payment.ts';
import { aPaymentMethod } from '../../../support/builders/a-payment-method.ts';
import { choicesOf } from './choices-of.ts';

const read = await choicesOf(aLoan());
if (read.kind !== 'ready') throw new Error(read.kind);
const { options } = read;
const late: Loan = aLoan({ pastDue: usd(10_800), subStatus: 'DELINQUENT_PAST_DUE' });

const brings = (choice: AmountChoice, retryOf: string | undefined, loan: Loan): boolean => {
  const payment = { ...aReviewedPayment(), retryOf };
  return bringsUpToDate({ checked: { choice, payment, method: aPaymentMethod() }, loan, options });
};

describe('a payment that was made', () => {
  it('brings a loan up to date where it pays what was past due, and nothing is past due now', () => {
    expect(brings('PAST_DUE', undefined, aLoan())).toBe(true);
    expect(brings('OTHER', 'payment-7', aLoan())).toBe(true);
  });

  it('brings no loan up to date that still has a past-due amount', () => {
    expect(brings('PAST_DUE', undefined, late)).toBe(false);
    expect(brings('OTHER', 'payment-7', late)).toBe(false);
  });

  it('brings no loan up to date that was not past due', () => {
    expect(brings('INSTALLMENT', undefined, aLoan())).toBe(false);
  });
});
