import type { ServicingRefusal } from '@member-portal/application/ports';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { errAsync } from 'neverthrow';
import { afterEach, describe, expect, it } from 'vitest';
import { OFFLINE, TIMEOUT } from '../../support/fakes/fault-line.ts';
import { startPaying } from './paying.ts';

afterEach(cleanup);

const readyToPay = async (given: Parameters<typeof startPaying>[0] = {}) => {
  const paying = await startPaying(given);
  await paying.review();
  await paying.consent();
  return paying;
};

/** As many pauses as a lost answer is looked up for; what comes after them is the following of the payment. */
const LOOKED_UP = 4;

/** Pays, and neither the answer nor any look at the platform comes back until the line is mended and time goes on. */
const withoutAnswer = async (how: 'lost-after' | 'lost-before') => {
  let [offline, pauses] = [false, 0];
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const paying = await readyToPay({
    wait: async () => {
      pauses += 1;
      if (pauses > LOOKED_UP) await held;
    },
    prepare: (platform) => {
      const { readLoan } = platform;
      platform.readLoan = (...asked) => (offline ? errAsync(OFFLINE) : readLoan(...asked));
    },
  });
  offline = true;
  paying.platform.orderFaults.queue({ kind: how, failure: OFFLINE });
  await paying.user.click(await paying.payButton());
  await paying.dialog.findByText('We are not sure yet whether your payment went through');
  return {
    paying,
    goOn,
    mend: () => {
      offline = false;
    },
  };
};

const bookings = ({ platform }: Awaited<ReturnType<typeof startPaying>>) => platform.ledger.bookings.length;

