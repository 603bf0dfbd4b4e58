import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { errAsync } from 'neverthrow';
import { afterEach, describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoanOfInstalments, usd } from '../../support/builders/a-loan.ts';
import { aPaymentRequest, aReturnedPayment } from '../../support/builders/a-payment.ts';
import { aPaymentMethod } from '../../support/builders/a-payment-method.ts';
import { aCard } from '../../support/builders/loans-to-draw.ts';
import { OFFLINE } from '../../support/fakes/fault-line.ts';
import { openPage } from '../loans/signed-in-page.tsx';
import { report } from '../methods/methods-page.ts';
import { calendarDay, chooseDay } from '../support/choose-day.ts';
import { readText } from '../support/read-text.ts';
import { payoffLoan, quoteOf, quoting, startPayingOff, TODAY } from './paying-off.ts';

afterEach(cleanup);

const bank = aPaymentMethod();
const other = aPaymentMethod({ id: 'other' as PaymentMethodId, last4: '1111' });
/** From the morning at which the tests begin into the small hours of the next day. */
const PAST_MIDNIGHT_MS = 15 * 3_600_000;

const RETURNED = aReturnedPayment();

const readyToPay = async (given: Parameters<typeof startPayingOff>[0] = {}) => {
  const paying = await startPayingOff(given);
  await paying.review();
  await paying.canAgree();
  return paying;
};
type Paying = Awaited<ReturnType<typeof readyToPay>>;
const bookings = ({ platform }: Paying) => platform.ledger.bookings.length;

describe('a quote', () => {
  it('says what it costs today, how long that holds, what a day adds, and what it is made of', async () => {
    const { isQuoted, dialog, date } = await startPayingOff();
    await isQuoted('$500.12');
    expect(dialog().getByText('Good through November 21, 2026')).toBeTruthy();
    expect(dialog().getByText('After that, interest adds about $0.27 a day.')).toBeTruthy();
    expect(dialog().getByText('$492.00')).toBeTruthy();
    expect(dialog().getByText('$8.12')).toBeTruthy();
    expect(dialog().queryByText('Fees')).toBeNull();
    expect(date().value).toBe(TODAY);
  });

  it('lists a credit among its parts, which add up by it', async () => {
    const breakdown = { principal: usd(20_200), interest: usd(0), fees: usd(-150), pending: usd(0) };
    const { isQuoted, dialog } = await startPayingOff({
      today: () => quoteOf(TODAY, { amount: usd(20_050), breakdown }),
      flags: { payoffForDate: false },
    });
    await isQuoted('$200.50');
    expect(dialog().getByText('$202.00')).toBeTruthy();
    expect(dialog().getByText('-$1.50')).toBeTruthy();
  });

  it('is asked for anew for another day', async () => {
    const { isQuoted, dialog, user, asked } = await startPayingOff();
    await isQuoted('$500.12');
    await chooseDay(user, 'November 24');
    await isQuoted('$500.93');
    expect(dialog().getByText('Good through November 24, 2026')).toBeTruthy();
    expect(asked).toEqual([TODAY, '2026-11-24']);
  });

  it.each(['November 22', 'November 26', 'January 21'])(
    'is not asked for %s, on which nothing can be paid',
    async (name) => {
      const { isQuoted, user, asked } = await startPayingOff();
      await isQuoted('$500.12');
      expect((await calendarDay(user, name)).disabled).toBe(true);
      expect(asked).toEqual([TODAY]);
    },
  );

  it('bounds the days where the platform quotes none that is chosen', async () => {
    const { isQuoted, dialog, user, asked } = await startPayingOff({
      flags: { payoffForDate: false },
      today: () => quoteOf(TODAY, { goodThrough: day('2026-11-25') }),
    });
    await isQuoted('$500.12');
    await chooseDay(user, 'November 25');
    expect(dialog().getByText('$500.12')).toBeTruthy();
    expect((await calendarDay(user, 'November 27')).disabled).toBe(true);
    expect(asked).toEqual([]);
  });

  it.each([
    ['all', 10_800, 'Monday, January 4, 2027'],
    ['a part', 5_000, 'Tuesday, December 1'],
  ] as const)(
    'offers the day of what falls due next, where %s of what is due is in progress',
    async (_, cents, dueOn) => {
      const loan = aLoanOfInstalments(['2026-12-01', '2027-01-04', '2027-02-01'], {
        paymentsInProgress: [aPaymentRequest({ amount: usd(cents), payOn: day('2026-11-24') })],
      });
      const { paymentOptions, payoff } = payoffLoan();
      const { isQuoted, dialog, user, asked } = await startPayingOff({
        loans: [{ ...loan, paymentOptions, payoff }],
      });
      await isQuoted('$500.12');
      const chip = dialog().getByRole('radio', { name: /^Due date/ });
      expect(readText(chip.closest('label') as HTMLElement)).toBe(`Due date, ${dueOn}`);
      await user.click(chip);
      await waitFor(() => expect(asked.at(-1)).toBe(dueOn.endsWith('2027') ? '2027-01-04' : '2026-12-01'));
    },
  );

  it('asks for no day where it holds for one only', async () => {
    const { isQuoted, dialog } = await startPayingOff({ flags: { payoffForDate: false } });
    await isQuoted('$500.12');
    expect(dialog().queryByLabelText('Payment date')).toBeNull();
  });

  it('can be asked for again when it could not be read', async () => {
    let away = true;
    const { dialog, press } = await startPayingOff({
      prepare: (platform) => {
        const { readLoan } = platform;
        platform.readLoan = (id, options, cancellation) =>
          options && away ? errAsync(OFFLINE) : readLoan(id, options, cancellation);
      },
    });
    expect(await dialog().findByText('We couldn’t get the payoff amount')).toBeTruthy();
    away = false;
    await press('Try again');
    expect(await dialog().findByText('$500.12')).toBeTruthy();
  });

  it('says so where the platform has none', async () => {
    const { dialog } = await startPayingOff({ today: () => undefined, flags: { payoffForDate: false } });
    expect(await dialog().findByText(/can’t pay off this loan online right now/)).toBeTruthy();
  });

  it.each([
    ['is switched off', { flags: { payOff: false } }],
    ['is not among the loan’s amounts', { loans: [payoffLoan({ paymentOptions: [] })] }],
  ])('is not offered where paying off %s', async (_, given) => {
    await openPage('/loans/loan-1', { loans: [payoffLoan()], ...given });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Pay off this loan' })).toBeNull();
  });
});

