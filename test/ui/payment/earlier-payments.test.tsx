import { PaymentIntentStore, SessionStore } from '@member-portal/application/ports';
import type { LoanId } from '@member-portal/domain/loan';
import type { Activity } from '@member-portal/domain/payment';
import { screen, waitFor, within } from '@testing-library/react';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aReturnedPayment, aReviewedPayment } from '../../support/builders/a-payment.ts';
import { OFFLINE } from '../../support/fakes/fault-line.ts';
import { openPage } from '../loans/signed-in-page.tsx';
import { readText } from '../support/read-text.ts';
import { usable } from '../support/usable.ts';
import { comeToChoice, startPaying } from './paying.ts';

const loanId = 'loan-1' as LoanId;

/** A page is entered while a payment is open that was sent some minutes ago; it was booked or not. */
const withAnOpenPayment = async (booked: boolean, path: string, given?: Parameters<typeof openPage>[1]) => {
  const page = await openPage('/loans/closed', given);
  const { services, platform, time, router } = page;
  const buyer = services.get(SessionStore).current()?.buyerId;
  if (!buyer) throw new Error('nobody is signed in');
  const sentAt = time.now();
  await services.get(PaymentIntentStore).update(buyer, loanId, () => ({
    open: {
      requestKey: 'key-1',
      orderFingerprint: 'f-1',
      openedAt: sentAt,
      lastSentAt: sentAt,
      sendings: 1,
      authorisation: { documentId: 'd-1', acceptedAt: sentAt },
      knownConfirmations: undefined,
    },
    booked: [],
  }));
  if (booked) platform.ledger.book(loanId, { ...aReviewedPayment(), requestKey: 'key-1' });
  time.sleep(3 * 60 * 1000);
  await router.navigate({ to: path as never });
  return page;
};

