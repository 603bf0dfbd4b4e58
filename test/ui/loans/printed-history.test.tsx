import { SessionReads } from '@member-portal/application/reads';
import type { LoanId } from '@member-portal/domain/loan';
import type { Activity } from '@member-portal/domain/payment';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { errAsync, ResultAsync } from 'neverthrow';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { usd } from '../../support/builders/a-loan.ts';
import { openPage } from './signed-in-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const BROKEN = { kind: 'bad-response', status: 500, message: 'broken' } as const;

const payment = (number: number): Activity => ({
  id: `activity-${number}`,
  requestKey: undefined,
  type: number === 0 ? 'REFUND' : 'PAYMENT',
  status: 'RECEIVED',
  amount: usd(10_000 + number),
  on: day('2026-10-01'),
  method: undefined,
  allocation: undefined,
  confirmation: undefined,
  failure: undefined,
});

/** A history with more lines than a page; `failing` while it cannot be collected. */
const openLong = async (locale: 'en-us' | 'fr-ca' = 'en-us') => {
  const network = { failing: false, answered: Promise.resolve() };
  const printed: number[] = [];
  vi.stubGlobal('print', () => printed.push(onPaper().length));
  const page = await openPage('/loans/loan-1/history', {
    locale,
    flags: { activityCsv: true },
    prepare: (platform) => {
      const activities = Array.from({ length: 60 }, (_, index) => payment(index));
      Object.assign(platform.ledger, { history: () => activities });
      const { readHistory } = platform;
      platform.readHistory = (loanId, query, cancellation) =>
        network.failing && query.limit === 200
          ? errAsync(BROKEN)
          : ResultAsync.fromSafePromise(query.limit === 200 ? network.answered : Promise.resolve()).andThen(
              () => readHistory(loanId, query, cancellation),
            );
    },
  });
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(25));
  return { ...page, network, printed };
};

/** The lines outside of what is left out on paper. */
const onPaper = () =>
  [...document.querySelectorAll('li, tbody tr')].filter((line) => !line.closest('[data-print=none]'));

const printButton = () => screen.getByRole('button', { name: /^Print/ });

describe('a printed history', () => {
  it('has all of its lines, as one table', async () => {
    const { user, printed } = await openLong();
    await user.click(printButton());
    await waitFor(() => expect(printed).toEqual([60]));
    const table = screen.getByRole('table', { name: 'Loan history' });
    expect(within(table).queryByRole('columnheader', { name: 'Receipt' })).toBeNull();
    // Pressed again, it is collected and printed again.
    await user.click(printButton());
    await waitFor(() => expect(printed).toEqual([60, 60]));
  });

  it('has the lines of the filter that is chosen', async () => {
    const { user, printed } = await openLong();
    await user.click(printButton());
    await waitFor(() => expect(printed).toEqual([60]));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Refund');
    await waitFor(() => expect(onPaper()).toHaveLength(1));
    await user.click(printButton());
    await waitFor(() => expect(printed).toEqual([60, 1]));
  });

  it('has no lines by the browser’s menu that were collected before the history was read again', async () => {
    const { user, printed, platform, services } = await openLong();
    await user.click(printButton());
    await waitFor(() => expect(printed).toEqual([60]));
    Object.assign(platform.ledger, { history: () => [payment(99)] });
    await act(() => services.get(SessionReads).refresh([{ read: 'history', loanId: 'loan-1' as LoanId }]));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(onPaper()).toHaveLength(1);
    // Pressed again, it is collected again.
    await user.click(printButton());
    await waitFor(() => expect(printed).toEqual([60, 1]));
  });

  it('has all of its lines where the history was read again while they were collected', async () => {
    const { user, printed, network, services } = await openLong();
    let answer = (): void => undefined;
    network.answered = new Promise((resolve) => {
      answer = resolve;
    });
    await user.click(printButton());
    await act(() => services.get(SessionReads).refresh([{ read: 'history', loanId: 'loan-1' as LoanId }]));
    answer();
    await waitFor(() => expect(printed).toEqual([60]));
  });

  it('is printed as the page says it where the filter matches nothing', async () => {
    const { user, printed } = await openLong();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Chargeback');
    const none = await screen.findByText(/^Nothing in the history matches/);
    await user.click(printButton());
    await waitFor(() => expect(printed).toEqual([0]));
    expect(none.closest('[data-print=none]')).toBeNull();
  });

  it('is not printed while its lines could not be collected, which is told', async () => {
    const { user, network, printed } = await openLong();
    network.failing = true;
    await user.click(printButton());
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We couldn’t load the whole history to print it',
    );
    expect(printed).toEqual([]);
    network.failing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(printed).toEqual([60]));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['Print', 'We couldn’t load the whole history to print it'],
    ['Download as a spreadsheet (CSV)', 'We couldn’t download the activity'],
  ])('no longer says that “%s” failed once the filters have changed', async (button, failed) => {
    const { user, network } = await openLong();
    network.failing = true;
    await user.click(screen.getByRole('button', { name: button }));
    expect((await screen.findByRole('alert')).textContent).toContain(failed);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Refund');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
    // It was about other lines than those of the same filter chosen again.
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'All');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(25));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    [
      'en-us',
      'Show earlier activity',
      (count: number) => `Only ${count}\u00a0lines of this list are printed; there are more.`,
    ],
    [
      'fr-ca',
      'Afficher l’activité antérieure',
      (count: number) =>
        `Seules ${count}\u00a0lignes de cette liste sont imprimées\u202f; il y en a d’autres.`,
    ],
  ] as const)(
    'says by the browser’s menu how many lines it has, until all are there (%s)',
    async (...given) => {
      const [locale, more, said] = given;
      const { user } = await openLong(locale);
      const print = () => act(() => window.dispatchEvent(new Event('beforeprint')));
      const notes = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
      const showMore = () => user.click(screen.getByRole('button', { name: more }));
      print();
      expect(notes()).toContain(said(25));
      await showMore();
      await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(50));
      print();
      expect(notes()).toContain(said(50));
      await showMore();
      await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(60));
      print();
      expect([25, 50, 60].filter((count) => notes().includes(said(count)))).toEqual([]);
    },
  );
});