it('a payoff takes the place of a returned payment that would be tried again beside it', async () => {
  const { platform, dialog, review, canAgree, payButton, isDone, user } = await startPayingOff({
    prepare: (servicing) => {
      quoting([], () => quoteOf(TODAY))(servicing);
      const { readHistory } = servicing;
      servicing.readHistory = (...asked) =>
        readHistory(...asked).map((page) => ({ ...page, items: [RETURNED, ...page.items] }));
    },
  });
  await review();
  expect(dialog().getByText(/^We were going to try \$108\.00 again on November 27, 2026/)).toBeTruthy();
  await canAgree();
  await user.click(await payButton('$500.12'));
  await isDone();
  expect(platform.sent[0]).toMatchObject({ amountType: 'PAYOFF', retryOf: RETURNED.id });
});

describe('a payment method', () => {
  it('is asked for, chosen among those on file, and keeps the focus', async () => {
    const { isQuoted, dialog, press, analytics } = await startPayingOff({ methods: [bank, other] });
    await isQuoted('$500.12');
    await press('Review payoff');
    expect(dialog().getByRole('alert').textContent).toContain('Choose a payment method');
    await press('Choose a payment method');
    await dialog().findByRole('heading', { name: 'Choose a payment method' });
    await press('Use this payment method');
    const problem = dialog().getByRole('alert');
    expect(document.activeElement).toBe(problem);
    fireEvent.click(within(problem).getByRole('link', { name: 'Choose a payment method' }));
    expect(document.activeElement).toBe(dialog().getAllByRole('radio')[0]);
    fireEvent.click(dialog().getByRole('radio', { name: /1111/ }));
    await press('Use this payment method');
    const change = await dialog().findByRole('button', { name: 'Change payment method' });
    await waitFor(() => expect(document.activeElement).toBe(change));
    expect(dialog().getByText('First Example Bank ending in 1111')).toBeTruthy();
    expect(analytics.pages.filter((name) => name === 'select existing payment method')).toHaveLength(1);
  });

  it('that is added is chosen at once, and the day is kept', async () => {
    const { isQuoted, dialog, press, gateway, date, analytics, user } = await startPayingOff({ methods: [] });
    await isQuoted('$500.12');
    await chooseDay(user, 'November 24');
    await press('Choose a payment method');
    await press('Add a payment method');
    await dialog().findByTitle(/^Secure form: add/);
    gateway.keep(bank);
    await report({ kind: 'completed', methodId: bank.id });
    expect(await dialog().findByText('First Example Bank ending in 6789')).toBeTruthy();
    expect(date().value).toBe('2026-11-24');
    expect(analytics.names()).toEqual(['payment_plan_details', 'save_new_payment_method']);
  });

  it('that is chosen and cannot be used on the day is said to be lost, not only asked for again', async () => {
    const card = { ...aCard(), expires: { year: 2026, month: 11 } };
    const { isQuoted, dialog, press, user } = await startPayingOff({ methods: [bank, other, card] });
    await isQuoted('$500.12');
    const lost = 'The chosen payment method can’t be used here. Choose another one.';
    await press('Choose a payment method');
    fireEvent.click(await dialog().findByRole('radio', { name: /Visa/ }));
    await press('Use this payment method');
    expect(await dialog().findByRole('button', { name: 'Change payment method' })).toBeTruthy();
    expect(dialog().queryByText(lost)).toBeNull();
    await chooseDay(user, 'December 1');
    expect(dialog().getByText(lost)).toBeTruthy();
    await press('Choose a payment method');
    expect(dialog().queryByRole('radio', { name: /Visa/ })).toBeNull();
    fireEvent.click(dialog().getByRole('radio', { name: /1111/ }));
    await press('Use this payment method');
    expect(await dialog().findByText('First Example Bank ending in 1111')).toBeTruthy();
    expect(dialog().queryByText(lost)).toBeNull();
  });
});

