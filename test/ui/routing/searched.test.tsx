import type { BuyerId } from '@member-portal/domain/buyer';
import type { LoanId } from '@member-portal/domain/loan';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aLoan } from '../../support/builders/a-loan.ts';
import { aSession } from '../../support/builders/a-session.ts';
import { START } from '../../support/fakes/fake-time.ts';
import { showPortal } from '../support/show-portal.tsx';

type Shown = Awaited<ReturnType<typeof showPortal>>;

const LOANS = Array.from({ length: 25 }, (_, index) =>
  aLoan({ id: `${index}` as LoanId, number: `N-${index}`, merchant: `Merchant ${index}` }),
);
const ANOTHER = 'buyer-blake' as BuyerId;
const field = () => screen.findByRole<HTMLInputElement>('searchbox');
const arrives = ({ router }: Shown, path: string) =>
  waitFor(() => {
    expect(router.state.status).toBe('idle');
    expect(router.state.location.pathname).toBe(path);
  });

/** Signed in, with the list searched for one merchant. */
const searching = async (): Promise<Shown> => {
  const portal = await showPortal('/loans/outstanding', { signedIn: true, loans: LOANS });
  await portal.user.type(await field(), 'Merchant 7');
  await act(() => portal.time.advance(1_000));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  return portal;
};
const ends = async (portal: Shown, end: 'rejected' | 'signed-out') => {
  await act(async () => portal.sessions.close(end));
  await arrives(portal, '/');
};
const signsIn = (portal: Shown, buyer?: BuyerId) =>
  act(async () => portal.sessions.open(buyer ? aSession(START, buyer) : aSession(START)));

describe('what a list is searched for', () => {
  it('is there again after Back, and after a forced sign-out and a new sign-in of the same buyer', async () => {
    const portal = await searching();
    await act(() => portal.router.navigate({ to: '/my-information' }));
    await arrives(portal, '/my-information');
    await act(async () => portal.router.history.back());
    await arrives(portal, '/loans/outstanding');
    expect((await field()).value).toBe('Merchant 7');
    await ends(portal, 'rejected');
    await signsIn(portal);
    await arrives(portal, '/loans/outstanding');
    expect((await field()).value).toBe('Merchant 7');
  });

  it('stays on screen until another page is shown', async () => {
    const { user } = await searching();
    const seen = new Set<string>();
    const look = (): unknown =>
      seen.add(
        document.querySelector('[data-today]')
          ? 'today'
          : `${document.querySelector('h1')?.textContent}, ${document.querySelectorAll('article').length} loans`,
      );
    const watching = new MutationObserver(look);
    watching.observe(document, { subtree: true, childList: true, characterData: true });
    await user.click(screen.getByRole('link', { name: 'Account' }));
    await screen.findByRole('heading', { level: 1, name: 'Account' });
    watching.disconnect();
    expect([...seen]).toEqual(['Account, 0 loans']);
  });

  it.each(['rejected', 'signed-out'] as const)(
    'is gone for another buyer after the end “%s”',
    async (end) => {
      const portal = await searching();
      const { state } = portal.router.state.location;
      await ends(portal, end);
      expect(JSON.stringify([state, portal.router.state.location.state])).not.toContain('Merchant');
      await signsIn(portal, ANOTHER);
      await arrives(portal, '/loans/outstanding');
      // As Back to the entry of the list does.
      await act(() => portal.router.navigate({ to: '/loans/outstanding', state }));
      expect((await field()).value).toBe('');
      // An entry whose search is gone is an ordinary list.
      await waitFor(() => expect(document.querySelector('[data-today]')).not.toBeNull());
    },
  );

  it('is gone after a sign-out, for the same buyer as well', async () => {
    const portal = await searching();
    const { state } = portal.router.state.location;
    await ends(portal, 'signed-out');
    await signsIn(portal);
    await arrives(portal, '/loans/outstanding');
    await act(() => portal.router.navigate({ to: '/loans/outstanding', state }));
    expect((await field()).value).toBe('');
  });
});

describe('the page of a forced sign-out', () => {
  it.each([
    [undefined, '/my-information'],
    [ANOTHER, '/loans/outstanding'],
  ])('is the first one of the same buyer only (%s: %s)', async (buyer, path) => {
    const portal = await showPortal('/my-information', { signedIn: true });
    await arrives(portal, '/my-information');
    await ends(portal, 'rejected');
    await signsIn(portal, buyer);
    await arrives(portal, path);
  });
});
