import type { Instant } from '@member-portal/domain/calendar';
import type { LoanId } from '@member-portal/domain/loan';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { usd } from '../../support/builders/a-loan.ts';
import { aPaymentRequest, aReviewedPayment } from '../../support/builders/a-payment.ts';
import type { FakeServicing } from '../../support/fakes/fake-servicing.ts';
import { openPage } from '../loans/signed-in-page.tsx';
import { readText } from '../support/read-text.ts';
import { payoffLoan, quoteOf, startPayingOff, TODAY } from './paying-off.ts';

afterEach(cleanup);

const LOAN = 'loan-1' as LoanId;
const BEFORE_CUT_OFF = { cancelBefore: Date.UTC(2026, 10, 23) as Instant };
const flags = { payoffForDate: false, cancelScheduledPayment: true };

/** A platform that has 423.85 scheduled on the loan, and quotes with or without it. */
const scheduled =
  (counts: boolean, changed: Parameters<typeof aPaymentRequest>[0] = BEFORE_CUT_OFF) =>
  (platform: FakeServicing): void => {
    const { ledger, readLoan } = platform;
    const order = aReviewedPayment({ amount: usd(42_385), payOn: day('2026-11-24') });
    const request = ledger.book(LOAN, { ...order, requestKey: 'key-of-the-scheduled-one' })._unsafeUnwrap();
    ledger.changeLoan(LOAN, (loan) => ({ ...loan, paymentsInProgress: [{ ...request, ...changed }] }));
    platform.readLoan = (...asked) =>
      readLoan(...asked).map((loan) => {
        const isThere = loan.paymentsInProgress.some(({ id }) => id === request.id);
        const pending = usd(isThere && counts ? 42_385 : 0);
        const amount = usd(50_012 - pending.cents);
        const { breakdown } = quoteOf(TODAY);
        const payoff = quoteOf(TODAY, {
          id: `quote-${amount.cents}`,
          amount,
          breakdown: { ...breakdown, pending },
        });
        return { ...loan, payoff };
      });
  };

