import type { LoanId } from '@member-portal/domain/loan';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { errAsync, ResultAsync } from 'neverthrow';
import { afterEach, describe, expect, it } from 'vitest';
import { aLoan } from '../../support/builders/a-loan.ts';
import { aPaymentMethod } from '../../support/builders/a-payment-method.ts';
import { OFFLINE } from '../../support/fakes/fault-line.ts';
import { readText } from '../support/read-text.ts';
import { openMethods } from './methods-page.ts';

afterEach(cleanup);

const bank = aPaymentMethod();
const other = aPaymentMethod({ id: 'other' as PaymentMethodId, last4: '1111' });
const autopayLoan = aLoan({
  id: 'loan-7' as LoanId,
  merchant: 'Harbour Bikes',
  autopayEnrolled: true,
  autopay: { ...aLoan().autopay, enrolled: true, paymentMethodId: bank.id },
});

it.each([
  ['en-us', 'Bank account · Can’t be used for payments'],
  ['fr-ca', 'Compte bancaire · Ne peut pas servir à payer'],
] as const)('a method that failed is listed with a remark, in %s', async (locale, said) => {
  await openMethods({ methods: [aPaymentMethod({ status: 'FAILED' }), other], locale });
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => readText(item.querySelector('p')).trim())).toEqual([said, said.split(' · ')[0]]);
});

