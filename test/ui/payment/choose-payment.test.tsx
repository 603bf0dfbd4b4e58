import type { Instant } from '@member-portal/domain/calendar';
import type { LoanId } from '@member-portal/domain/loan';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoan, aLoanOfInstalments, usd } from '../../support/builders/a-loan.ts';
import { aPaymentRequest } from '../../support/builders/a-payment.ts';
import { aPaymentMethod } from '../../support/builders/a-payment-method.ts';
import { OFFLINE } from '../../support/fakes/fault-line.ts';
import { openPage } from '../loans/signed-in-page.tsx';
import { calendarDay, chooseDay } from '../support/choose-day.ts';
import { readText } from '../support/read-text.ts';
import { startPaying } from './paying.ts';

afterEach(cleanup);

const card = (changed: Parameters<typeof aPaymentMethod>[0] = {}) =>
  aPaymentMethod({
    id: 'card-1' as PaymentMethodId,
    type: 'DEBIT_CARD',
    brand: 'Visa',
    bankName: undefined,
    last4: '4242',
    expires: { year: 2026, month: 12 },
    ...changed,
  });

describe('choosing a payment', () => {
  it('begins with the next payment, today and the only method', async () => {
    const { dialog, date, analytics } = await startPaying();
    expect(await dialog.findByRole('radio', { name: /Next payment.*\$108\.00/, checked: true })).toBeTruthy();
    expect(date().value).toBe('2026-11-21');
    expect(
      dialog.getByRole('radio', { name: /First Example Bank ending in\s6789/, checked: true }),
    ).toBeTruthy();
    expect(analytics.pages).toEqual(['payment plans', 'review and pay', 'make a payment']);
  });

  it.each([
    ['all', 10_800, 'January 1, 2027', 0],
    ['a part', 5_000, 'December 1, 2026', 1],
  ] as const)(
    'dates the next payment by what it counts for, where %s of what is due is in progress',
    async (_, cents, dueOn, dueDays) => {
      const paymentsInProgress = [aPaymentRequest({ amount: usd(cents), payOn: day('2026-12-01') })];
      const loan = aLoanOfInstalments(['2026-12-01', '2027-01-01', '2027-02-01'], { paymentsInProgress });
      const { dialog } = await startPaying({ loans: [loan] });
      const next = await dialog.findByRole('radio', { name: /^Next payment.*\$108\.00/ });
      expect(readText(next.closest('label') as HTMLElement)).toContain(`Due ${dueOn}`);
      // January 1 is a holiday, on which nothing can be paid.
      expect(dialog.queryAllByRole('radio', { name: /^Due date/ })).toHaveLength(dueDays);
    },
  );

  it('begins with what is past due, where something is', async () => {
    const { dialog } = await startPaying({
      loans: [aLoan({ pastDue: usd(7_700), pastDueSince: day('2026-10-16') })],
    });
    const pastDue = await dialog.findByRole('radio', { name: /^Past due.*\$77\.00/, checked: true });
    expect(dialog.getAllByRole('radio')[0]).toBe(pastDue);
    expect(readText(pastDue.closest('label') as HTMLElement)).toContain('Was due October 16, 2026');
    expect(dialog.queryByRole('textbox', { name: 'Amount' })).toBeNull();
    expect(dialog.getByRole('radio', { name: /^Another amount/, checked: false })).toBeTruthy();
  });

  it('tells each payment that is in progress already', async () => {
    const paymentsInProgress = [
      aPaymentRequest({ id: 'one', amount: usd(2_000), payOn: day('2026-11-24') }),
      aPaymentRequest({ id: 'two', amount: usd(3_000), payOn: day('2026-11-20') }),
    ];
    const page = await openPage('/loans/loan-1', { loans: [aLoan({ paymentsInProgress })] });
    await page.user.click(await screen.findByRole('button', { name: /^Pay (\$|more|anyway)/ }));
    const dialog = within(screen.getByRole('dialog'));
    await dialog.findByText('2 payments are already scheduled or processing');
    dialog.getByText(
      'Your $20.00 payment is scheduled for November 24, 2026. If you pay again, both will be taken.',
    );
    dialog.getByText(
      'Your $30.00 payment of November 20, 2026 is processing. If you pay again, both will be taken.',
    );
  });

  it('tells of no payment whose money is not coming', async () => {
    const paymentsInProgress = (['FAILED', 'CANCELLED', 'COMPLETED'] as const).map((status) =>
      aPaymentRequest({ id: status, status, amount: usd(2_000) }),
    );
    const { dialog } = await startPaying({ loans: [aLoan({ paymentsInProgress })] });
    await dialog.findByRole('radio', { name: /Next payment/ });
    expect(dialog.queryByText(/already (scheduled|processing)/)).toBeNull();
    // Nor does the loan's page behind the dialog.
    expect(screen.queryByText(/Payment (scheduled|processing)/)).toBeNull();
  });

  it('says what stays past due, and takes nothing overdue for the next payment', async () => {
    const line = (number: number, dueOn: string, status: 'PAST_DUE' | 'DUE') => ({
      number,
      dueOn: day(dueOn),
      amount: usd(10_800),
      principal: usd(10_000),
      interest: usd(800),
      paid: usd(0),
      status,
    });
    const loan = aLoan({
      pastDue: usd(21_600),
      schedule: [
        line(1, '2026-10-01', 'PAST_DUE'),
        line(2, '2026-11-01', 'PAST_DUE'),
        line(3, '2026-12-01', 'DUE'),
      ],
    });
    const { dialog, user, chooseOtherAmount } = await startPaying({ loans: [loan] });
    await user.click(await dialog.findByRole('radio', { name: /Next payment.*\$108\.00/ }));
    expect(dialog.getByText('Still past due').nextSibling?.textContent).toBe('$108.00');
    expect(dialog.queryByText(/\$.* due /)).toBeNull();
    await chooseOtherAmount('216');
    expect(dialog.queryByText('Still past due')).toBeNull();
    expect(dialog.getByText(/^\$.* due December 1, 2026$/)).toBeTruthy();
  });

  it('says the limits before anything is wrong', async () => {
    const { dialog, chooseOtherAmount } = await startPaying();
    await chooseOtherAmount('');
    expect(dialog.getByText('From $1.00 to $500.00')).toBeTruthy();
  });

  it.each([
    ['', 'Enter an amount'],
    ['abc', 'The amount must be a number, like 125.50'],
    ['1,2,3', 'The amount must be a number, like 125.50'],
    ['12.3456', 'Write cents with two digits, like 125.50'],
    [
      '12.345',
      'This can be read in two ways. Write cents with two digits and nothing between thousands, like 1234.50',
    ],
    ['0', 'The amount must be more than zero. Enter $1.00 or more'],
    ['-5', 'The amount must be more than zero. Enter $1.00 or more'],
    ['0.99', 'Enter $1.00 or more'],
    ['500.01', 'Enter $500.00 or less'],
    ['99999999999999999999', 'Enter $500.00 or less'],
  ])('refuses the amount "%s" in the same words in summary and field, and keeps it', async (typed, words) => {
    const { dialog, chooseOtherAmount, review } = await startPaying();
    await chooseOtherAmount(typed);
    await review();
    const summary = dialog.getByRole('alert');
    expect(summary.textContent).toContain(words);
    expect(document.activeElement).toBe(summary);
    const field = dialog.getByRole('textbox', { name: 'Amount' }) as HTMLInputElement;
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(`${field.id}-error`)?.textContent).toBe(words);
    expect(field.value).toBe(typed);
  });

  it('leads from the summary to the field, and forgets a problem once its field changes', async () => {
    const { dialog, chooseOtherAmount, review, user } = await startPaying();
    await chooseOtherAmount('0');
    await review();
    await user.click(dialog.getByRole('link', { name: /^The amount must be more than zero/ }));
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Amount' }));
    await user.keyboard('{Backspace}5');
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it.each(['November 22', 'November 26', 'January 21'])(
    'lets nobody choose %s, a day without payments',
    async (name) => {
      const { dialog, user } = await startPaying();
      await dialog.findAllByRole('radio');
      expect((await calendarDay(user, name)).disabled).toBe(true);
    },
  );

  it('tells that the chosen day has passed meanwhile', async () => {
    const { dialog, time, review } = await startPaying();
    await dialog.findAllByRole('radio');
    time.sleep(24 * 3_600_000);
    await review();
    expect(readText(dialog.getByRole('alert'))).toContain('Choose today or a later date');
  });

  it('offers today, the next business day and the due day by name, in the words of the page', async () => {
    const { dialog } = await startPaying();
    const group = within(await dialog.findByRole('group', { name: 'Payment date' }));
    expect(group.getAllByRole('radio').map((day) => readText(day.closest('label') as HTMLElement))).toEqual([
      'Today, Saturday, November 21',
      'Next business day, Monday, November 23',
      'Due date, Tuesday, December 1',
      'Another day',
    ]);
  });

  it('hands the focus to the card of a day that was chosen in the calendar, which closes', async () => {
    const { dialog, user } = await startPaying();
    await dialog.findAllByRole('radio');
    await chooseDay(user, 'December 1');
    expect(dialog.queryByRole('grid')).toBeNull();
    expect(document.activeElement).toBe(dialog.getByRole('radio', { name: /^Due date/, checked: true }));
  });

  // Proves.
  it('takes a payoff only as long as its quote holds', async () => {
    const { dialog, date, user } = await startPaying({
      loans: [
        aLoan({
          payoff: {
            id: 'quote-1',
            amount: usd(50_012),
            goodThrough: day('2026-11-21'),
            perDiem: '0.2694',
            breakdown: { principal: usd(49_200), interest: usd(812), fees: usd(0), pending: usd(0) },
          },
          paymentOptions: [
            { amountType: 'OTHER', amount: undefined, min: usd(100), max: usd(50_000) },
            { amountType: 'PAYOFF', amount: usd(50_012), min: undefined, max: undefined },
          ],
        }),
      ],
    });
    await dialog.findAllByRole('radio');
    await chooseDay(user, 'December 2');
    await user.click(dialog.getByRole('radio', { name: /Full payoff/ }));
    expect(date().value).toBe('2026-11-21');
    expect(dialog.getByText('This amount is good for November 21, 2026 only')).toBeTruthy();
  });

  it('offers only methods that are good on the chosen day', async () => {
    const { dialog, user } = await startPaying({ methods: [aPaymentMethod(), card()] });
    expect(await dialog.findByRole('radio', { name: /Visa ending in\s4242/ })).toBeTruthy();
    await chooseDay(user, 'January 4');
    expect(dialog.queryByRole('radio', { name: /Visa ending in\s4242/ })).toBeNull();
  });

  it('asks which method where there are several, and says so where there is none', async () => {
    const several = await startPaying({ methods: [aPaymentMethod(), card()] });
    await several.review();
    expect(several.dialog.getByRole('alert').textContent).toContain('Choose a payment method');
    cleanup();
    const none = await startPaying({ methods: [] });
    expect(await none.dialog.findByText(/You have no payment method that can be used/)).toBeTruthy();
  });

  // Proves.
  it('keeps what was typed over Back', async () => {
    const { dialog, chooseOtherAmount, review, press, user } = await startPaying();
    await chooseOtherAmount('42.10');
    await chooseDay(user, 'November 24');
    await review();
    expect(await dialog.findByText('$42.10')).toBeTruthy();
    await press('Back');
    expect((await dialog.findByRole('textbox', { name: 'Amount' })).getAttribute('value')).toBe('42.10');
    expect(dialog.getByRole('radio', { name: /November.24/, checked: true })).toBeTruthy();
  });

  // Proves.
  it('begins at its first step again, without a way back, after it was closed further on', async () => {
    const { dialog, chooseOtherAmount, review, press, user } = await startPaying();
    expect(dialog.queryByRole('button', { name: 'Back' })).toBeNull();
    await chooseOtherAmount('42.10');
    await review();
    expect(await dialog.findByRole('button', { name: 'Back' })).toBeTruthy();
    await press('Close');
    await user.click(screen.getByRole('button', { name: /^Pay (\$|more)/ }));
    const again = within(screen.getByRole('dialog'));
    // Nothing is left to choose: the first step is the review of what is due.
    await again.findByRole('heading', { name: 'Review and pay' });
    await again.findByRole('button', { name: 'Agree and pay $108.00' });
    expect(again.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('leads each change link to its field', async () => {
    const { dialog, chooseOtherAmount, review, press, date } = await startPaying();
    await chooseOtherAmount('42.10');
    await review();
    await press('Change amount');
    await dialog.findByRole('heading', { name: 'Make a payment' });
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Amount' }));
    await review();
    await press('Change date');
    expect(document.activeElement).toBe(date());
    await review();
    await press('Change payment method');
    expect(document.activeElement).toBe(dialog.getByRole('radio', { name: /First Example Bank/ }));
  });

  it('can be asked for again when its choices could not be read', async () => {
    const { user } = await openPage('/loans/loan-1', { gatewayFailures: [OFFLINE] });
    await user.click(await screen.findByRole('button', { name: /^Pay \$/ }));
    const dialog = within(screen.getByRole('dialog'));
    const press = async (name: string) => user.click(dialog.getByRole('button', { name }));
    await dialog.findByRole('button', { name: 'Try again' });
    await press('Try again');
    expect(await dialog.findByText(/First Example Bank/)).toBeTruthy();
  });

  it('says that nothing can be paid while a payment pays everything off', async () => {
    const { user, platform } = await openPage('/loans/outstanding');
    await screen.findByRole('article', { name: 'Cedar & Pine' });
    platform.ledger.changeLoan('loan-1' as LoanId, (loan) => ({
      ...loan,
      paymentOptions: [],
      paymentsInProgress: [
        {
          id: 'payment-9',
          requestKey: 'key-9',
          status: 'PENDING',
          amountType: 'OTHER',
          amount: usd(50_000),
          payOn: day('2026-11-24'),
          confirmation: 'C-9',
          method: { type: 'DEBIT_CARD', brand: 'Visa', last4: '4242' },
          createdAt: Date.UTC(2026, 10, 21) as Instant,
          cancelBefore: undefined,
        },
      ],
    }));
    await user.click(screen.getByRole('button', { name: /^Make a payment: / }));
    expect(await screen.findByText('You can’t pay this loan online right now.')).toBeTruthy();
    expect(screen.getByText(/Your \$500\.00 payment of November 24, 2026/)).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