describe('a payoff beside a payment that is still to come', () => {
  it('counts it, says what is owed if it is returned, and does not promise that nothing more is owed', async () => {
    const { isQuoted, dialog, review, canAgree, payButton, isDone, user } = await startPayingOff({
      flags,
      prepare: scheduled(true),
    });
    await isQuoted('$76.27');
    expect(dialog().getByText('Payments scheduled or processing')).toBeTruthy();
    expect(
      dialog().getByText('If a payment that is still to come is returned, you will still owe $423.85.'),
    ).toBeTruthy();
    await review();
    expect(dialog().getByText('Another payment is still to be taken')).toBeTruthy();
    expect(readText(dialog().getByText(/^\$423\.85 on November 24, 2026/))).toContain('ending in 6789');
    expect(
      dialog().getByText(
        'The payoff amount already counts it. If that payment is returned, you will still owe $423.85.',
      ),
    ).toBeTruthy();
    await canAgree();
    await user.click(await payButton('$76.27'));
    await isDone();
    expect(dialog().getByText(/^Another payment of \$423\.85 is still to be taken\./)).toBeTruthy();
    expect(dialog().queryByText(/you owe nothing more/)).toBeNull();
    expect(dialog().queryByText(/more than you owe/)).toBeNull();
  });

  it('names it once where the dialog opens at its review, and takes it off with the minus sign of other figures', async () => {
    const { dialog } = await startPayingOff({ flags, prepare: scheduled(true), atChoice: false });
    await dialog().findByRole('heading', { name: 'Review and pay off' });
    expect(await dialog().findByText('Another payment is still to be taken')).toBeTruthy();
    expect(dialog().queryByText(/already (scheduled|processing)/)).toBeNull();
    expect(dialog().getByText('−$423.85')).toBeTruthy();
  });

  it('warns where the quote leaves it out, of how much too much would be taken', async () => {
    const { dialog, review, canAgree, payButton, isDone, user } = await startPayingOff({
      flags,
      prepare: scheduled(false),
    });
    await review();
    expect(
      dialog().getByText(
        'The payoff amount does not count $423.85 of this. If you pay off now, that much more than you owe will be taken.',
      ),
    ).toBeTruthy();
    await canAgree();
    await user.click(await payButton('$500.12'));
    await isDone();
    expect(readText(dialog().getByText(/^Another payment of/))).toContain(
      'Together they take $423.85 more than you owe.',
    );
  });

  it.each([true, false])(
    'can cancel it instead, which leads back to a new quote (counted: %s)',
    async (counts) => {
      const paying = await startPayingOff({ flags, prepare: scheduled(counts) });
      const { isQuoted, dialog, press, review, canAgree, payButton, isDone, user, platform } = paying;
      await review();
      await press(/^Cancel payment/);
      await dialog().findByRole('heading', { name: 'Cancel this payment?' });
      await press('Yes, cancel it');
      await isQuoted('$500.12');
      expect(dialog().queryByText(/still owe/)).toBeNull();
      expect(platform.ledger.loan(LOAN)?.paymentsInProgress).toEqual([]);
      await review();
      expect(dialog().queryByText(/still to be taken/)).toBeNull();
      await canAgree();
      await user.click(await payButton('$500.12'));
      await isDone();
      expect(
        dialog().getByText('Once this payment has cleared, you owe nothing more on this loan.'),
      ).toBeTruthy();
    },
  );

  it('keeps it, and the review, where the buyer thinks better of it', async () => {
    const { dialog, press, review } = await startPayingOff({ flags, prepare: scheduled(true) });
    await review();
    await press(/^Cancel payment/);
    await dialog().findByRole('heading', { name: 'Cancel this payment?' });
    await press('Keep the payment');
    await dialog().findByRole('heading', { name: 'Review and pay off' });
    expect(dialog().getByText('Another payment is still to be taken')).toBeTruthy();
  });

  it('offers no way to cancel what has left', async () => {
    const { dialog, review } = await startPayingOff({
      flags,
      prepare: scheduled(true, { status: 'PENDING', payOn: TODAY }),
    });
    await review();
    expect(dialog().getByText('Another payment is still to be taken')).toBeTruthy();
    expect(dialog().queryByRole('button', { name: /^Cancel payment/ })).toBeNull();
  });

  it('says nothing of one that failed', async () => {
    const { dialog, review } = await startPayingOff({
      flags,
      prepare: scheduled(false, { status: 'FAILED' }),
    });
    await review();
    expect(dialog().queryByText(/still to be taken/)).toBeNull();
  });

  it('is not needed where that one pays everything', async () => {
    const { dialog, press } = await startPayingOff({
      flags,
      loans: [payoffLoan({ paymentsInProgress: [aPaymentRequest({ amount: usd(50_012) })] })],
      today: () => {
        const { breakdown } = quoteOf(TODAY);
        return quoteOf(TODAY, { amount: usd(0), breakdown: { ...breakdown, pending: usd(50_012) } });
      },
    });
    await dialog().findByText(/There is nothing more to pay\.$/);
    await press('Review payoff');
    expect(dialog().queryByRole('heading', { name: 'Review and pay off' })).toBeNull();
  });

  it('does not promise that nothing more is owed while autopay lists a draft', async () => {
    const drafts = [{ on: day('2026-12-01'), amount: usd(10_800), lastChangeAt: 0 as Instant }];
    const { dialog, review, canAgree, payButton, isDone, user } = await startPayingOff({
      loans: [payoffLoan({ autopay: { ...payoffLoan().autopay, enrolled: true, drafts } })],
    });
    await review();
    await canAgree();
    await user.click(await payButton('$500.12'));
    await isDone();
    expect(dialog().getByText(/^Autopay still lists \$108\.00 for December 1, 2026\./)).toBeTruthy();
    expect(dialog().queryByText(/you owe nothing more/)).toBeNull();
  });
});

it('a payoff that is chosen among the amounts of a payment tells the same', async () => {
  const { user } = await openPage('/loans/loan-1', {
    flags,
    loans: [payoffLoan()],
    prepare: scheduled(false),
  });
  await user.click(await screen.findByRole('button', { name: /^Pay (\$|more|anyway)/ }));
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findAllByRole('radio');
  await user.click(dialog.getByRole('button', { name: 'Review payment' }));
  await dialog.findByText('Another payment is still to be taken');
  await user.click(dialog.getByRole('button', { name: /^Cancel payment/ }));
  await dialog.findByRole('heading', { name: 'Cancel this payment?' });
  await user.click(dialog.getByRole('button', { name: 'Yes, cancel it' }));
  await dialog.findByRole('heading', { name: 'Make a payment' });
  expect(dialog.queryByText(/already (scheduled|processing)/)).toBeNull();
});
