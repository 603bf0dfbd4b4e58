import type { LoanId, LoanStatus } from '@member-portal/domain/loan';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoan, usd } from '../../support/builders/a-loan.ts';
import { readText } from '../support/read-text.ts';
import { onADesktop } from './on-a-desktop.ts';
import { openPage } from './signed-in-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const closed = (status: LoanStatus, cents = 0) =>
  aLoan({
    id: status as unknown as LoanId,
    merchant: `Merchant ${status}`,
    status,
    balance: usd(cents),
    nextPayment: undefined,
    closedOn: day('2026-07-08'),
  });

describe('closed loans', () => {
  it.each([
    ['PAID', 'Paid off', 'Paid in full on July 8, 2026.'],
    ['CANCELLED', 'Canceled', 'Canceled on July 8, 2026. Nothing is owed.'],
    ['EXPIRED', 'Expired', 'The offer expired on July 8, 2026. Nothing was borrowed.'],
    ['CLOSED', 'Closed', 'Closed on July 8, 2026.'],
  ] as const)('tell %s apart in words and offer no payment', async (status, word, sentence) => {
    await openPage('/loans/closed', { loans: [closed(status)] });
    const card = await screen.findByRole('article', { name: `Merchant ${status}` });
    expect(within(card).getByText(word)).toBeTruthy();
    expect(within(card).getByText(sentence)).toBeTruthy();
    expect(within(card).queryByRole('button')).toBeNull();
    expect(within(card).queryByRole('link', { name: /Contact us/ })).toBeNull();
  });

  it('offer what can be done about an open loan that a platform lists with them', async () => {
    await openPage('/loans/closed', {
      loans: [aLoan({ merchant: 'Cedar' })],
      prepare: (platform) => {
        const { listLoans } = platform;
        platform.listLoans = (query, cancellation) =>
          listLoans({ ...query, statuses: ['OUTSTANDING'] }, cancellation);
      },
    });
    const card = await screen.findByRole('article', { name: 'Cedar' });
    expect(within(card).getByRole('button', { name: /payment/ })).toBeTruthy();
  });

  // Proves.
  it('show what is still owed on a charged-off loan, and whom to ask', async () => {
    const { analytics } = await openPage('/loans/closed', { loans: [closed('CHARGED_OFF', 61_234)] });
    const card = await screen.findByRole('article', { name: 'Merchant CHARGED_OFF' });
    expect(within(card).getByText('Balance owed')).toBeTruthy();
    expect(within(card).getByText('$612.34')).toBeTruthy();
    expect(
      within(card)
        .getByRole('link', { name: /Contact us about this loan/ })
        .getAttribute('href'),
    ).toBe('https://www.northwind.example/contact');
    expect(within(card).queryByRole('button')).toBeNull();
    expect(analytics.pages).toEqual(['closed loans']);
  });

  it('say of a charged-off loan that was settled only when it was charged off', async () => {
    await openPage('/loans/closed', { loans: [closed('CHARGED_OFF')] });
    const card = await screen.findByRole('article', { name: 'Merchant CHARGED_OFF' });
    expect(within(card).getByText(/^Charged off on July 8, 2026\.$/)).toBeTruthy();
    expect(within(card).queryByRole('link', { name: /Contact us/ })).toBeNull();
  });

  it('tell on the page of an expired offer what was asked for and that nothing was lent', async () => {
    const expired = aLoan({ status: 'EXPIRED', closedOn: day('2026-11-09'), balance: usd(0), schedule: [] });
    await openPage(`/loans/${expired.id}`, { loans: [expired] });
    const balance = await screen.findByRole('region', { name: 'Amount requested' });
    expect(within(balance).getByText('$1,200.00')).toBeTruthy();
    expect(
      screen.getByText('The offer expired on November 9, 2026. Nothing was borrowed.', { exact: true }),
    ).toBeTruthy();
    expect(screen.queryByText('7 of 12 payments made')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Payment schedule' })).toBeNull();
  });

  it('name in a row what its amount is', async () => {
    const loans = [closed('PAID'), closed('CANCELLED'), closed('EXPIRED'), closed('CHARGED_OFF', 61_234)];
    await openPage('/loans/closed', { loans });
    const read = async (status: LoanStatus) =>
      readText(await screen.findByRole('article', { name: `Merchant ${status}` }));
    expect(await read('PAID')).toMatch(/Jul 8, 2026Original amount \$1,200\.00$/);
    expect(await read('CANCELLED')).toMatch(/Original amount \$1,200\.00$/);
    expect(await read('EXPIRED')).toMatch(/Amount requested \$1,200\.00$/);
    expect(await read('CHARGED_OFF')).toMatch(/Balance owed \$612\.34$/);
  });

  it('are a table of when each closed, what is still owed and what was lent', async () => {
    onADesktop();
    const many = Array.from({ length: 7 }, (_, at) => ({ ...closed('PAID'), id: `paid-${at}` as LoanId }));
    await openPage('/loans/closed', { loans: [closed('CHARGED_OFF', 61_234), ...many] });
    const table = await screen.findByRole('table', { name: 'Closed loans' });
    const heads = ['Loan', 'Status', 'Closed', 'Balance owed', 'Original amount', 'Details'];
    expect(within(table).getAllByRole('columnheader').map(readText)).toEqual(heads);
    const [visible] = document.querySelectorAll('table[aria-hidden] tr');
    expect([...(visible?.children ?? [])].map(readText)).toEqual([...heads.slice(0, -1), '']);
    const cells = within(table).getAllByRole('row').slice(1, 3);
    expect(cells.map((row) => within(row).getAllByRole('cell').map(readText))).toEqual(
      expect.arrayContaining([
        ['Charged off', 'Jul 8, 2026', '$612.34', '$1,200.00', ''],
        ['Paid off', 'Jul 8, 2026', '', '$1,200.00', ''],
      ]),
    );
  });

  it('say so when there are none', async () => {
    await openPage('/loans/closed');
    expect(await screen.findByRole('heading', { name: 'No closed loans yet' })).toBeTruthy();
  });
});

describe('a loan of an unknown status', () => {
  const strange = aLoan({ id: 'loan-9' as LoanId, merchant: 'Odd & Co', status: 'UNKNOWN_STATUS' });
  const known = aLoan({ id: 'loan-1' as LoanId, merchant: 'Hearth & Pine' });

  it('stands in the list beside the others, without an amount or an action', async () => {
    await openPage('/loans/outstanding', { loans: [strange, known] });
    const card = await screen.findByRole('article', { name: 'Odd & Co' });
    expect(within(card).getByText('Status not known')).toBeTruthy();
    expect(within(card).getByText(/can’t show this loan’s status/)).toBeTruthy();
    expect(within(card).queryByRole('button')).toBeNull();
    expect(card.textContent).not.toContain('$');
    const other = screen.getByRole('article', { name: 'Hearth & Pine' });
    expect(within(other).getByRole('button', { name: /Make a payment/ })).toBeTruthy();
  });

  it('stands in the list of closed loans, too', async () => {
    await openPage('/loans/closed', { loans: [strange] });
    const card = await screen.findByRole('article', { name: 'Odd & Co' });
    expect(within(card).queryByRole('button')).toBeNull();
    expect(card.textContent).not.toContain('$');
  });

  it('has a page of its own that offers no payment and shows no balance', async () => {
    await openPage('/loans/loan-9', { loans: [strange] });
    expect(await screen.findByRole('heading', { name: 'Odd & Co' })).toBeTruthy();
    expect(screen.getByText('We can’t show what is due right now')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /pay/i })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Balance' })).toBeNull();
  });
});