describe('paying off', () => {
  it('is reviewed, agreed to, paid by the quote, and told as paid', async () => {
    const paying = await startPayingOff({ atChoice: false });
    const { dialog, payButton, canAgree, user, isDone, platform, analytics, problems, press } = paying;
    await dialog().findByRole('heading', { name: 'Review and pay off' });
    expect(dialog().getByText('Good through November 21, 2026')).toBeTruthy();
    for (const fixed of ['Change amount', 'Change what it goes toward'])
      expect(dialog().queryByRole('button', { name: fixed })).toBeNull();
    await canAgree();
    await user.click(await payButton('$500.12'));
    await isDone();
    expect(dialog().getByText('C-1')).toBeTruthy();
    expect(dialog().getByText(/you owe nothing more on this loan/)).toBeTruthy();
    // Its receipt has the lines of every other one.
    const terms = dialog().getAllByRole('term').map(readText);
    expect(terms).toEqual(expect.arrayContaining(['Leaves your account', 'Principal', 'Interest']));
    expect(platform.sent).toMatchObject([
      {
        flow: 'PAY_OFF',
        amountType: 'PAYOFF',
        amount: usd(50_012),
        payOn: TODAY,
        payoffQuoteId: 'quote-2026-11-21',
      },
    ]);
    await press('Done');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(analytics.pages).toEqual(['payment plans', 'review and pay', 'payment success']);
    expect(analytics.names()).toEqual(['payment_plan_details', 'payment_amount_type']);
    expect(analytics.events.at(-1)?.info).toEqual({ amountType: 'PAYOFF' });
    expect(problems).toEqual([]);
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
  ])('pays once by %s', async (_, pressesOf) => {
    const paying = await readyToPay();
    for (const press of pressesOf(await paying.payButton('$500.12'))) press();
    await paying.isDone();
    expect(paying.platform.sent).toHaveLength(1);
    expect(bookings(paying)).toBe(1);
  });

  it('asks for a new quote before it pays on one whose day has passed, and says so', async () => {
    const paying = await readyToPay();
    const { time, user, payButton, dialog, platform, canAgree, isDone, asked } = paying;
    time.sleep(PAST_MIDNIGHT_MS);
    await user.click(await payButton('$500.12'));
    const told = await dialog().findByText('The payoff quote had expired, so we asked for a new one');
    expect(document.activeElement?.contains(told)).toBe(true);
    expect(dialog().getByText(/The amount is now \$500\.39 instead of \$500\.12/)).toBeTruthy();
    expect(platform.sent).toEqual([]);
    expect(asked.at(-1)).toBe('2026-11-22');
    await canAgree();
    await user.click(await payButton('$500.39'));
    await isDone();
    expect(platform.sent).toMatchObject([{ payoffQuoteId: 'quote-2026-11-22', amount: usd(50_039) }]);
  });

  it('asks for a new quote when the platform says that it has expired, and pays nothing before it is agreed to', async () => {
    const paying = await readyToPay();
    const { user, payButton, dialog, platform, canAgree, isDone } = paying;
    platform.orderFaults.queue({
      kind: 'answered',
      failure: { kind: 'refused', refusal: 'payoff-quote-expired' },
    });
    await user.click(await payButton('$500.12'));
    expect(await dialog().findByText(/The amount is still the same/)).toBeTruthy();
    expect(bookings(paying)).toBe(0);
    await canAgree();
    await user.click(await payButton('$500.12'));
    await isDone();
    expect(bookings(paying)).toBe(1);
    expect(new Set(platform.sent.map(({ requestKey }) => requestKey)).size).toBe(2);
  });

  it('says that nothing was paid when no new quote can be had, and can be tried again', async () => {
    const paying = await readyToPay();
    const { time, user, payButton, dialog, platform } = paying;
    time.sleep(PAST_MIDNIGHT_MS);
    platform.readFaults.queue({ kind: 'answered', failure: OFFLINE });
    await user.click(await payButton('$500.12'));
    expect((await dialog().findByRole('alert')).textContent).toContain('Your payment wasn’t made');
    await user.click(await payButton('$500.12'));
    expect(await dialog().findByText(/asked for a new one/)).toBeTruthy();
    expect(platform.sent).toEqual([]);
  });

  it('looks for a payment of unknown outcome under its own quote, also when that has expired since', async () => {
    // Four look-ups after the lost answer; the next one would come after the end of this test.
    let waits = 0;
    const wait = (): Promise<void> => {
      waits += 1;
      return waits > 4 ? new Promise(() => undefined) : Promise.resolve();
    };
    const paying = await readyToPay({ wait });
    const { time, user, payButton, dialog, platform, press, isDone, asked } = paying;
    const { readLoan, readHistory } = platform;
    platform.orderFaults.queue({ kind: 'lost-after', failure: OFFLINE });
    platform.readLoan = () => errAsync(OFFLINE);
    platform.readHistory = () => errAsync(OFFLINE);
    await user.click(await payButton('$500.12'));
    expect(await dialog().findByText('We don’t know yet whether your payment went through')).toBeTruthy();
    time.sleep(PAST_MIDNIGHT_MS);
    Object.assign(platform, { readLoan, readHistory });
    const quotes = asked.length;
    await press('Check again');
    await isDone();
    expect(asked).toHaveLength(quotes);
    expect(new Set(platform.sent.map(({ requestKey }) => requestKey)).size).toBe(1);
    expect(bookings(paying)).toBe(1);
  });

  it('keeps day and method over Back, and when the dialog was closed', async () => {
    const { isQuoted, date, review, press, dialog, user } = await startPayingOff();
    await isQuoted('$500.12');
    await chooseDay(user, 'November 24');
    await isQuoted('$500.93');
    await review();
    await press('Change date');
    await waitFor(() => expect(document.activeElement).toBe(date()));
    expect(date().value).toBe('2026-11-24');
    await press('Close');
    await user.click(screen.getByRole('button', { name: 'Pay off this loan' }));
    await dialog().findByText('$500.93');
    expect(date().value).toBe('2026-11-24');
  });

  it('speaks French', async () => {
    const { dialog, problems } = await startPayingOff({ locale: 'fr-ca', atChoice: false });
    expect(await dialog().findByText('Montant du remboursement complet')).toBeTruthy();
    expect(await dialog().findByText('Valable jusqu’au 21 novembre 2026')).toBeTruthy();
    expect(problems).toEqual([]);
  });
});