describe('a payment whose answer was lost', () => {
  it.each(['/loans/outstanding', '/loans/loan-1'])(
    'is told to have gone through on entering %s',
    async (path) => {
      await withAnOpenPayment(true, path);
      expect(await screen.findByText('Your payment of $108.00 went through')).toBeTruthy();
      expect(screen.getAllByText('C-1').length).toBeGreaterThan(0);
    },
  );

  it.each([
    [
      'when the bank will be tried again',
      { retryOn: day('2026-11-27') },
      /We’ll try again on November 27, 2026/,
    ],
    ['that nothing more is taken', { retryOn: undefined }, /Nothing more will be taken for it/],
    ['no day that has passed', { retryOn: day('2026-11-20') }, /Nothing more will be taken for it/],
  ])('that the bank returned is told with %s', async (_, failure, text) => {
    const returned = { type: 'PAYMENT', requestKey: 'key-1' } as const;
    await withAnOpenPayment(false, '/loans/loan-1', {
      prepare: (platform) => {
        const activity = aReturnedPayment({ ...returned, failure: { reason: 'X9', ...failure } });
        platform.readHistory = () => okAsync({ items: [activity], nextCursor: undefined });
      },
    });
    const heading = await screen.findByText('Your payment of $108.00 didn’t go through');
    expect(readText(heading.parentElement as HTMLElement)).toMatch(text);
  });

  it('is told not to have been made where it never arrived', async () => {
    await withAnOpenPayment(false, '/loans/outstanding');
    expect(await screen.findByText('A payment that you sent earlier wasn’t made')).toBeTruthy();
  });

  it('is told not to have been made on every page until the buyer dismisses that', async () => {
    const { router, user } = await withAnOpenPayment(false, '/loans/outstanding');
    const never = 'A payment that you sent earlier wasn’t made';
    await screen.findByText(never);
    await router.navigate({ to: '/loans/$loanId', params: { loanId } });
    await screen.findByRole('heading', { level: 1, name: 'Cedar & Pine' });
    await screen.findByText(never);
    expect(screen.queryByRole('link', { name: 'See the loan' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(never)).toBeNull();
    await router.navigate({ to: '/loans/outstanding' });
    await screen.findByRole('heading', { level: 1, name: 'Your loans' });
    expect(screen.queryByText(never)).toBeNull();
  });

  it('leads from the list to the loan that it was for', async () => {
    const { user } = await withAnOpenPayment(false, '/loans/outstanding');
    await user.click(await screen.findByRole('link', { name: 'See the loan' }));
    await screen.findByRole('heading', { level: 1, name: 'Cedar & Pine' });
  });

  it('is followed by the page once its dialog was left, and told not to have been made', async () => {
    const { dialog, review, canAgree, payButton, platform, user, time } = await startPaying({
      wait: () => new Promise((resolve) => setTimeout(resolve, 5)),
    });
    await review();
    await canAgree();
    platform.orderFaults.queue({ kind: 'lost-before', failure: OFFLINE });
    await user.click(await payButton());
    await dialog.findByText('We don’t know yet whether your payment went through');
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await screen.findByText('We’re checking on a payment that you sent');
    time.sleep(3 * 60 * 1000);
    await screen.findByText('A payment that you sent earlier wasn’t made');
    expect(platform.ledger.bookings).toEqual([]);
  });

  it('is mentioned in the review of another payment while its outcome is looked for', async () => {
    const { dialog, review, canAgree, payButton, platform, user } = await startPaying({
      wait: () => new Promise((resolve) => setTimeout(resolve, 5)),
    });
    await review();
    await canAgree();
    expect(dialog.queryByText('We’re checking on a payment that you sent')).toBeNull();
    platform.orderFaults.queue({ kind: 'lost-before', failure: OFFLINE });
    await user.click(await payButton());
    await dialog.findByText('We don’t know yet whether your payment went through');
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await screen.findByText('We’re checking on a payment that you sent');
    await user.click(await screen.findByRole('button', { name: /^Pay (\$|more|anyway)/ }));
    const another = within(await screen.findByRole('dialog'));
    await another.findByText('We’re checking on a payment that you sent');
    await another.findByText(/Before we send this payment, we’ll check again/);
  });

  it('is not reported any more once it was paid after all', async () => {
    const { user } = await withAnOpenPayment(false, '/loans/loan-1');
    const never = 'A payment that you sent earlier wasn’t made';
    await screen.findByText(never);
    await user.click(await screen.findByRole('button', { name: /^Pay (\$|more|anyway)/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await usable(() => dialog.getByRole('button', { name: /^Agree and pay \$/ })));
    await dialog.findByRole('heading', { name: 'Payment processing' });
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText(never)).toBeNull());
  });

  it('is told once: the next page has nothing more to say', async () => {
    const { router } = await withAnOpenPayment(true, '/loans/outstanding');
    await screen.findByText('Your payment of $108.00 went through');
    await router.navigate({ to: '/loans/$loanId', params: { loanId } });
    await screen.findByRole('heading', { level: 1, name: 'Cedar & Pine' });
    expect(screen.queryByText('Your payment of $108.00 went through')).toBeNull();
  });
});

describe('a payment that failed', () => {
  const returned = aReturnedPayment();
  const afterAFailure = (failed: Activity) =>
    openPage('/loans/loan-1', {
      flags: { paymentFailureReason: true },
      prepare: (platform) => {
        const { readHistory } = platform;
        platform.readHistory = (...asked) =>
          readHistory(...asked).map((page) => ({ ...page, items: [failed, ...page.items] }));
      },
    });

  it('is told with its reason and the day on which it is tried again', async () => {
    await afterAFailure(returned);
    const card = await screen.findByRole('region', { name: /^Payment returned/ });
    expect(readText(card)).toContain('Your bank returned your $108.00 payment of November 18.');
    expect(card.textContent).toContain('There wasn’t enough money in the account.');
    expect(readText(card)).toContain('We’ll try again on Friday, November 27');
  });

  it('has a generic text for an unknown reason, and names no day where it is not tried again', async () => {
    await afterAFailure({ ...returned, failure: { reason: 'X9', retryOn: undefined } });
    await screen.findByText(/^Your bank returned your/);
    const card = screen.getByRole('region', { name: /^Due/ });
    expect(card.textContent).toContain('Your bank couldn’t complete it.');
    expect(card.textContent).not.toContain('try again');
  });

  it('is cured by a payment that says which one it is for', async () => {
    const { user, platform } = await afterAFailure(returned);
    await screen.findByText(/^Your bank returned your/);
    await user.click(screen.getByRole('button', { name: 'Pay $108.00' }));
    const dialog = within(screen.getByRole('dialog'));
    const agree = await usable(() => dialog.getByRole('button', { name: 'Agree and pay $108.00' }));
    expect(dialog.queryByText('Toward')).toBeNull();
    await user.click(agree);
    await dialog.findByRole('heading', { name: 'Your loan is up to date' });
    expect(platform.sent[0]).toMatchObject({ amountType: 'OTHER', retryOf: 'payment-7' });
  });

  /** A payment that is not begun as the one that makes the failed one good. */
  const chooseAmountAndDay = async (user: Awaited<ReturnType<typeof openPage>>['user']): Promise<void> => {
    await user.click(screen.getByRole('button', { name: 'Can’t pay all of it?' }));
    await user.click(screen.getByRole('button', { name: 'Pay on another day' }));
  };
  const payFromThePage = async (given: Activity) => {
    const page = await afterAFailure(given);
    await screen.findByText(/^Your bank returned your/);
    await chooseAmountAndDay(page.user);
    const dialog = within(screen.getByRole('dialog'));
    await page.user.click(await dialog.findByRole('button', { name: 'Review payment' }));
    await usable(() => dialog.getByRole('button', { name: /^Agree and pay/ }));
    return { ...page, dialog };
  };
  const told = /^We were going to try \$108\.00 again on November 27, 2026\. This payment takes its place/;

  it('that is tried again by itself is replaced by whatever is paid before, which says so', async () => {
    const { user, platform, dialog } = await payFromThePage(returned);
    expect(readText(dialog.getByText(told))).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Agree and pay $108.00' }));
    await dialog.findByRole('heading', { name: 'Your loan is up to date' });
    expect(platform.sent[0]).toMatchObject({ amountType: 'INSTALLMENT', retryOf: 'payment-7' });
  });

  it('is waited for before anything can be chosen', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { user } = await openPage('/loans/loan-1', {
      prepare: (platform) => {
        const { readHistory } = platform;
        platform.readHistory = (...asked) =>
          ResultAsync.fromSafePromise(answered)
            .andThen(() => readHistory(...asked))
            .map((page) => ({ ...page, items: [returned, ...page.items] }));
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Pay (\$|more|anyway)/ }));
    const dialog = within(screen.getByRole('dialog'));
    await dialog.findByText('Loading…');
    expect(dialog.queryByRole('term')).toBeNull();
    answer();
    expect(readText(await dialog.findByText(told))).toBeTruthy();
  });

  it.each([
    ['is not tried again', { reason: 'ACCOUNT_CLOSED', retryOn: undefined }],
    ['should have been tried again before', { reason: 'ACCOUNT_CLOSED', retryOn: day('2026-11-20') }],
  ])('that %s is replaced by none but the one that makes it good', async (_, failure) => {
    const { user, platform, dialog } = await payFromThePage({ ...returned, failure });
    expect(dialog.queryByText(/takes its place/)).toBeNull();
    expect(screen.queryByText(/try again on/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Agree and pay $108.00' }));
    await dialog.findByRole('heading', { name: 'Payment processing' });
    expect(platform.sent[0]?.retryOf).toBeUndefined();
  });

  it('keeps what was typed to make it good, apart from any other payment', async () => {
    const { user, sessions, router } = await afterAFailure(returned);
    const amountTyped = async () => {
      const dialog = within(await screen.findByRole('dialog'));
      return dialog.findByRole('textbox', { name: 'Amount' });
    };
    await screen.findByText(/^Your bank returned your/);
    await user.click(screen.getByRole('button', { name: 'Pay $108.00' }));
    await comeToChoice(user);
    await user.type(await amountTyped(), '{Backspace}5');
    const session = sessions.current();
    if (!session) throw new Error('nobody is signed in');
    sessions.close('expired');
    await router.navigate({ to: '/loans/closed' });
    sessions.open(session);
    await router.navigate({ to: '/loans/$loanId', params: { loanId } });
    expect((await amountTyped()).getAttribute('value')).toBe('108.05');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await chooseAmountAndDay(user);
    const dialog = within(screen.getByRole('dialog'));
    await user.click(await dialog.findByRole('radio', { name: /another amount/i }));
    expect((await amountTyped()).getAttribute('value')).not.toBe('108.05');
  });

  it('is not told where a later one went through', async () => {
    const changed = { type: 'PAYMENT', status: 'RECEIVED', failure: undefined } as const;
    const later: Activity = { ...returned, id: 'payment-8', ...changed };
    await openPage('/loans/loan-1', {
      prepare: (platform) => {
        const { readHistory } = platform;
        platform.readHistory = (...asked) =>
          readHistory(...asked).map((page) => ({ ...page, items: [later, returned] }));
      },
    });
    await screen.findAllByText(/C-7/);
    expect(screen.queryByText(/^Your bank returned your/)).toBeNull();
  });
});

describe('what was typed for a payment', () => {
  it('is there again, in its open dialog, when the same buyer had to sign in again', async () => {
    const { chooseOtherAmount, sessions, router } = await startPaying();
    await chooseOtherAmount('42.10');
    const session = sessions.current();
    if (!session) throw new Error('nobody is signed in');
    sessions.close('expired');
    await router.navigate({ to: '/loans/closed' });
    sessions.open(session);
    await router.navigate({ to: '/loans/$loanId', params: { loanId } });
    const dialog = within(await screen.findByRole('dialog'));
    expect((await dialog.findByRole('textbox', { name: 'Amount' })).getAttribute('value')).toBe('42.10');
  });

  it('is gone after a chosen sign-out', async () => {
    const { chooseOtherAmount, sessions, router } = await startPaying();
    await chooseOtherAmount('42.10');
    const session = sessions.current();
    if (!session) throw new Error('nobody is signed in');
    sessions.close('signed-out');
    await router.navigate({ to: '/loans/closed' });
    sessions.open(session);
    await router.navigate({ to: '/loans/$loanId', params: { loanId } });
    await screen.findByRole('heading', { level: 1, name: 'Cedar & Pine' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('survives a payment that could not be sent', async () => {
    const { dialog, chooseOtherAmount, review, canAgree, payButton, press, platform, user } =
      await startPaying();
    await chooseOtherAmount('42.10');
    await review();
    await canAgree();
    platform.orderPayment = () => errAsync({ kind: 'bad-request', status: 429, message: '' });
    await user.click(await payButton());
    await dialog.findByRole('alert');
    await press('Back');
    expect((await dialog.findByRole('textbox', { name: 'Amount' })).getAttribute('value')).toBe('42.10');
  });
});
