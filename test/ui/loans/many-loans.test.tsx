import { LONGEST_SEARCH, searchFrom } from '@member-portal/application/loans';
import { SessionReads } from '@member-portal/application/reads';
import type { LoanId, LoanTotals } from '@member-portal/domain/loan';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { errAsync, ResultAsync } from 'neverthrow';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoan, usd } from '../../support/builders/a-loan.ts';
import { aPaymentRequest } from '../../support/builders/a-payment.ts';
import { OFFLINE } from '../../support/fakes/fault-line.ts';
import { readText } from '../support/read-text.ts';
import { onADesktop } from './on-a-desktop.ts';
import { openPage } from './signed-in-page.tsx';

/** Stands for the browser's eye: says of an element that it has come near the window, or gone. */
const lendEye = () => {
  const watched = new Map<Element, (near: boolean, height: number) => void>();
  class Eye {
    readonly #tell: IntersectionObserverCallback;
    readonly #targets = new Set<Element>();
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell;
    }
    observe(target: Element): void {
      this.#targets.add(target);
      watched.set(target, (isIntersecting, height) => {
        const entry = { target, isIntersecting, boundingClientRect: { height } };
        this.#tell([entry as unknown as IntersectionObserverEntry], this as unknown as IntersectionObserver);
      });
    }
    disconnect(): void {
      for (const target of this.#targets) watched.delete(target);
    }
  }
  vi.stubGlobal('IntersectionObserver', Eye);
  return (target: Element | null | undefined, near: boolean, height = 0): void => {
    if (!target) throw new Error('There is nothing to look at');
    act(() => watched.get(target)?.(near, height));
  };
};

const MANY = Array.from({ length: 42 }, (_, index) =>
  aLoan({ id: `loan-${index}` as LoanId, merchant: `Merchant ${index}`, number: `N-${index}` }),
);

const TOTALS: LoanTotals = {
  count: 8,
  balance: usd(400_000),
  pastDue: { count: 1, amount: usd(7_700) },
  dueSoon: { count: 2, amount: usd(21_600), by: day('2026-12-09') },
};

/** The card of a loan, once it is there. By its text: roles are slow to find among many. */
const cardOf = async (merchant: string): Promise<Element> => {
  const card = (await screen.findByText(merchant, { selector: 'h3' })).closest('article');
  if (!card) throw new Error('The loan has no card');
  return card;
};

const openMany = async () => {
  const look = lendEye();
  const page = await openPage('/loans/outstanding', { loans: MANY });
  await cardOf('Merchant 0');
  const partOf = (merchant: string): Element | null | undefined =>
    screen.getByText(merchant, { selector: 'h3' }).closest('ul')?.parentElement?.parentElement;
  const end = (): Element | null =>
    screen.getByText('Show more loans').closest('button')?.parentElement ?? null;
  return { ...page, look, partOf, end };
};

const merchants = (): readonly (string | null)[] =>
  [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent);

