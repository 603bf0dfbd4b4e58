import type { ServicingRefusal } from '@member-portal/application/ports';
import type { RequestFailure } from '@member-portal/domain/failure';
import type { LoanId } from '@member-portal/domain/loan';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { errAsync, ResultAsync } from 'neverthrow';
import { afterEach, describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoan, usd } from '../../support/builders/a-loan.ts';
import { aPaymentRequest } from '../../support/builders/a-payment.ts';
import type { FakeServicing } from '../../support/fakes/fake-servicing.ts';
import { OFFLINE, TIMEOUT } from '../../support/fakes/fault-line.ts';
import { openPage } from '../loans/signed-in-page.tsx';
import { chooseDay } from '../support/choose-day.ts';
import { descriptionOf } from '../support/description-of.ts';
import { readText } from '../support/read-text.ts';
import { usable } from '../support/usable.ts';
import { comeToChoice, startPaying } from './paying.ts';

afterEach(cleanup);

const readyToPay = async (given: Parameters<typeof startPaying>[0] = {}) => {
  const paying = await startPaying(given);
  await paying.review();
  await paying.canAgree();
  return paying;
};

/** As many pauses as a lost answer is looked up for; what comes after them is the following of the payment. */
const LOOKED_UP = 4;

/** Pays, and neither the answer nor any look-up succeeds until the connection is restored and time advances. */
const withoutAnswer = async (how: 'lost-after' | 'lost-before', failure: RequestFailure = OFFLINE) => {
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
  paying.platform.orderFaults.queue({ kind: how, failure });
  await paying.user.click(await paying.payButton());
  await paying.dialog.findByText('We don’t know yet whether your payment went through');
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
  it('shows what was chosen, and the authorisation for exactly that, which the button agrees to', async () => {
    const paying = await startPaying();
    const { dialog, library, review, canAgree } = paying;
    await review();
    expect(descriptionOf(await canAgree())).toEqual([
      'By selecting “Agree and pay”, you agree to this one-time payment and to the authorization below.',
    ]);
    expect(dialog.getByRole('link', { name: /Payment terms/ }).getAttribute('href')).toBe(
      '/disclosure/payment-full-terms',
    );
    expect(bookings(paying)).toBe(0);
    expect(library.requests.slice(-1)).toMatchObject([
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
      expect(dialog.getAllByText(text)[0]).toBeTruthy();
    expect(dialog.getByRole('heading', { name: 'Payment processing' })).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Back' })).toBeNull();
    await press('Done');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(analytics.pages).toEqual([
      'payment plans',
      'review and pay',
      'make a payment',
      'review and pay',
      'payment success',
    ]);
    expect(analytics.events.filter(({ event }) => event === 'payment_amount_type')).toEqual([
      { event: 'payment_amount_type', info: { amountType: 'INSTALLMENT' } },
    ]);
    expect(platform.sent[0]).toMatchObject({
      flow: 'MAKE_PAYMENT',
      amountType: 'INSTALLMENT',
      authorisation: { documentId: 'prepare-2' },
    });
    expect(problems).toEqual([]);
  });

  it('pays what is past due in two presses, and says first that the loan is up to date', async () => {
    const { user, platform, analytics } = await openPage('/loans/loan-1', {
      loans: [aLoan({ pastDue: usd(7_700), subStatus: 'DELINQUENT_PAST_DUE' })],
    });
    await user.click(await screen.findByRole('button', { name: 'Pay $77.00' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(await usable(() => dialog.getByRole('button', { name: 'Agree and pay $77.00' })));
    const outcome = await dialog.findByRole('heading', { name: 'Your loan is up to date' });
    expect(document.activeElement).toBe(outcome);
    // Of $500.00, taken off once, though the loan is read with this payment in it before the answer is shown.
    expect(dialog.getByText(/^After this payment/).textContent).toBe(
      'After this payment, $423.00 is left of $1,200.00.',
    );
    const receipt = within(dialog.getByRole('region', { name: 'Receipt' }));
    for (const text of ['$77.00', 'Processing', 'C-1', 'Northwind'])
      expect(receipt.getAllByText(text)[0]).toBeTruthy();
    expect(receipt.getByRole('link', { name: '1-800-555-0142' })).toBeTruthy();
    expect(platform.sent[0]).toMatchObject({ amountType: 'OTHER', amount: usd(7_700) });
    expect(analytics.pages).toEqual(['payment plans', 'review and pay', 'payment success']);
  });

  it('says what is left with a payment that was made on another device during the review', async () => {
    const { user, platform } = await openPage('/loans/loan-1', {
      loans: [aLoan({ pastDue: usd(7_700), subStatus: 'DELINQUENT_PAST_DUE' })],
    });
    await user.click(await screen.findByRole('button', { name: 'Pay $77.00' }));
    const dialog = within(screen.getByRole('dialog'));
    const pay = await usable(() => dialog.getByRole('button', { name: 'Agree and pay $77.00' }));
    const payOn = day('2026-11-21');
    const elsewhere = aPaymentRequest({ confirmation: 'C-9', amount: usd(10_000), payOn });
    platform.ledger.changeLoan('loan-1' as LoanId, (loan) => ({ ...loan, paymentsInProgress: [elsewhere] }));
    await user.click(pay);
    expect((await dialog.findByText(/^After this payment/)).textContent).toBe(
      'After this payment, $323.00 is left of $1,200.00.',
    );
  });

  it('says nothing of what is left where the loan cannot be read after the payment', async () => {
    const { user, dialog, payButton, isDone, platform } = await readyToPay();
    const { readLoan } = platform;
    let paid = false;
    const { orderPayment } = platform;
    platform.orderPayment = (...order) => {
      paid = true;
      return orderPayment(...order);
    };
    platform.readLoan = (...asked) => (paid ? errAsync(OFFLINE) : readLoan(...asked));
    await user.click(await payButton());
    await isDone();
    expect(dialog.queryByText(/^After this payment/)).toBeNull();
    const receipt = within(dialog.getByRole('region', { name: 'Receipt' }));
    expect(receipt.queryByText(/^An estimate/)).toBeNull();
  });

  it('warns of no payment in progress that is the one being sent, while other figures are read again', async () => {
    let history: ReturnType<FakeServicing['readHistory']> | undefined;
    const { user } = await openPage('/loans/loan-1', {
      prepare: (servicing) => {
        const { readHistory } = servicing;
        servicing.readHistory = (...asked) => history ?? readHistory(...asked);
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Pay \$/ }));
    const dialog = within(screen.getByRole('dialog'));
    const pay = await usable(() => dialog.getByRole('button', { name: /^Agree and pay/ }));
    history = ResultAsync.fromSafePromise(new Promise<never>(() => undefined));
    await user.click(pay);
    // The page beneath shows the loan as read again.
    await screen.findByText('Payment processing');
    expect(dialog.getByText(/^Sending your payment/)).toBeTruthy();
    expect(dialog.queryByText(/already processing|both will be taken/)).toBeNull();
  });

  it.each([
    [{ nextPayment: { dueOn: day('2026-11-23'), amount: usd(10_800) } }, 'Due November 23, 2026'],
    [
      { pastDue: usd(10_800), lateFee: { on: day('2026-11-24'), amount: usd(1500) } },
      'Pay by November 23, 2026 to avoid a $15.00 late fee.',
    ],
  ])('warns before that a later day misses what it should keep: %j', async (loan, told) => {
    const { user, dialog, review } = await startPaying({ loans: [aLoan(loan)] });
    expect(dialog.queryByText('This payment will be late')).toBeNull();
    await chooseDay(user, 'November 24');
    const warned = async () => {
      await dialog.findByText('This payment will be late');
      return readText(screen.getByRole('dialog'));
    };
    expect(await warned()).toContain(told);
    await review();
    expect(await warned()).toContain(told);
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
      'Balance after this payment, with interest': '$392.00',
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
    ['payment-in-progress', /Another payment on this loan isn’t done yet/, 'Close'],
    ['amount-out-of-range', /can’t take that amount right now/, 'Change the amount'],
    ['payoff-quote-expired', /payoff amount has changed since it was quoted/, 'Change the amount'],
    ['method-not-usable', /can’t use this payment method for this payment/, 'Choose another payment method'],
    ['method-declined', /Your bank or card issuer declined the payment/, 'Choose another payment method'],
    ['agreement-closed', /This loan is closed, so you can’t pay it any more/, 'Close'],
    // Also the answer to a device whose clock is a day late: what it offers as today is yesterday.
    [
      'payment-date-not-allowed',
      /can’t pay on this date.* check that the date on your device is right/,
      'Change the date',
    ],
  ])('says %s in words and leads on', async (refusal, words, way) => {
    const paying = await readyToPay();
    const { dialog, payButton, platform, user } = paying;
    platform.orderFaults.queue({ kind: 'answered', failure: { kind: 'refused', refusal } });
    await user.click(await payButton());
    const alert = await dialog.findByRole('alert');
    expect(alert.textContent).toContain('Your payment wasn’t made');
    expect(alert.textContent).toMatch(words);
    const buttons = dialog.getAllByRole('button', { name: way });
    await user.click(buttons.at(-1) as HTMLElement);
    if (way === 'Close') expect(screen.queryByRole('dialog')).toBeNull();
    else expect(await dialog.findByRole('heading', { name: 'Make a payment' })).toBeTruthy();
    expect(bookings(paying)).toBe(0);
  });

  it('warns of a payment made elsewhere while one was sent that was not made', async () => {
    const { user, platform } = await openPage('/loans/loan-1');
    await user.click(await screen.findByRole('button', { name: /^Pay \$/ }));
    const dialog = within(screen.getByRole('dialog'));
    const pay = await usable(() => dialog.getByRole('button', { name: /^Agree and pay/ }));
    platform.ledger.changeLoan('loan-1' as LoanId, (loan) => ({
      ...loan,
      paymentsInProgress: [aPaymentRequest({ requestKey: 'elsewhere', amount: usd(9_900) })],
    }));
    platform.orderFaults.queue({
      kind: 'answered',
      failure: { kind: 'bad-request', status: 400, message: '' },
    });
    await user.click(pay);
    await dialog.findByText('Your payment wasn’t made');
    expect(await dialog.findByText(/^Your \$99\.00 payment is scheduled .* both will be taken/)).toBeTruthy();
  });

  it('asks for a fresh review where the key was used for something else', async () => {
    const paying = await readyToPay();
    const { dialog, payButton, platform, user, press, library, canAgree, isDone } = paying;
    platform.orderFaults.queue({
      kind: 'answered',
      failure: { kind: 'refused', refusal: 'key-reused' },
    });
    await user.click(await payButton());
    expect((await dialog.findByRole('alert')).textContent).toContain(
      'Please review the payment and confirm it once more',
    );
    await press('Review again');
    await canAgree();
    expect(library.requests).toHaveLength(3);
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

  it('says when the outcome is unknown, never that it failed, and checks again under the same key', async () => {
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

  it('claims no lost connection: the platform may have answered, but not said what became of the payment', async () => {
    const { paying } = await withoutAnswer('lost-after', { kind: 'bad-response', status: 503, message: '' });
    expect(paying.dialog.getByText(/^We didn’t get a clear answer\./)).toBeTruthy();
    expect(paying.dialog.queryByText(/connection/)).toBeNull();
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
    const { dialog, payButton, user, press, chooseOtherAmount, review, canAgree, time } = paying;
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    line.mend();
    time.sleep(5 * 60 * 1000);

    await user.click(screen.getByRole('button', { name: /^Pay (\$|more|anyway)/ }));
    await comeToChoice(user);
    await chooseOtherAmount('50');
    await review();
    await canAgree();
    await user.click(await payButton());
    expect(await screen.findByText('An earlier payment went through')).toBeTruthy();
    expect(screen.getByText(/We received your \$108\.00 payment of November 21, 2026\./)).toBeTruthy();
    expect(bookings(paying)).toBe(1);
    await press('Keep the earlier payment only');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bookings(paying)).toBe(1);
  });

  it('makes the same payment once more only after telling of the first', async () => {
    const paying = await readyToPay();
    const { payButton, isDone, user, press, review, canAgree } = paying;
    await user.click(await payButton());
    await isDone();
    await press('Done');
    await user.click(screen.getByRole('button', { name: /^Pay (\$|more|anyway)/ }));
    await comeToChoice(user);
    await review();
    await canAgree();
    expect(screen.getByText('Toward')).toBeTruthy();
    await user.click(await payButton());
    expect(await screen.findByText('An earlier payment went through')).toBeTruthy();
    // The earlier payment has paid what this one was for.
    expect(screen.queryByText('Toward')).toBeNull();
    expect(bookings(paying)).toBe(1);
    await press('Also pay $108.00');
    await isDone();
    expect(bookings(paying)).toBe(2);
  });

  it('asks again for an authorisation that could not be prepared', async () => {
    const { dialog, library, platform, review, press, payButton, canAgree, user } = await startPaying();
    await dialog.findAllByRole('radio');
    library.failNext(OFFLINE);
    await review();
    await dialog.findByRole('button', { name: 'Try again' });
    const button = await payButton();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    expect(platform.sent).toEqual([]);
    await press('Try again');
    expect(await canAgree()).toBeTruthy();
  });

  it('speaks of a later date as scheduled', async () => {
    const paying = await startPaying();
    await paying.dialog.findAllByRole('radio');
    await paying.user.click(paying.dialog.getByRole('radio', { name: /^Due date, .*December\s1/ }));
    await paying.review();
    await paying.canAgree();
    await paying.user.click(await paying.payButton());
    expect(await paying.dialog.findByRole('heading', { name: 'Payment scheduled' })).toBeTruthy();
    expect(
      paying.dialog.getByText(
        /We’ll count it as paid on December 1, 2026\. The money may leave your account a business day later/,
      ),
    ).toBeTruthy();
  });
});
