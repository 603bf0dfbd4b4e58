import { extraPayments, positionOf, previewPayingMore } from '@member-portal/domain/projection';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoanOfInstalments, usd } from '../../support/builders/a-loan.ts';
import { aPaymentRequest } from '../../support/builders/a-payment.ts';

const TODAY = day('2026-11-21');
const DUE = ['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01', '2027-04-01'];
const loan = aLoanOfInstalments(DUE);

describe('amounts on top of each payment', () => {
  it('are told with what each of them changes', () => {
    const position = positionOf(loan)._unsafeUnwrap();
    expect(extraPayments(loan, [5_000, 20_000], TODAY)).toEqual(
      [5_000, 20_000].map((cents) => ({
        extra: usd(cents),
        gain: previewPayingMore(position, cents, TODAY),
      })),
    );
  });

  it('are left out where they change nothing', () => {
    expect(extraPayments(loan, [1, 5_000], TODAY).map(({ extra }) => extra.cents)).toEqual([5_000]);
    expect(extraPayments(loan, [5_000], day('2028-01-01'))).toEqual([]);
  });

  it('count on what payments in progress bring', () => {
    const nearlyPaid = aLoanOfInstalments(DUE, {
      paymentsInProgress: [aPaymentRequest({ status: 'PENDING', amount: usd(43_200), payOn: TODAY })],
    });
    expect(extraPayments(nearlyPaid, [5_000], TODAY)).toEqual([]);
  });

  it('are none of a loan whose rate cannot be read', () => {
    expect(extraPayments({ ...loan, terms: { ...loan.terms, rate: 'no rate' } }, [5_000], TODAY)).toEqual([]);
  });
});
