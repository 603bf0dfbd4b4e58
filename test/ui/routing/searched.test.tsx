import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aSession } from '../../support/builders/a-session.ts';
import { START } from '../../support/fakes/fake-time.ts';
import { showPortal } from '../support/show-portal.tsx';

type Shown = Awaited<ReturnType<typeof showPortal>>;
const SEARCHED = { to: '/loans/closed', state: { searched: 'Merchant 7' } } as const;
const arrives = ({ router }: Shown, path: string) =>
  waitFor(() => {
    expect(router.state.status).toBe('idle');
    expect(router.state.location.href).toBe(path);
  });

/** Signed in, the list of closed loans, searched. */
const searching = async (): Promise<Shown> => {
  const portal = await showPortal('/');
  await signsIn(portal, '/loans/outstanding');
  await act(() => portal.router.navigate(SEARCHED));
  return portal;
};
const signsIn = async (portal: Shown, path: string) => {
  await act(async () => portal.sessions.open(aSession(START)));
  await arrives(portal, path);
};

describe('what a list is searched for', () => {
  it('is there again after a forced sign-out and a new sign-in', async () => {
    const portal = await searching();
    await act(async () => portal.sessions.close('rejected'));
    await arrives(portal, '/');
    await signsIn(portal, '/loans/closed');
    expect(portal.router.state.location.state.searched).toBe('Merchant 7');
  });

  it('is there again where a reload finds that nobody is signed in any more', async () => {
    const portal = await showPortal('/');
    await arrives(portal, '/');
    await act(() => portal.router.navigate(SEARCHED));
    await arrives(portal, '/');
    await signsIn(portal, '/loans/closed');
    expect(portal.router.state.location.state.searched).toBe('Merchant 7');
  });

  it('is gone after a sign-out', async () => {
    const portal = await searching();
    await act(async () => portal.sessions.close('signed-out'));
    await arrives(portal, '/');
    await signsIn(portal, '/loans/outstanding');
    expect(portal.router.state.location.state.searched).toBeUndefined();
  });
});
