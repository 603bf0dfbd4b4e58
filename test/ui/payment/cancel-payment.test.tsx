import type { Instant } from '@member-portal/domain/calendar';
import type { LoanId } from '@member-portal/domain/loan';
import { createFormat } from '@member-portal/domain/locale';
import type { PaymentRequest } from '@member-portal/domain/payment';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aReviewedPayment } from '../../support/builders/a-payment.ts';
import { OFFLINE } from '../../support/fakes/fault-line.ts';
import { openPage } from '../loans/signed-in-page.tsx';
import { readText } from '../support/read-text.ts';
import { slowFades } from '../support/slow-fades.ts';

const loanId = 'loan-1' as LoanId;
const NOVEMBER_30 = Date.UTC(2026, 10, 30) as Instant;

/** A loan's page with a payment scheduled, and the question whether to cancel it. */
const atTheQuestion = async () => {
  let payment: PaymentRequest | undefined;
  const page = await openPage(`/loans/${loanId}`, {
    flags: { cancelScheduledPayment: true },
    prepare: ({ ledger }) => {
      const order = { ...aReviewedPayment({ payOn: day('2026-12-01') }), requestKey: 'key-1' };
      payment = ledger.book(loanId, order)._unsafeUnwrap();
      const scheduled = { ...payment, cancelBefore: NOVEMBER_30 };
      ledger.changeLoan(loanId, (loan) => ({ ...loan, paymentsInProgress: [scheduled] }));
    },
  });
  await page.user.click(await screen.findByRole('button', { name: /^Cancel payment / }));
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByRole('heading', { name: 'Cancel this payment?' });
  return { ...page, dialog, yes: () => dialog.getByRole('button', { name: /Yes, cancel it/ }) };
};

describe('cancelling a scheduled payment', () => {
  it('says what will not be taken and until when, and tells that it was cancelled', async () => {
    const { dialog, yes, user, platform, problems } = await atTheQuestion();
    expect(dialog.getByText(/your \$108\.00 payment of December 1, 2026/)).toBeTruthy();
    const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const until = createFormat('en-us', ownZone).dateTime(NOVEMBER_30).replaceAll(/\s/g, ' ');
    expect(readText(dialog.getByText(/^You can cancel it/))).toBe(`You can cancel it until ${until}.`);
    await user.click(yes());
    expect(await dialog.findByRole('heading', { name: 'Payment canceled' })).toBeTruthy();
    expect(platform.ledger.loan(loanId)?.paymentsInProgress).toEqual([]);
    // What it was cancelled from is gone from the page, and the dialog still says so.
    expect(screen.queryByRole('button', { name: /^Cancel payment / })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(problems).toEqual([]);
  });

  it('is offered under names that tell payments apart, with a confirmation number or without', async () => {
    await openPage(`/loans/${loanId}`, {
      flags: { cancelScheduledPayment: true },
      prepare: ({ ledger }) => {
        const paymentsInProgress = ['2026-12-01', '2026-12-02', '2026-12-03'].map((payOn, at) => {
          const order = { ...aReviewedPayment({ payOn: day(payOn) }), requestKey: `key-${at}` };
          const payment = ledger.book(loanId, order)._unsafeUnwrap();
          return { ...payment, confirmation: at === 0 ? 'C-1' : '', cancelBefore: NOVEMBER_30 };
        });
        ledger.changeLoan(loanId, (loan) => ({ ...loan, paymentsInProgress }));
      },
    });
    const buttons = await screen.findAllByRole('button', { name: /^Cancel payment / });
    expect(
      buttons.map(({ ariaLabel, textContent }) => [ariaLabel?.replace(/\s+/g, ' '), textContent]),
    ).toEqual([
      ['Cancel payment C-1 of $108.00 on December 1, 2026', 'Cancel payment'],
      ['Cancel payment of $108.00 on December 2, 2026', 'Cancel payment'],
      ['Cancel payment of $108.00 on December 3, 2026', 'Cancel payment'],
    ]);
  });

  it('is sent once by a double click', async () => {
    let cancelled = 0;
    const { dialog, yes, platform } = await atTheQuestion();
    const { cancelPayment } = platform;
    platform.cancelPayment = (...asked) => {
      cancelled += 1;
      return cancelPayment(...asked);
    };
    fireEvent.click(yes());
    fireEvent.click(yes());
    await dialog.findByRole('heading', { name: 'Payment canceled' });
    expect(cancelled).toBe(1);
  });

  it('is sent once, also by a click while the answered step fades', async () => {
    const fade = slowFades();
    let cancelled = 0;
    const { dialog, yes, user, platform } = await atTheQuestion();
    const { cancelPayment } = platform;
    platform.cancelPayment = (...asked) => {
      cancelled += 1;
      return cancelPayment(...asked);
    };
    await user.click(yes());
    await fade.begun();
    await user.click(yes());
    fade.end();
    await dialog.findByRole('heading', { name: 'Payment canceled' });
    expect(cancelled).toBe(1);
  });

  it('reports an unknown outcome while it may have been cancelled, and can be tried again', async () => {
    const { dialog, yes, user, platform } = await atTheQuestion();
    platform.orderFaults.queue({ kind: 'lost-before', failure: OFFLINE });
    platform.readFaults.queue({ kind: 'answered', failure: OFFLINE });
    await user.click(yes());
    const { textContent } = await dialog.findByRole('alert');
    expect(textContent).toContain('We couldn’t confirm this change');
    expect(textContent).not.toContain('was not canceled');
    await user.click(yes());
    expect(await dialog.findByRole('heading', { name: 'Payment canceled' })).toBeTruthy();
  });

  it('asks for nothing to be checked where the platform refuses without saying why', async () => {
    const { dialog, yes, user, platform } = await atTheQuestion();
    const failure = { kind: 'bad-request', status: 400, message: '' } as const;
    platform.orderFaults.queue({ kind: 'answered', failure });
    await user.click(yes());
    const { textContent } = await dialog.findByRole('alert');
    expect(textContent).toContain('We couldn’t accept this change. Please contact us.');
  });

  it('says when it has become too late', async () => {
    const { dialog, yes, user, time } = await atTheQuestion();
    time.sleep(10 * 24 * 60 * 60 * 1000);
    await user.click(yes());
    expect((await dialog.findByRole('alert')).textContent).toContain('It’s too late to cancel this payment');
    expect(dialog.queryByText(/^We won’t take|^You can cancel it until/)).toBeNull();
    expect(dialog.getByRole('link', { name: /555/ })).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /Yes, cancel it/ })).toBeNull();
    // The button that had the focus is gone.
    expect(document.activeElement).toBe(dialog.getByRole('heading', { level: 2 }));
  });

  it('keeps the payment', async () => {
    const { dialog, user, platform } = await atTheQuestion();
    await user.click(dialog.getByRole('button', { name: 'Keep the payment' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(platform.ledger.loan(loanId)?.paymentsInProgress).toHaveLength(1);
  });
});