describe('a list of many loans', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('goes on as its end comes near, in order and each loan once', async () => {
    const { look, end } = await openMany();
    look(end(), true);
    await cardOf('Merchant 39');
    look(end(), true);
    await cardOf('Merchant 41');
    expect(merchants()).toEqual(MANY.map(({ merchant }) => merchant));
    expect(screen.queryByText('Show more loans')).toBeNull();
  });

  it('keeps the height of loans far out of view without rendering them', async () => {
    const { look, end, partOf } = await openMany();
    look(end(), true);
    await cardOf('Merchant 39');
    const second = partOf('Merchant 20');
    look(second, false, 4321);
    expect(merchants()).not.toContain('Merchant 20');
    expect((second as HTMLElement).style.height).toBe('4321px');
    expect(merchants()).toHaveLength(20);
  });

  it('reads loans that were far out of view again when they come near', async () => {
    const { look, end, partOf, platform } = await openMany();
    look(end(), true);
    await cardOf('Merchant 39');
    const second = partOf('Merchant 20');
    look(second, false, 4321);
    platform.ledger.changeLoan('loan-20' as LoanId, (loan) => ({ ...loan, merchant: 'Renamed' }));
    look(second, true);
    expect(await cardOf('Renamed')).toBeTruthy();
    expect((second as HTMLElement).style.height).toBe('');
  });

  it('ends where a page that was read again names no next one any more', async () => {
    const { look, end, platform, services } = await openMany();
    const parts = () => document.querySelectorAll('ul[aria-label="Outstanding loans"]');
    look(end(), true);
    await cardOf('Merchant 39');
    look(end(), true);
    await cardOf('Merchant 41');
    expect(parts()).toHaveLength(3);
    for (const id of ['loan-40', 'loan-41'])
      platform.ledger.changeLoan(id as LoanId, (loan) => ({ ...loan, status: 'EXPIRED' }));
    await act(() => services.get(SessionReads).refresh([{ read: 'loans' }]));
    expect(parts()).toHaveLength(2);
    expect(merchants()).toHaveLength(40);
  });

  it('leaves what holds the focus where it is', async () => {
    const { look, end, partOf } = await openMany();
    look(end(), true);
    const card = await cardOf('Merchant 30');
    card.querySelector('a')?.focus();
    look(partOf('Merchant 30'), false, 4321);
    expect(merchants()).toContain('Merchant 30');
  });

  describe('hands the focus of its button', () => {
    const more = (): HTMLElement => screen.getByRole('button', { name: /Show more loans/ });
    /** Pages come once they are let through. */
    const openHeld = async () => {
      const page = await openMany();
      const { listLoans } = page.platform;
      let letThrough = (): void => undefined;
      const open = new Promise<void>((resolve) => {
        letThrough = resolve;
      });
      Object.assign(page.platform, {
        listLoans: (...asked: Parameters<typeof listLoans>) =>
          ResultAsync.fromSafePromise(open).andThen(() => listLoans(...asked)),
      });
      return { ...page, letThrough: () => letThrough() };
    };

    it('to the first new loan when pressed, without scrolling', async () => {
      const { user, letThrough } = await openHeld();
      more().focus();
      const focus = vi.spyOn(HTMLElement.prototype, 'focus');
      onTestFinished(() => focus.mockRestore());
      await user.keyboard('{Enter}');
      await waitFor(() => expect(more().getAttribute('aria-busy')).toBe('true'));
      expect(document.activeElement).toBe(more());
      letThrough();
      await cardOf('Merchant 20');
      expect(document.activeElement).toBe(screen.getByLabelText('Details: Merchant 20, loan N-20'));
      expect(focus.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]]);
    });

    it('to the first new loan when pressed again after a failure', async () => {
      const { user, platform } = await openMany();
      const { listLoans } = platform;
      let failures = 0;
      // Of the next page alone: other reads of the page may be under way.
      Object.assign(platform, {
        listLoans: (...asked: Parameters<typeof listLoans>) => {
          if (asked[0].cursor === undefined || failures > 0) return listLoans(...asked);
          failures += 1;
          return errAsync(OFFLINE);
        },
      });
      more().focus();
      await user.keyboard('{Enter}');
      await screen.findByText('We couldn’t load more loans.');
      expect(document.activeElement).toBe(more());
      await user.keyboard('{Enter}');
      await cardOf('Merchant 20');
      expect(document.activeElement).toBe(screen.getByLabelText('Details: Merchant 20, loan N-20'));
    });

    it('to no earlier loan that comes back near meanwhile', async () => {
      const { user, look, partOf, letThrough } = await openHeld();
      more().focus();
      await user.keyboard('{Enter}');
      const first = partOf('Merchant 0');
      look(first, false, 4321);
      look(first, true);
      await cardOf('Merchant 0');
      expect(document.activeElement).toBe(more());
      letThrough();
      await cardOf('Merchant 20');
      expect(document.activeElement).toBe(screen.getByLabelText('Details: Merchant 20, loan N-20'));
    });

    it('nowhere once it has gone elsewhere', async () => {
      const { user, letThrough } = await openHeld();
      more().focus();
      await user.keyboard('{Enter}');
      const search = screen.getByLabelText('Search');
      search.focus();
      letThrough();
      await cardOf('Merchant 20');
      expect(document.activeElement).toBe(search);
    });

    it('nowhere when pages come by themselves', async () => {
      const { look, end } = await openMany();
      const link = screen.getByLabelText('Details: Merchant 3, loan N-3');
      link.focus();
      look(end(), true);
      await cardOf('Merchant 39');
      expect(document.activeElement).toBe(link);
      const button = more();
      button.focus();
      look(end(), true);
      await cardOf('Merchant 41');
      expect(document.activeElement).toBe(document.body);
    });
  });

  it('takes no more of a search than is sent', async () => {
    const { user } = await openMany();
    const field = screen.getByLabelText<HTMLInputElement>('Search');
    field.focus();
    await user.paste('x'.repeat(LONGEST_SEARCH + 1));
    expect(field.value).toHaveLength(LONGEST_SEARCH);
    expect(searchFrom(field.value)).toBe(field.value);
  });

  it('leads from a search that found nothing back to all of them, and the focus to where the next is typed', async () => {
    await openMany();
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'nothing' } });
    fireEvent.click(await screen.findByText('Clear search'));
    expect(document.activeElement).toBe(screen.getByLabelText('Search'));
    await cardOf('Merchant 0');
  });

  it('is as far as it was on the way back from a loan', async () => {
    const { look, end, router, user } = await openMany();
    look(end(), true);
    await cardOf('Merchant 39');
    await user.click(screen.getByLabelText('Details: Merchant 25, loan N-25'));
    await screen.findByRole('heading', { level: 1, name: 'Merchant 25' });
    act(() => router.history.back());
    expect(await cardOf('Merchant 39')).toBeTruthy();
    await waitFor(() => expect(merchants()).toHaveLength(40));
  });
});

