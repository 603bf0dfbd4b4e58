import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aSession } from '../../support/builders/a-session.ts';
import { openAccount } from './open-account.ts';

const CITY = 'Troy';
type Account = Awaited<ReturnType<typeof openAccount>>;

const typeCity = async (): Promise<Account> => {
  const portal = await openAccount();
  await portal.edit('address');
  await portal.type('City', CITY);
  return portal;
};
const signOut = async (portal: Account, end: 'rejected' | 'expired' | 'idle' | 'signed-out') => {
  await act(async () => portal.sessions.close(end));
  await waitFor(() => expect(portal.router.state.location.pathname).toBe('/'));
  expect(screen.queryByRole('dialog')).toBeNull();
};
const signIn = (portal: Account) =>
  act(async () => portal.sessions.open(aSession(portal.time.now(), portal.buyer.id)));

describe('a session that ends while somebody types', () => {
  it.each(['rejected', 'expired', 'idle'] as const)(
    'is followed, after the same buyer has signed in again, by the same dialog with what was typed (%s)',
    async (end) => {
      const portal = await typeCity();
      await signOut(portal, end);
      await screen.findByText('We signed you out. Sign in to go back to where you were.');
      await signIn(portal);
      await waitFor(() => expect(portal.router.state.location.pathname).toBe('/my-information'));
      await screen.findByRole('dialog', { name: 'Change your address' });
      expect((await portal.field('City')).value).toBe(CITY);
    },
  );

  it('leaves nothing to a buyer who signed out by choice', async () => {
    const portal = await typeCity();
    await signOut(portal, 'signed-out');
    await signIn(portal);
    await act(() => portal.router.navigate({ to: '/my-information' }));
    await screen.findByText('12 Elm Street');
    expect(screen.queryByRole('dialog')).toBeNull();
    await portal.edit('address');
    expect((await portal.field('City')).value).toBe('Albany');
  });
});