describe('paying', () => {
  it('shows what was chosen, the authorisation for exactly that, and asks for consent', async () => {
    const paying = await startPaying();
    const { dialog, library, payButton, review, user } = paying;
    await review();
    await user.click(await payButton());
    expect(dialog.getByText('Check the box to agree to the payment')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole('checkbox'));
    expect(dialog.getByRole('link', { name: /Payment terms/ }).getAttribute('href')).toBe(
      '/disclosure/payment-full-terms',
    );
    expect(bookings(paying)).toBe(0);
    expect(library.requests).toMatchObject([
      {
        call: 'prepare',
        target: 'loan-1',
        request: {
          kind: 'one-time',
          locale: 'en-us',
          parameters: { amount: 10_800, currency: 'USD', payOn: '2026-11-21', paymentMethodId: 'method-1' },
        },
      },
    ]);
  });

  // Proves.
  it('tells amount, method, date and confirmation, and the loan then shows the payment in progress', async () => {
    const paying = await readyToPay();
    const { dialog, payButton, isDone, user, press, analytics, problems, platform } = paying;
    await user.click(await payButton());
    await isDone();
    for (const text of ['$108.00', 'November 21, 2026', 'Bank account ending in 6789', 'C-1'])
      expect(dialog.getByText(text)).toBeTruthy();
    expect(screen.getByText('Payment in progress')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Back' })).toBeNull();
    await press('Done');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(analytics.pages).toEqual(['payment plans', 'make a payment', 'review and pay', 'payment success']);
    expect(analytics.events.filter(({ event }) => event === 'payment_amount_type')).toEqual([
      { event: 'payment_amount_type', info: { amountType: 'INSTALLMENT' } },
    ]);
    expect(platform.sent[0]).toMatchObject({
      flow: 'MAKE_PAYMENT',
      amountType: 'INSTALLMENT',
      authorisation: { documentId: 'prepare-1' },
    });
    expect(problems).toEqual([]);
  });

  it('is timed from the press to the confirmation', async () => {
    const { payButton, isDone, user, monitoring } = await readyToPay();
    const button = await payButton();
    const pressedAt = performance.now();
    await user.click(button);
    await isDone();
    const timed = monitoring.timings.filter(({ name }) => name.startsWith('pay'));
    expect(timed).toEqual([{ name: 'pay_to_confirmed', milliseconds: expect.any(Number) }]);
    expect(timed[0]?.milliseconds).toBeGreaterThan(0);
    expect(timed[0]?.milliseconds).toBeLessThan(performance.now() - pressedAt);
  });

  it('is not timed where it is refused', async () => {
    const { dialog, payButton, user, monitoring, platform } = await readyToPay();
    platform.orderFaults.queue({
      kind: 'answered',
      failure: { kind: 'refused', refusal: 'method-declined' },
    });
    await user.click(await payButton());
    await dialog.findByText('Your payment was not made');
    expect(monitoring.timings.filter(({ name }) => name.startsWith('pay'))).toEqual([]);
  });

  it('tells before what the payment changes, as an estimate', async () => {
    const { dialog, review } = await startPaying();
    await review();
    expect(await dialog.findByRole('heading', { name: 'What this payment changes' })).toBeTruthy();
    const facts = dialog
      .getAllByRole('term')
      .map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent]);
    expect(Object.fromEntries(facts)).toMatchObject({
      'Toward interest': '$8.00',
      'Toward principal': '$100.00',
      'Total left to pay afterwards': '$392.00',
    });
    expect(dialog.getByText(/An estimate from the terms of your loan/)).toBeTruthy();
  });

  it.each([
    [
      'a double click',
      (button: HTMLElement) => [() => fireEvent.click(button), () => fireEvent.click(button)],
    ],
    [
      'Enter and a click',
      (button: HTMLElement) => [
        () => fireEvent.submit(button.closest('form') as HTMLFormElement),
        () => fireEvent.click(button),
      ],
    ],
    [
      'three submissions in a row',
      (button: HTMLElement) =>
        [1, 2, 3].map(() => () => fireEvent.submit(button.closest('form') as HTMLFormElement)),
    ],
  ])('pays once by %s', async (_, pressesOf) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const paying = await readyToPay({ pace: () => held });
    for (const press of pressesOf(await paying.payButton())) press();
    const busy = await paying.payButton();
    expect(busy.getAttribute('aria-busy')).toBe('true');
    // While it is sent the modal can neither be closed nor gone back from.
    expect(paying.dialog.queryByRole('button', { name: 'Back' })).toBeNull();
    fireEvent.click(paying.dialog.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
    release();
    await paying.isDone();
    expect(paying.platform.sent).toHaveLength(1);
    expect(bookings(paying)).toBe(1);
  });

  it.each<[ServicingRefusal, RegExp, string]>([
    ['payment-in-progress', /Another payment is already in progress on this loan/, 'Close'],
    ['amount-out-of-range', /outside of what this loan takes right now/, 'Change the amount'],
    ['payoff-quote-expired', /payoff amount has changed since it was quoted/, 'Change the amount'],
    ['method-not-usable', /payment method cannot be used for this payment/, 'Choose another payment method'],
    ['method-declined', /Your bank or card issuer declined the payment/, 'Choose another payment method'],
    ['agreement-closed', /This loan is closed and takes no more payments/, 'Close'],
    ['payment-date-not-allowed', /payment cannot be made on this date/, 'Change the date'],
  ])('says %s in words and leads on', async (refusal, words, way) => {
    const paying = await readyToPay();
    const { dialog, payButton, platform, user } = paying;
    platform.orderFaults.queue({ kind: 'answered', failure: { kind: 'refused', refusal } });
    await user.click(await payButton());
    const alert = await dialog.findByRole('alert');
    expect(alert.textContent).toContain('Your payment was not made');
    expect(alert.textContent).toMatch(words);
    const buttons = dialog.getAllByRole('button', { name: way });
    await user.click(buttons.at(-1) as HTMLElement);
    if (way === 'Close') expect(screen.queryByRole('dialog')).toBeNull();
    else expect(await dialog.findByRole('heading', { name: 'Make a payment' })).toBeTruthy();
    expect(bookings(paying)).toBe(0);
  });

  it('asks for a fresh review where the key was used for something else', async () => {
    const paying = await readyToPay();
    const { dialog, payButton, platform, user, press, library, consent, isDone } = paying;
    platform.orderFaults.queue({
      kind: 'answered',
      failure: { kind: 'refused', refusal: 'key-reused' },
    });
    await user.click(await payButton());
    expect((await dialog.findByRole('alert')).textContent).toContain(
      'Please review it and confirm once more',
    );
    await press('Review again');
    expect(await dialog.findByRole('checkbox', { checked: false })).toBeTruthy();
    expect(library.requests).toHaveLength(2);
    await consent();
    await user.click(await payButton());
    await isDone();
    expect(bookings(paying)).toBe(1);
  });

  it('finds a booked payment whose answer was lost, and tells it as made', async () => {
    const paying = await readyToPay();
    paying.platform.orderFaults.queue({ kind: 'lost-after', failure: TIMEOUT });
    await paying.user.click(await paying.payButton());
    await paying.isDone();
    expect(paying.dialog.getByText('C-1')).toBeTruthy();
    expect(bookings(paying)).toBe(1);
  });

  it('says honestly when nothing is known, never that it failed, and checks again under the same key', async () => {
    const { paying, ...line } = await withoutAnswer('lost-after');
    const { dialog, platform, press, isDone } = paying;
    expect(screen.getByRole('dialog').textContent).not.toMatch(/fail|was not made/i);
    expect(dialog.queryByRole('button', { name: /^Change/ })).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Back' })).toBeNull();
    line.mend();
    await press('Check again');
    await isDone();
    expect(new Set(platform.sent.map(({ requestKey }) => requestKey)).size).toBe(1);
    expect(bookings(paying)).toBe(1);
  });

  it('tells by itself that it was paid once the platform can be asked, without sending again', async () => {
    const { paying, ...line } = await withoutAnswer('lost-after');
    line.mend();
    line.goOn();
    await paying.isDone();
    expect(paying.dialog.getByText('C-1')).toBeTruthy();
    expect(paying.platform.sent).toHaveLength(1);
    expect(paying.analytics.pages.filter((page) => page === 'payment success')).toHaveLength(1);
  });

  it('tells by itself that it never arrived, and pays when asked again, under the same key', async () => {
    const { paying, ...line } = await withoutAnswer('lost-before');
    paying.time.sleep(3 * 60 * 1000);
    line.mend();
    line.goOn();
    expect(await paying.dialog.findByText(/It never arrived, and nothing was taken/)).toBeTruthy();
    expect(bookings(paying)).toBe(0);
    await paying.user.click(await paying.payButton());
    await paying.isDone();
    expect(bookings(paying)).toBe(1);
    expect(new Set(paying.platform.sent.map(({ requestKey }) => requestKey)).size).toBe(1);
  });

  it('tells of an earlier payment before a second one is made', async () => {
    const { paying, ...line } = await withoutAnswer('lost-after');
    const { dialog, payButton, user, press, chooseOtherAmount, review, consent, time } = paying;
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    line.mend();
    time.sleep(5 * 60 * 1000);

    await user.click(screen.getByRole('button', { name: 'Make a payment' }));
    await chooseOtherAmount('50');
    await review();
    await consent();
    await user.click(await payButton());
    expect(await screen.findByText('An earlier payment went through')).toBeTruthy();
    expect(screen.getByText(/Your payment of \$108\.00 dated November 21, 2026 was received\./)).toBeTruthy();
    expect(bookings(paying)).toBe(1);
    await press('Keep the earlier payment only');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bookings(paying)).toBe(1);
  });

  it('makes the same payment once more only after telling of the first', async () => {
    const paying = await readyToPay();
    const { payButton, isDone, user, press, review, consent } = paying;
    await user.click(await payButton());
    await isDone();
    await press('Done');
    await user.click(screen.getByRole('button', { name: 'Make another payment' }));
    await review();
    await consent();
    await user.click(await payButton());
    expect(await screen.findByText('An earlier payment went through')).toBeTruthy();
    expect(bookings(paying)).toBe(1);
    await press('Also pay $108.00');
    await isDone();
    expect(bookings(paying)).toBe(2);
  });

  it('asks again for an authorisation that could not be prepared', async () => {
    const { dialog, library, review, press, payButton } = await startPaying();
    await dialog.findAllByRole('radio');
    library.failNext(OFFLINE);
    await review();
    await dialog.findByRole('button', { name: 'Try again' });
    expect(dialog.queryByRole('button', { name: /^Pay / })).toBeNull();
    await press('Try again');
    expect(await payButton()).toBeTruthy();
  });

  it('speaks of a later date as scheduled', async () => {
    const paying = await startPaying();
    await paying.dialog.findAllByRole('radio');
    fireEvent.change(paying.date(), { target: { value: '2026-12-01' } });
    await paying.review();
    await paying.consent();
    await paying.user.click(await paying.payButton());
    expect(await paying.dialog.findByRole('heading', { name: 'Payment scheduled' })).toBeTruthy();
    expect(
      paying.dialog.getByText(
        /The payment counts from December 1, 2026, and may leave your account a business day later/,
      ),
    ).toBeTruthy();
  });
});
