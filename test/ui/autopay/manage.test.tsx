import type { Instant } from '@member-portal/domain/calendar';
import type { Loan } from '@member-portal/domain/loan';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usd } from '../../support/builders/a-loan.ts';
import { aPaymentRequest } from '../../support/builders/a-payment.ts';
import { aPaymentMethod } from '../../support/builders/a-payment-method.ts';
import { day } from '../../support/builders/day.ts';
import { aCard, anEnrolledLoan } from '../../support/builders/loans-to-draw.ts';
import { OFFLINE } from '../../support/fakes/fault-line.ts';
import { report } from '../methods/methods-page.ts';
import { readText } from '../support/read-text.ts';
import { slowFades } from '../support/slow-fades.ts';
import { openAutopay } from './enrolling.ts';

const both = { methods: [aPaymentMethod(), aCard()] };
const autopayEvents = (names: readonly string[]) => names.filter((name) => name.includes('autopay'));

describe('managing autopay', () => {
  it('shows its state, what is drawn next and the last day to change it', async () => {
    const { dialog, drafts, analytics } = await openAutopay(anEnrolledLoan(), both);
    expect(await dialog.findByText('First Example Bank ending in 6789')).toBeTruthy();
    expect(dialog.getByText(/Changes you make through December 29, 2026 apply/)).toBeTruthy();
    expect(drafts()[0]).toBe('December 1, 2026$108.00It’s too late to change or stop it');
    expect(drafts()[1]).toContain('You can change or stop it through December 29, 2026');
    expect(analytics.pages).toEqual(['payment plans', 'manage autopay']);
    expect(autopayEvents(analytics.names())).toEqual([]);
  });

  it('offers to change the date only where there is another day to begin with', async () => {
    const one = await openAutopay(anEnrolledLoan(), both);
    await one.dialog.findByText(/Changes you make through December 29, 2026 apply/);
    expect(one.dialog.queryByRole('button', { name: 'Change the date' })).toBeNull();
    cleanup();
    const { drafts } = anEnrolledLoan().autopay;
    const open = drafts.map((draft) => ({ ...draft, lastChangeAt: Date.parse('2026-11-28') as Instant }));
    const two = await openAutopay(anEnrolledLoan({ drafts: open }), both);
    await two.press('Change the date');
    await two.isHeaded('Change autopay');
    await waitFor(() =>
      expect(document.activeElement).toBe(two.dialog.getByRole('radio', { name: /December\s1$/ })),
    );
  });

  it('tells that a credit card that was just added cannot be used for it', async () => {
    const credit = aPaymentMethod({ id: 'credit' as PaymentMethodId, type: 'CREDIT_CARD', brand: 'Visa' });
    const { press, isHeaded, dialog, choose, gateway } = await openAutopay(anEnrolledLoan(), both);
    await press('Change payment method');
    await press('Add another payment method');
    await dialog.findByTitle(/^Secure form: add/);
    gateway.keep(credit);
    await report({ kind: 'completed', methodId: credit.id });
    await isHeaded('Change autopay');
    const group = await dialog.findByRole('group', { name: 'Pay with' });
    const hint = 'The chosen payment method can’t be used here. Choose another one.';
    expect(group.getAttribute('aria-describedby')).toBe(dialog.getByText(hint).id);
    await choose(/First Example Bank/);
    expect(dialog.queryByText(hint)).toBeNull();
  });

  it('changes the method, begins after what is in progress, and is tracked once', async () => {
    const { press, choose, review, canAgree, submitButton, isHeaded, dialog, user, platform, analytics } =
      await openAutopay(anEnrolledLoan(), both);
    await press('Change payment method');
    await isHeaded('Change autopay');
    await waitFor(() =>
      expect(document.activeElement).toBe(dialog.getByRole('radio', { name: /First Example Bank/ })),
    );
    await choose(/Visa ending in\s4242/);
    await review();
    await canAgree();
    await user.click(await submitButton());
    await isHeaded('Autopay is changed');
    expect(dialog.getByText('$108.00 will be taken on January 4, 2027')).toBeTruthy();
    expect(platform.enrolments[0]?.enrolment).toMatchObject({
      flow: 'MANAGE_AUTOPAY',
      paymentMethodId: 'card-1',
      startOn: '2027-01-01',
    });
    expect(analytics.events.filter(({ event }) => event.includes('autopay'))).toEqual([
      { event: 'update_autopay_method', info: { methodType: 'DEBIT_CARD' } },
    ]);
  });

  it('says that it is paused, and why', async () => {
    const { dialog } = await openAutopay(
      anEnrolledLoan({ pausedReason: 'PAYMENT_FAILED', drafts: [] }),
      both,
    );
    expect(await dialog.findByText('Autopay is paused')).toBeTruthy();
    expect(dialog.getByText(/Change the payment method to start it again\.$/)).toBeTruthy();
  });

  it('leads to the lender where another method would not start it again', async () => {
    const { dialog } = await openAutopay(
      anEnrolledLoan({ pausedReason: 'ACCOUNT_ON_HOLD', drafts: [] }),
      both,
    );
    await dialog.findByText('Autopay has stopped for now. Contact us to learn more.');
    expect(dialog.getByRole('link', { name: /^Contact us about this loan/ })).toBeTruthy();
    expect(dialog.queryByText(/didn’t go through/)).toBeNull();
  });
});