describe('removing a payment method', () => {
  it('asks first, removes it once, and leaves the focus on the list’s heading', async () => {
    const { remove, dialog, names, analytics, problems } = await openMethods({ methods: [bank, other] });
    await remove(/Remove.*6789/);
    const yes = dialog().getByRole('button', { name: 'Yes, remove it' });
    fireEvent.click(yes);
    fireEvent.click(yes);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await names()).toEqual(['First Example Bank ending in 1111']);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Payment methods' }));
    expect(await screen.findByText('First Example Bank ending in 6789 was removed.')).toBeTruthy();
    expect(analytics.pages).toEqual(['delete payment method confirm removal']);
    expect(analytics.events).toEqual([
      { event: 'delete_payment_method', info: { methodType: 'BANK_ACCOUNT' } },
    ]);
    expect(problems).toEqual([]);
  });

  it.each([
    [
      'en-us',
      /^Remove/,
      'You won’t be able to pay with bank account ending in 7028 any more.',
      'Yes, remove it',
      'Bank account ending in 7028 was removed.',
    ],
    [
      'fr-ca',
      /^Supprimer/,
      'Vous ne pourrez plus payer avec ce mode : compte bancaire se terminant par 7028.',
      'Oui, le supprimer',
      'Compte bancaire se terminant par 7028 : mode de paiement supprimé.',
    ],
  ] as const)(
    'names an account of an unnamed bank in small letters within a sentence, in %s',
    async (locale, remove, asked, yes, done) => {
      const account = aPaymentMethod({ bankName: undefined, last4: '7028' });
      const { user, press, dialog } = await openMethods({ methods: [account], locale });
      await user.click(await screen.findByRole('button', { name: remove }));
      expect(readText(await dialog().findByText(/7028/))).toBe(asked);
      await press(yes);
      expect(readText(await screen.findByText(/7028/, { selector: 'p' }))).toContain(done);
    },
  );

  it('keeps it where the buyer thinks better of it', async () => {
    const { remove, press, names, analytics } = await openMethods({ methods: [bank, other] });
    await remove(/Remove.*6789/);
    await press('Keep it');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await names()).toHaveLength(2);
    expect(analytics.events).toEqual([]);
  });

  it('leaves the empty list with its one way on when the last is gone', async () => {
    const { remove, press } = await openMethods({ methods: [bank] });
    await remove(/Remove.*6789/);
    await press('Yes, remove it');
    expect(await screen.findByText('You have no saved payment method yet.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add a payment method' })).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Payment methods' })),
    );
  });

  it('names each loan whose autopay draws on it, and removes nothing', async () => {
    const { remove, press, dialog, names, analytics } = await openMethods({
      methods: [bank, other],
      // Two loans of one merchant, which only their numbers distinguish.
      loans: [autopayLoan, { ...autopayLoan, id: 'loan-8' as LoanId, number: 'N-1008' }, aLoan()],
    });
    await remove(/Remove.*6789/);
    await press('Yes, remove it');
    await dialog().findByRole('heading', { name: 'Autopay uses this payment method' });
    expect(
      dialog()
        .getAllByRole('button', { name: /^Change autopay:/ })
        .map(({ textContent }) => textContent),
    ).toEqual(['Change autopay: Harbour Bikes, loan N-1001', 'Change autopay: Harbour Bikes, loan N-1008']);
    await press('Keep the payment method');
    expect(await names()).toHaveLength(2);
    expect(analytics.pages).toEqual([
      'delete payment method confirm removal',
      'delete payment method autopay enrolled',
    ]);
    expect(analytics.events).toEqual([]);
  });

  it('leads on to the autopay that draws on it, so that another method can be chosen there', async () => {
    const { remove, press, dialog } = await openMethods({ methods: [bank, other], loans: [autopayLoan] });
    await remove(/Remove.*6789/);
    await press('Yes, remove it');
    await dialog().findByRole('button', { name: 'Change autopay: Harbour Bikes, loan N-1001' });
    await press('Change autopay: Harbour Bikes, loan N-1001');
    expect(await dialog().findByText(/Harbour Bikes/)).toBeTruthy();
    expect(dialog().queryByRole('heading', { name: 'Autopay uses this payment method' })).toBeNull();
    expect(dialog().getByRole('heading', { level: 2 }).textContent).toMatch(/autopay/i);
  });

  it('cannot be left while it is sent, so that the list never shows what is gone', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { remove, press, names, gateway } = await openMethods({ methods: [bank, other] });
    const { removeMethod } = gateway;
    gateway.removeMethod = (...asked) =>
      ResultAsync.fromSafePromise(held).andThen(() => removeMethod(...asked));
    await remove(/Remove.*6789/);
    await press('Yes, remove it');
    await press('Close');
    await press('Keep it');
    expect(screen.getByRole('dialog')).toBeTruthy();
    release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await names()).toEqual(['First Example Bank ending in 1111']);
  });

  it('tells that a payment in progress or autopay uses it', async () => {
    const { remove, press, dialog, gateway } = await openMethods({ methods: [bank] });
    await remove(/Remove.*6789/);
    const { removeMethod } = gateway;
    gateway.removeMethod = () => errAsync({ kind: 'method-in-use' });
    await press('Yes, remove it');
    expect(
      await dialog().findByText(/^A payment that isn’t done yet, or autopay, still uses it/),
    ).toBeTruthy();
    gateway.removeMethod = removeMethod;
    await press('Yes, remove it');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks for nothing to be checked where the gateway refuses without saying why', async () => {
    const { remove, press, dialog, gateway } = await openMethods({ methods: [bank] });
    await remove(/Remove.*6789/);
    gateway.removeMethod = () => errAsync({ kind: 'bad-request', status: 409, message: '' });
    await press('Yes, remove it');
    const { textContent } = await dialog().findByRole('alert');
    expect(textContent).toContain('The payment method wasn’t removed');
    expect(textContent).toContain('We couldn’t accept this change. Please contact us.');
    expect(dialog().getByRole('link', { name: /555/ })).toBeTruthy();
  });

  it('says that it was not removed while the platform is away, and can be tried again', async () => {
    const { remove, press, dialog, platform } = await openMethods({ methods: [bank] });
    await remove(/Remove.*6789/);
    platform.readFaults.queue({ kind: 'answered', failure: OFFLINE });
    await press('Yes, remove it');
    expect((await dialog().findByRole('alert')).textContent).toContain('The payment method wasn’t removed');
    await press('Yes, remove it');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it.each([
  ['en-us', ['Debit card · Expires 12/2026', 'Debit card · Expires 11/2026', 'Debit card · Expired 10/2026']],
  [
    'fr-ca',
    [
      'Carte de débit · Expiration : 12/2026',
      'Carte de débit · Expiration : 11/2026',
      'Carte de débit · Expirée : 10/2026',
    ],
  ],
] as const)(
  'the list says of a card whose last month has passed that it has expired, in %s',
  async (locale, said) => {
    const card = (month: number) =>
      aPaymentMethod({
        id: `card-${month}` as PaymentMethodId,
        type: 'DEBIT_CARD',
        brand: 'Visa',
        bankName: undefined,
        expires: { year: 2026, month },
      });
    await openMethods({ methods: [card(12), card(11), card(10)], locale });
    const items = await screen.findAllByRole('listitem');
    expect(items.map((item) => readText(item.querySelector('p'))?.trim())).toEqual(said);
  },
);

it('the list can be asked for again when it could not be read', async () => {
  const { user, names } = await openMethods({ gatewayFailures: [OFFLINE] });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await names()).toEqual(['First Example Bank ending in 6789']);
});