describe('the loans of a list', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('are rows from four on, with all of a row opening its loan', async () => {
    const { user, router } = await openPage('/loans/outstanding', { loans: MANY.slice(0, 4) });
    const row = await screen.findByRole('article', { name: 'Merchant 2' });
    expect(readText(row)).toBe('Merchant 2Loan N-2Due$108.00Dec 1, 2026Balance $500.00');
    expect(within(row).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
    await user.click(within(row).getByRole('link', { name: 'Details: Merchant 2, loan N-2' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/loans/loan-2'));
  });

  it('read as processing, with what comes next, once a payment of all that is late is processing', async () => {
    const late = {
      pastDue: usd(7_700),
      paymentsInProgress: [aPaymentRequest({ amount: usd(7_700), payOn: day('2026-11-21') })],
    };
    await openPage('/loans/outstanding', {
      loans: MANY.slice(0, 4).map((loan, index) => (index === 2 ? { ...loan, ...late } : loan)),
    });
    const row = await screen.findByRole('article', { name: 'Merchant 2' });
    expect(readText(row)).toBe('Merchant 2Loan N-2Processing$108.00Dec 1, 2026Balance $500.00');
  });

  it('ask for no payment that is in progress, as rows and as a table', async () => {
    const covered = { paymentsInProgress: [aPaymentRequest({ amount: usd(10_800) })] };
    const nextDraft = {
      on: day('2027-01-01'),
      amount: usd(9_900),
      method: undefined,
      lastChangeAt: undefined,
    };
    const loans = [{ ...aLoan(), ...covered, nextDraft }, covered, {}].flatMap((changed, at) => {
      const { id, merchant, number } = MANY[at] ?? aLoan();
      return [{ ...aLoan(changed), id, merchant, number }];
    });
    await openPage('/loans/outstanding', { loans: [...loans, ...MANY.slice(3, 4)] });
    const read = async (at: number) =>
      readText(await screen.findByRole('article', { name: `Merchant ${at}` }));
    expect(await read(0)).toBe('Merchant 0Loan N-0Scheduled$99.00Jan 1, 2027Balance $500.00');
    expect(await read(1)).toBe('Merchant 1Loan N-1ScheduledBalance $500.00');
    expect(await read(2)).toBe('Merchant 2Loan N-2Due$108.00Dec 1, 2026Balance $500.00');
    cleanup();
    onADesktop();
    await openPage('/loans/outstanding', { loans: [...loans, ...MANY.slice(3, 8)] });
    const table = await screen.findByRole('table', { name: 'Outstanding loans' });
    const cells = within(table).getAllByRole('row').slice(1, 3);
    expect(cells.map((row) => within(row).getAllByRole('cell').map(readText))).toEqual([
      ['Scheduled', 'Jan 1, 2027', '$99.00', '$500.00', ''],
      ['Scheduled', '', '', '$500.00', ''],
    ]);
  });

  it('are cards up to three', async () => {
    await openPage('/loans/outstanding', { loans: MANY.slice(0, 3) });
    const card = await screen.findByRole('article', { name: 'Merchant 2' });
    expect(within(card).getByRole('button', { name: /^Make a payment/ })).toBeTruthy();
  });

  it('are a table from eight on where there is room, under what they come to', async () => {
    onADesktop();
    await openPage('/loans/outstanding', {
      loans: MANY.slice(0, 8),
      prepare: (platform) => {
        const { listLoans } = platform;
        Object.assign(platform, {
          listLoans: (...asked: Parameters<typeof listLoans>) =>
            listLoans(...asked).map((page) => (asked[0].totals ? { ...page, totals: TOTALS } : page)),
        });
      },
    });
    const table = await screen.findByRole('table', { name: 'Outstanding loans' });
    expect(within(table).getAllByRole('columnheader').map(readText)).toEqual([
      'Loan',
      'Status',
      'Due',
      'Amount due',
      'Balance',
      'Details',
    ]);
    const [, first] = within(table).getAllByRole('row');
    if (!first) throw new Error('The table has no rows');
    expect(within(first).getByRole('rowheader').textContent).toBe('Merchant 0 Loan N-0');
    expect(within(first).getAllByRole('cell').map(readText)).toEqual([
      'Due',
      'Dec 1, 2026',
      '$108.00',
      '$500.00',
      '',
    ]);
    expect(await screen.findByText('Total balance $4,000.00')).toBeTruthy();
    expect(screen.getByText('$77.00 past due on 1 loan')).toBeTruthy();
    expect(readText(screen.getByText(/^\$.* due by /))).toBe('$216.00 due by Dec 9, 2026 on 2 loans');
  });

  it('show no balance in the table for an amount that was only requested', async () => {
    onADesktop();
    const [first, ...others] = MANY.slice(0, 8);
    if (!first) throw new Error('there is no loan');
    await openPage('/loans/outstanding', { loans: [{ ...first, status: 'REVIEW' }, ...others] });
    const table = await screen.findByRole('table', { name: 'Outstanding loans' });
    const row = within(table).getByRole('row', { name: /Merchant 0/ });
    expect(within(row).getAllByRole('cell').at(3)?.textContent).toBe('');
  });

  it('are gone through by the arrow keys, to either end at once, and opened by Enter', async () => {
    onADesktop();
    const { user, router } = await openPage('/loans/outstanding', { loans: MANY.slice(0, 8) });
    const link = (number: number) => screen.getByLabelText(`Details: Merchant ${number}, loan N-${number}`);
    await screen.findByRole('table', { name: 'Outstanding loans' });
    link(0).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(document.activeElement).toBe(link(1));
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(link(7));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(link(7));
    await user.keyboard('{Home}{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/loans/loan-0'));
  });

  it('are filtered by state, which the address keeps, and say when none is in it', async () => {
    const loans = MANY.slice(0, 9).map((loan, at) =>
      at === 4 ? { ...loan, status: 'REVIEW' as const } : loan,
    );
    const { user, router } = await openPage('/loans/outstanding', { loans });
    await user.selectOptions(await screen.findByLabelText('Status'), 'In review');
    await waitFor(() => expect(merchants()).toEqual(['Merchant 4']));
    expect(router.state.location.search).toEqual({ status: 'REVIEW' });
    await user.selectOptions(screen.getByLabelText('Status'), 'Accepted');
    expect(await screen.findByText('No loan has this status.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(merchants()).toHaveLength(9));
    expect(router.state.location.search).toEqual({});
  });

  it('are filtered by what is past due where the platform can, and nowhere else', async () => {
    const loans = MANY.slice(0, 9).map((loan, at) => (at === 4 ? { ...loan, pastDue: usd(7_700) } : loan));
    const asked = '/loans/outstanding?status=PAST_DUE';
    const filtersPastDue = true;
    const { user } = await openPage(asked, { loans, filtersPastDue });
    await waitFor(() => expect(merchants()).toEqual(['Merchant 4']));
    const state = screen.getByLabelText<HTMLSelectElement>('Status');
    expect(state.selectedOptions[0]?.textContent).toBe('Past due');
    await user.selectOptions(state, 'All');
    await waitFor(() => expect(merchants()).toHaveLength(9));
    cleanup();
    await openPage(asked, { loans });
    await waitFor(() => expect(merchants()).toHaveLength(9));
    expect(within(screen.getByLabelText('Status')).queryByText('Past due')).toBeNull();
  });
});
