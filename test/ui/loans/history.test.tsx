import type { Activity } from '@member-portal/domain/payment';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { usd } from '../../support/builders/a-loan.ts';
import { OFFLINE } from '../../support/fakes/fault-line.ts';
import { readText } from '../support/read-text.ts';
import { openPage } from './signed-in-page.tsx';

const activity = (number: number, changed: Partial<Activity> = {}): Activity => ({
  id: `activity-${number}`,
  requestKey: undefined,
  type: 'PAYMENT',
  status: 'RECEIVED',
  amount: usd(10_000 + number),
  on: day('2026-10-01'),
  method: undefined,
  allocation: { principal: usd(9_000), interest: usd(900), fees: usd(100) },
  confirmation: undefined,
  failure: undefined,
  ...changed,
});

const withHistory =
  (activities: readonly Activity[]) =>
  ({ ledger }: { readonly ledger: object }) => {
    Object.assign(ledger, { history: () => activities });
  };

const open = (activities: readonly Activity[], locale: 'en-us' | 'fr-ca' = 'en-us') =>
  openPage('/loans/loan-1/history', { locale, prepare: withHistory(activities) });

describe('the history of a loan', () => {
  // Proves.
  it('shows what happened with its allocation, page after page, and tells analytics its name', async () => {
    const { user, analytics } = await open(Array.from({ length: 30 }, (_, index) => activity(index)));
    await screen.findByRole('heading', { level: 1, name: 'Loan history' });
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(25));
    expect(screen.getAllByText('Principal $90.00, interest $9.00, fees $1.00')).toHaveLength(25);
    await user.click(screen.getByRole('button', { name: 'Show earlier activity' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(30));
    expect(screen.queryByRole('button', { name: 'Show earlier activity' })).toBeNull();
    expect(analytics.pages).toEqual(['history']);
  });

  it('filters by type and status, and says when nothing is left', async () => {
    const { user } = await open([
      activity(1),
      activity(2, { type: 'REFUND', status: 'REFUNDED' }),
      activity(3, { status: 'FAILED' }),
    ]);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Failed');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(screen.getByText('$100.03')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Refund');
    await screen.findByText('Nothing in the history matches these filters.');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Type' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  });

  it('keeps what is chosen in the address, and shows it when the page is opened again', async () => {
    const lines = [activity(1), activity(2, { type: 'REFUND', status: 'REFUNDED' })];
    const { user, router } = await open(lines);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), 'Refund');
    await waitFor(() => expect(router.state.location.search).toEqual({ type: 'REFUND' }));
    cleanup();
    const address = '/loans/loan-1/history?type=REFUND&status=nonsense&from=2026-09-01&to=someday';
    await openPage(address, { prepare: withHistory(lines) });
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type' }).value).toBe('REFUND');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' }).value).toBe('');
    screen.getByRole('button', { name: /^From Sep\s1, 2026$/ });
    screen.getByRole('button', { name: 'To Any day' });
  });

  it('takes its days from a calendar, which offers no last day before the first', async () => {
    const lines = [activity(1, { on: day('2026-11-10') }), activity(2, { on: day('2026-11-02') })];
    const { user, router } = await open(lines);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    const days = async (field: string | RegExp, heading: string) => {
      await user.click(screen.getByRole('button', { name: field }));
      return within(await screen.findByRole('dialog', { name: heading }));
    };
    const from = await days('From Any day', 'Show activity from');
    const third = await from.findByRole('button', { name: 'November\u00a03' });
    expect(from.getByRole<HTMLButtonElement>('button', { name: /November\s22/ }).disabled).toBe(true);
    await user.click(third);
    await waitFor(() => expect(router.state.location.search).toEqual({ from: '2026-11-03' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^From Nov\s3, 2026$/ }));
    const to = await days('To Any day', 'Show activity to');
    const second = await to.findByRole<HTMLButtonElement>('button', { name: 'November\u00a02' });
    expect(second.disabled).toBe(true);
    await user.click(to.getByRole('button', { name: 'November\u00a05' }));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ from: '2026-11-03', to: '2026-11-05' }),
    );
    const again = await days(/^From Nov\s3/, 'Show activity from');
    await user.click(await again.findByRole('button', { name: 'Any day' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ to: '2026-11-05' }));
  });

  it('takes no last day before the first from an address', async () => {
    await openPage('/loans/loan-1/history?from=2026-09-01&to=2026-08-01', {
      prepare: withHistory([activity(1)]),
    });
    await screen.findByRole('listitem');
    screen.getByRole('button', { name: 'To Any day' });
  });

  it('says on paper whose it is, of which loan and day, and what it was filtered by', async () => {
    await openPage('/loans/loan-1/history?type=PAYMENT', { prepare: withHistory([activity(1)]) });
    await screen.findByText('Northwind: printed for Avery Stone on November 21, 2026');
    await screen.findByText('N-1001');
    screen.getByText('Filters: Payment');
  });

  it('folds its filters on a phone, and says there what is chosen', async () => {
    const narrow = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('matchMedia', () => narrow);
    await openPage('/loans/loan-1/history?type=REFUND&from=2026-09-01', {
      prepare: withHistory([activity(1)]),
    });
    const said = await screen.findByText('Filters: Refund, from Sep 1, 2026', { selector: 'summary' });
    expect(said.closest('details')?.open).toBe(false);
    fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(document.activeElement).toBe(said);
    vi.unstubAllGlobals();
  });

  it('is a table where there is room, with a receipt of each payment that was booked', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('min-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const lines = [activity(1), activity(2, { status: 'RETURNED', allocation: undefined })];
    const { user } = await openPage('/loans/loan-1/history', {
      flags: { receipts: true },
      prepare: withHistory(lines),
    });
    const table = await screen.findByRole('table', { name: 'Loan history' });
    expect(within(table).getAllByRole('columnheader').map(readText)).toEqual([
      'Date',
      'Type',
      'Payment method',
      'Principal',
      'Interest',
      'Fees',
      'Amount',
      'Receipt',
    ]);
    const [, booked, returned] = within(table).getAllByRole('row');
    if (!booked || !returned) throw new Error('The table has no rows');
    expect(readText(booked)).toBe('Oct 1, 2026PaymentReceived$90.00$9.00$1.00$100.01View receipt');
    expect(within(returned).queryByRole('button')).toBeNull();
    await user.click(within(booked).getByRole('button', { name: /^View receipt for \$100\.01/ }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('shows a receipt without the line of a confirmation number that is empty', async () => {
    const { user } = await openPage('/loans/loan-1/history', {
      flags: { receipts: true },
      prepare: withHistory([activity(1, { confirmation: '' })]),
    });
    await user.click(await screen.findByRole('button', { name: /^View receipt/ }));
    expect(readText(await screen.findByRole('dialog'))).not.toContain('Confirmation number');
  });

  it('shows a receipt without an allocation where every part of it is zero', async () => {
    const allocation = { principal: usd(0), interest: usd(0), fees: usd(0) };
    const { user } = await openPage('/loans/loan-1/history', {
      flags: { receipts: true },
      prepare: withHistory([activity(1, { allocation })]),
    });
    await user.click(await screen.findByRole('button', { name: /^View receipt/ }));
    const receipt = readText(await screen.findByRole('dialog'));
    expect(receipt).toContain('$100.01');
    expect(receipt).not.toContain('Principal');
  });

  it('names the payment that another was made in place of', async () => {
    await open([
      activity(1, { id: 'second', replaces: 'first', on: day('2026-10-20') }),
      activity(2, { id: 'first', status: 'RETURNED', allocation: undefined }),
      activity(3, { id: 'other', replaces: 'long-ago' }),
    ]);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
    const [second, first, other] = screen.getAllByRole('listitem').map(readText);
    expect(second).toContain('In place of your $100.02 payment of October 1, 2026');
    expect(first).not.toContain('In place of');
    expect(other).toContain('In place of a payment that did not go through');
  });

  it('says when nothing has happened yet, in French', async () => {
    await open([], 'fr-ca');
    await screen.findByText('Aucune activité pour l’instant.');
    // What has not begun is neither filtered nor kept.
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Imprimer' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Historique du prêt');
  });

  it('can be tried again', async () => {
    const { user } = await openPage('/loans/loan-1/history', {
      prepare: (platform) => {
        withHistory([activity(1)])(platform);
        platform.readFaults.queue({ kind: 'answered', failure: OFFLINE });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  });

  it('of a loan that is not there is not found', async () => {
    const { analytics } = await openPage('/loans/nobody/history');
    await screen.findByRole('heading', { name: 'We can’t find this loan' });
    expect(analytics.pages).toEqual([]);
  });

  it('is reached from the recent activity', async () => {
    const { user, router } = await openPage('/loans/loan-1', { prepare: withHistory([activity(1)]) });
    await user.click(await screen.findByRole('link', { name: 'See the full history' }));
    await screen.findByRole('heading', { level: 1, name: 'Loan history' });
    expect(router.state.location.pathname).toBe('/loans/loan-1/history');
  });
});
