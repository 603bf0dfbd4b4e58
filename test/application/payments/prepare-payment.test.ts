import { PreparePayment } from '@member-portal/application/payments';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aReviewedPayment } from '../../support/builders/a-payment.ts';
import { aBrowser } from '../flows/payment/browser.ts';

const { loanId, amount, paymentMethodId } = aReviewedPayment();
const order = { loanId, amount, paymentMethodId, locale: 'en-us' } as const;

const aPreparation = () => {
  const { library, openPage } = aBrowser();
  return { library, prepare: openPage().services.get(PreparePayment) };
};

describe('a payment is prepared by its authorisation', () => {
  it.each([
    ['2026-11-21', 'one-time'],
    ['2026-11-23', 'scheduled-payment'],
  ])('of %s: %s, for exactly what was chosen', async (on, kind) => {
    const { library, prepare } = aPreparation();
    const payOn = day(on);
    expect((await prepare({ ...order, payOn }))._unsafeUnwrap().kind).toBe(kind);
    expect(library.requests).toEqual([
      {
        call: 'prepare',
        target: loanId,
        request: {
          kind,
          locale: 'en-us',
          format: 'embedded',
          parameters: { amount: 10_800, currency: 'USD', payOn, paymentMethodId },
        },
      },
    ]);
  });

  it('or not at all', async () => {
    const { library, prepare } = aPreparation();
    library.failNext({ kind: 'not-found' });
    const failed = await prepare({ ...order, payOn: day('2026-11-21') });
    expect(failed._unsafeUnwrapErr()).toEqual({ kind: 'not-found' });
  });
});
