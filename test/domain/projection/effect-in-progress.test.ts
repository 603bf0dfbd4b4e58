import { effectInProgress, positionOf, previewPayment } from '@member-portal/domain/projection';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoan, usd } from '../../support/builders/a-loan.ts';
import { aPaymentRequest } from '../../support/builders/a-payment.ts';

const own = aPaymentRequest({ confirmation: 'C-1', amount: usd(5_000), payOn: day('2026-11-24') });
const earlier = aPaymentRequest({ confirmation: 'C-2', amount: usd(3_000), payOn: day('2026-11-23') });
const later = aPaymentRequest({ confirmation: 'C-3', amount: usd(2_000), payOn: day('2026-12-01') });

describe('the effect of a payment in progress', () => {
  it.each([
    ['alone', []],
    ['with others', [earlier, later]],
  ])('is that of its preview, %s', (_, others) => {
    const before = positionOf(aLoan())._unsafeUnwrap();
    const planned = others.map(({ payOn, amount }) => ({
      on: payOn,
      cents: amount.cents,
      toPrincipal: false,
    }));
    const preview = previewPayment(before, { on: own.payOn, cents: 5_000, toPrincipal: false }, planned);
    expect(effectInProgress(aLoan({ paymentsInProgress: [...others, own] }), 'C-1')).toEqual(preview);
  });

  it('that pays only principal advances no instalment', () => {
    const loan = aLoan({ paymentsInProgress: [{ ...own, amountType: 'PRINCIPAL' }] });
    expect(effectInProgress(loan, 'C-1')?.nextDue?.dueOn).toBe(
      loan.schedule.find(({ paid }) => paid.cents === 0)?.dueOn,
    );
  });

  it.each([
    ['is not listed', aLoan({ paymentsInProgress: [earlier] }), 'C-1'],
    ['is listed as failed', aLoan({ paymentsInProgress: [{ ...own, status: 'FAILED' }] }), 'C-1'],
    ['has no confirmation number', aLoan({ paymentsInProgress: [own] }), undefined],
    [
      'shares an empty confirmation number with another',
      aLoan({
        paymentsInProgress: [
          { ...earlier, confirmation: '' },
          { ...own, confirmation: '' },
        ],
      }),
      '',
    ],
    [
      'is of a loan with an unknown rate',
      aLoan({ terms: { ...aLoan().terms, rate: 'variable' }, paymentsInProgress: [own] }),
      'C-1',
    ],
  ])('is unknown where it %s', (_, loan, confirmation) => {
    expect(effectInProgress(loan, confirmation)).toBeUndefined();
  });
});
