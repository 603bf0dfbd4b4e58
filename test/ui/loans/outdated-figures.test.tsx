import { SessionReads } from '@member-portal/application/reads';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { err, errAsync } from 'neverthrow';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aLoan } from '../../support/builders/a-loan.ts';
import { usable } from '../support/usable.ts';
import { openPage } from './signed-in-page.tsx';

afterEach(cleanup);

const BROKEN = { kind: 'bad-response', status: 500, message: 'broken' } as const;
const PAY = { name: /^Pay \$108\.00/ };
const WARNING = 'These figures may be out of date';

/** Opens a page whose reads fail while `failing`. */
const openFailing = async (path: string) => {
  const network = { failing: false };
  const page = await openPage(path, {
    loans: [aLoan()],
    prepare: (platform) => {
      const { readLoan, listLoans } = platform;
      platform.readLoan = (...asked) => (network.failing ? errAsync(BROKEN) : readLoan(...asked));
      platform.listLoans = (...asked) => (network.failing ? errAsync(BROKEN) : listLoans(...asked));
    },
  });
  const { user } = page;
  return {
    ...page,
    network,
    pay: async () => {
      await user.click(await screen.findByRole('button', PAY));
      const dialog = within(screen.getByRole('dialog'));
      await usable(() => dialog.getByRole('button', { name: /Agree and pay \$/ }));
      network.failing = true;
      await user.click(dialog.getByRole('button', { name: /Agree and pay \$/ }));
      await dialog.findByRole('heading', { name: 'Payment processing' });
      return dialog;
    },
    tryAgain: () => user.click(screen.getByRole('button', { name: /Try again/ })),
  };
};

describe.each([
  ['one loan', '/loans/loan-1'],
  ['the list of loans', '/loans/outstanding'],
])('the figures of %s', (_, path) => {
  it('are said to be out of date while they could not be read again after a payment', async () => {
    const { pay, user, network, tryAgain } = await openFailing(path);
    const dialog = await pay();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    const region = () => screen.getByText(WARNING).closest('[role=status]');
    const notice = screen.getByText(WARNING);
    // What is known is still there, below.
    const old = screen.getByRole('button', PAY);
    expect(notice.compareDocumentPosition(old)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(notice.closest('[role=status]')?.textContent).toContain('1-800-555-0142');
    const said = () => screen.getByText(/^We couldn’t load them again/);
    const before = said();
    const busy: (string | null)[] = [];
    const observer = new MutationObserver((records) => busy.push(...records.map(({ oldValue }) => oldValue)));
    const status = region();
    if (status) observer.observe(status, { attributeFilter: ['aria-busy'], attributeOldValue: true });
    await tryAgain();
    // Nothing is announced until the result is known: the region is busy in between.
    await waitFor(() => expect(busy).toEqual(['false', 'true']));
    observer.disconnect();
    expect(screen.getByText(WARNING)).toBeTruthy();
    // Inserted again, so that the repeated failure is announced; the focus stays on the button.
    expect(before.isConnected).toBe(false);
    expect(said().closest('[role=status]')).toBe(region());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Try again/ }));
    network.failing = false;
    await tryAgain();
    await waitFor(() => expect(screen.queryByText(WARNING)).toBeNull());
    await waitFor(() => expect(screen.queryByRole('button', PAY)).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('are inserted into what is announced when a dialog over them closes, in which they were read once more', async () => {
    const { pay, user } = await openFailing(path);
    const dialog = await pay();
    const said = () => screen.getByText(/^We couldn’t load them again/);
    const live = () => said().closest('[role=status]')?.getAttribute('aria-live');
    const behind = said();
    expect(live()).toBe('off');
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(behind.isConnected).toBe(false));
    expect(live()).toBe('polite');
    const before = said();
    await user.click(screen.getByRole('button', { name: /^Set up autopay/ }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(before.isConnected).toBe(false));
    expect(live()).toBe('polite');
  });
});

it('is not said of figures that nothing has changed since', async () => {
  const { network, services } = await openFailing('/loans/loan-1');
  await screen.findByRole('button', PAY);
  network.failing = true;
  const reads = services.get(SessionReads);
  const told = vi.fn();
  reads.watch({ read: 'loan', loanId: aLoan().id }, () => errAsync(BROKEN), told);
  await act(async () => reads.reload({ read: 'loan', loanId: aLoan().id }));
  expect(told).toHaveBeenLastCalledWith(err(BROKEN));
  expect(screen.queryByText(WARNING)).toBeNull();
});
