import type { Instant } from '@member-portal/domain/calendar';
import type { Loan } from '@member-portal/domain/loan';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { aLoanOfInstalments, usd } from './a-loan.ts';
import { aPaymentMethod } from './a-payment-method.ts';
import { day } from './day.ts';

/** A loan with five instalments to come; interest-free, so that each draft is what one reads in the schedule. */
export const aLoanToDraw = (changed: Partial<Loan> = {}): Loan =>
  aLoanOfInstalments(['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01', '2027-04-01'], changed);

const draft = (on: string, lastChange: string) => ({
  on: day(on),
  amount: usd(10_800),
  lastChangeAt: Date.parse(lastChange) as Instant,
});

/** The same loan with autopay on: one draft can no longer be stopped, two can. */
export const anEnrolledLoan = (changed: Partial<Loan['autopay']> = {}): Loan =>
  aLoanToDraw({
    autopayEnrolled: true,
    autopay: {
      enrolled: true,
      paymentMethodId: 'method-1' as PaymentMethodId,
      amountType: 'INSTALLMENT',
      amount: undefined,
      frequency: 'MONTHLY',
      since: day('2026-06-01'),
      pausedReason: undefined,
      drafts: [
        draft('2026-12-01', '2026-11-20T05:00:00Z'),
        draft('2027-01-04', '2026-12-30T04:59:59Z'),
        draft('2027-02-01', '2027-01-28T04:59:59Z'),
      ],
      ...changed,
    },
  });

/** A debit card beside the bank account that everybody has. */
export const aCard = () =>
  aPaymentMethod({
    id: 'card-1' as PaymentMethodId,
    type: 'DEBIT_CARD',
    brand: 'Visa',
    bankName: undefined,
    last4: '4242',
  });
