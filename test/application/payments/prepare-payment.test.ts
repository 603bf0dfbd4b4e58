import { createPreparePayment } from '@member-portal/application/payments';
import { expect, it } from 'vitest';
import { aReviewedPayment } from '../../support/builders/a-payment.ts';
import { fakeDisclosureLibrary } from '../../support/fakes/fake-disclosure-library.ts';

it('a payment is prepared by the one-time authorisation of exactly what was chosen', async () => {
  const library = fakeDisclosureLibrary();
  const { loanId, amount, payOn, paymentMethodId } = aReviewedPayment();
  const prepare = createPreparePayment(library);
  const document = await prepare({ loanId, amount, payOn, paymentMethodId, locale: 'en-us' });
  expect(document._unsafeUnwrap().kind).toBe('one-time');
  expect(library.requests).toEqual([
    {
      call: 'prepare',
      target: loanId,
      request: {
        kind: 'one-time',
        locale: 'en-us',
        format: 'embedded',
        parameters: { amount: 10_800, currency: 'USD', payOn, paymentMethodId },
      },
    },
  ]);
  library.failNext({ kind: 'not-found' });
  const failed = await prepare({ loanId, amount, payOn, paymentMethodId, locale: 'en-us' });
  expect(failed._unsafeUnwrapErr()).toEqual({ kind: 'not-found' });
});