describe('turning autopay off', () => {
  const atTheQuestion = async () => {
    const managing = await openAutopay(anEnrolledLoan(), both);
    await managing.press('Turn off autopay');
    await managing.isHeaded('Turn off autopay?');
    return managing;
  };

  it('tells what will not be drawn any more and what still will, and turns it off once', async () => {
    const { dialog, press, isHeaded, analytics, platform } = await atTheQuestion();
    const stops = dialog.getByRole('region', { name: 'Won’t be taken any more' });
    const still = dialog.getByRole('region', { name: 'Will still be taken' });
    expect(readText(stops)).toContain('January 4, 2027');
    expect(readText(stops)).not.toContain('December 1, 2026');
    expect(readText(still)).toContain('December 1, 2026');
    await press('Turn it off');
    await isHeaded('Autopay is off');
    // The payment of December 1 is still drawn: if asked to make it, the buyer would pay it twice.
    expect(
      dialog.getByText(/After that, your next payment of \$108\.00 is due January 1, 2027/),
    ).toBeTruthy();
    expect(dialog.queryByText(/next payment of \$108\.00 is due December 1, 2026/)).toBeNull();
    expect(platform.ledger.loan('loan-1' as never)?.autopay.enrolled).toBe(false);
    await press('Done');
    expect(await screen.findByRole('button', { name: 'Set up autopay' })).toBeTruthy();
    const autopay = within(screen.getByRole('region', { name: 'Autopay' }));
    expect(autopay.getByText(/\$108\.00 will still be taken on December 1, 2026/)).toBeTruthy();
    expect(autopayEvents(analytics.names())).toEqual(['autopay_unenroll', 'autopay_toggle_off']);
    expect(analytics.pages).toEqual(['payment plans', 'manage autopay', 'turn off autopay']);
  });

  const turnedOff = async (loan: Loan) => {
    const managing = await openAutopay(loan, both);
    await managing.press('Turn off autopay');
    await managing.press('Turn it off');
    await managing.isHeaded('Autopay is off');
    return managing.dialog;
  };
  const noDrafts = anEnrolledLoan({ drafts: [] });

  it('asks for nothing that a payment in progress covers', async () => {
    const paymentsInProgress = [aPaymentRequest({ payOn: day('2026-12-01') })];
    const dialog = await turnedOff({ ...noDrafts, paymentsInProgress });
    expect(dialog.getByText(/^Your next payment of \$108\.00 is due January 1, 2027/)).toBeTruthy();
    expect(dialog.queryByText(/past due/)).toBeNull();
  });

  it('asks first for what is past due, but for what is in progress', async () => {
    const paymentsInProgress = [aPaymentRequest({ amount: usd(2_000) })];
    const late = { ...noDrafts, pastDue: usd(7_700), paymentsInProgress };
    const dialog = await turnedOff(late);
    const asked = dialog.getByText(
      'You still need to pay $57.00 that is past due. It won’t be taken automatically.',
    );
    expect(asked.nextElementSibling?.textContent).toMatch(/^After that, your next payment of /);
  });

  it('is sent once, also by a click while the answered step fades', async () => {
    const { press, isHeaded, platform } = await atTheQuestion();
    const fade = slowFades();
    let sent = 0;
    const { turnOffAutopay } = platform;
    platform.turnOffAutopay = (...asked) => {
      sent += 1;
      return turnOffAutopay(...asked);
    };
    await press('Turn it off');
    await fade.begun();
    await press(/Turn it off$/);
    fade.end();
    await isHeaded('Autopay is off');
    expect(sent).toBe(1);
  });

  it('keeps it on', async () => {
    const { press, isHeaded, platform } = await atTheQuestion();
    await press('Keep autopay on');
    await isHeaded('Manage autopay');
    expect(platform.ledger.loan('loan-1' as never)?.autopay.enrolled).toBe(true);
  });

  it.each([
    ['did not come about', { kind: 'bad-request', status: 429, message: '' }, 'Autopay wasn’t turned off'],
    [
      'was refused, though nothing was entered that could be checked',
      { kind: 'bad-request', status: 400, message: '' },
      'We couldn’t accept this change. Please contact us.',
    ],
    ['may still come about', OFFLINE, 'We couldn’t confirm this change'],
  ] as const)('says when it %s, and is tried again', async (_, failure, told) => {
    const { dialog, press, isHeaded, platform } = await atTheQuestion();
    platform.orderFaults.queue({ kind: 'answered', failure });
    await press('Turn it off');
    expect((await dialog.findByRole('alert')).textContent).toContain(told);
    await press('Turn it off');
    await isHeaded('Autopay is off');
  });
});
