import type { BuyerId } from '@member-portal/domain/buyer';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aSession } from '../../support/builders/a-session.ts';
import { RIGHT_CODE } from '../../support/fakes/fake-authentication.ts';
import { START } from '../../support/fakes/fake-time.ts';
import { lendDialogs } from '../loans/lend-dialogs.ts';
import { aPortal } from '../support/open-portal.tsx';
import { showPortal } from '../support/show-portal.tsx';

type Shown = Awaited<ReturnType<typeof showPortal>>;
const arrives = ({ router }: Pick<Shown, 'router'>, path: string) =>
  waitFor(() => {
    expect(router.state.status).toBe('idle');
    expect(router.state.location.href).toBe(path);
  });
const signIn = async ({ user }: Pick<Shown, 'user'>) => {
  await user.type(await screen.findByLabelText('Email address'), 'avery.stone@example.com');
  await user.click(screen.getByRole('button', { name: 'Email me a code' }));
  await user.type(await screen.findByLabelText('Verification code'), RIGHT_CODE);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
};

describe('a visitor', () => {
  // Proves.
  it.each(['/login', '/logout', '/loans', '/loans/closed', '/my-information', '/account', '/nowhere/at/all'])(
    'comes from %s to sign-in',
    async (path) => {
      await arrives(await showPortal(path), '/');
      expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    },
  );

  // Proves.
  it('returns after signing in to the place that was asked for, with search and hash', async () => {
    const portal = await showPortal('/loans/closed?from=mail#list');
    await arrives(portal, '/');
    await signIn(portal);
    await arrives(portal, '/loans/closed?from=mail#list');
  });

  it('stays on the page by the skip link and the logo, and keeps the place that was asked for', async () => {
    const portal = await showPortal('/loans/closed');
    await arrives(portal, '/');
    await screen.findByLabelText('Email address');
    await portal.user.click(screen.getByRole('link', { name: 'Skip to main content' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(window.location.hash).toBe('');
    await portal.user.click(screen.getByRole('link', { name: 'Northwind' }));
    await arrives(portal, '/');
    await signIn(portal);
    await arrives(portal, '/loans/closed');
  });

  it('returns to the loans when nothing was asked for', async () => {
    const portal = await showPortal('/');
    await signIn(portal);
    await arrives(portal, '/loans/outstanding');
  });
});

describe('a signed-in buyer', () => {
  // Proves.
  it.each([
    ['/', '/loans/outstanding'],
    ['/login', '/loans/outstanding'],
    ['/loans', '/loans/outstanding'],
    ['/nowhere/at/all', '/loans/outstanding'],
    ['/loans/one/two/three', '/loans/outstanding'],
    ['/loans/%', '/loans/outstanding'],
    ['/%E0%A4%A', '/loans/outstanding'],
    ['/account', '/my-information'],
    ['/loans/closed', '/loans/closed'],
  ])('comes from %s to %s', async (from, to) => {
    await arrives(await showPortal(from, { signedIn: true }), to);
  });

  // Proves.
  it('does not find /account in the history', async () => {
    const portal = await showPortal('/account', { signedIn: true });
    await arrives(portal, '/my-information');
    expect(portal.router.history.length).toBe(1);
  });

  // Proves.
  it('is signed out by /logout', async () => {
    const portal = await showPortal('/logout', { signedIn: true });
    await arrives(portal, '/');
    expect(portal.sessions.current()).toBeUndefined();
  });

  it('signs out by the header, which forgets the place', async () => {
    const portal = await showPortal('/my-information', { signedIn: true });
    await portal.user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await arrives(portal, '/');
    expect(portal.router.state.location.state).not.toHaveProperty('remembered');
    expect(screen.queryByText(/You have been logged out/)).toBeNull();
  });

  // Proves.
  it.each(['rejected', 'expired', 'idle', 'expired-elsewhere'] as const)(
    'is told when the session was %s, and comes back to the same place',
    async (end) => {
      const portal = await showPortal('/my-information', { signedIn: true });
      await screen.findByText('avery.stone@example.com');
      act(() => portal.sessions.close(end));
      await arrives(portal, '/');
      // The toast says that it ended, the page what to do; neither repeats the other.
      await screen.findByText('You have been logged out. Please log in again.');
      await screen.findByText('We signed you out. Sign in to go back to where you were.');
      expect(screen.queryByText('avery.stone@example.com')).toBeNull();
      await signIn(portal);
      await arrives(portal, '/my-information');
    },
  );

  it.each([
    ['the same buyer', '/my-information', undefined],
    ['another buyer', '/loans/outstanding', 'someone-else' as BuyerId],
  ])('leads %s to %s after the sign-in page was reloaded', async (_, expected, buyerId) => {
    const portal = await showPortal('/my-information', { signedIn: true });
    await screen.findByText('avery.stone@example.com');
    act(() => portal.sessions.close('idle'));
    await arrives(portal, '/');
    const { state } = portal.router.state.location;
    cleanup();
    const reloaded = await showPortal('/');
    await act(() => reloaded.router.navigate({ to: '/', replace: true, state }));
    const session = aSession(START);
    await act(async () => reloaded.sessions.open({ ...session, buyerId: buyerId ?? session.buyerId }));
    await arrives(reloaded, expected);
  });

  // Proves.
  it.each([
    ['en-us', 'Important: You have been logged out. Please log in again.'],
    ['fr-ca', 'Important : Votre session a pris fin. Veuillez vous connecter de nouveau.'],
  ] as const)('is warned in %s by a toast when the platform refuses the session', async (locale, words) => {
    const portal = await showPortal('/my-information', {
      signedIn: true,
      locale,
      configuration: { locales: [locale] },
    });
    await screen.findByText('avery.stone@example.com');
    act(() => portal.sessions.close('rejected'));
    const told = await screen.findByText(words.replace(/^.+?: ?/, ''), { exact: false, selector: 'p' });
    expect(told.textContent?.replace(/\s/g, ' ')).toBe(words);
  });

  it('is told when the platform refuses the session before the first page stands', async () => {
    lendDialogs();
    const portal = await aPortal('/my-information', { signedIn: true });
    portal.sessions.close('rejected');
    render(portal.element);
    await arrives(portal, '/');
    const told = await screen.findByText('We signed you out. Sign in to go back to where you were.');
    expect(told.closest('main')).toBeTruthy();
    await signIn({ ...portal, user: userEvent.setup() });
    await arrives(portal, '/my-information');
  });

  it('is told of the end of the session by the guard of a page that is entered after it, too', async () => {
    const portal = await showPortal('/loans/closed', { signedIn: true });
    await arrives(portal, '/loans/closed');
    act(() => portal.sessions.close('rejected'));
    await act(() => portal.router.navigate({ to: '/my-information' }));
    await arrives(portal, '/');
    expect(portal.router.state.location.state).toMatchObject({
      remembered: '/my-information',
      ended: 'session.signedOut',
    });
  });

  it('is not told of a chosen sign-out, whatever page is entered after it', async () => {
    const portal = await showPortal('/loans/closed', { signedIn: true });
    await arrives(portal, '/loans/closed');
    act(() => portal.sessions.close('signed-out'));
    await act(() => portal.router.navigate({ to: '/my-information' }));
    await arrives(portal, '/');
    expect(portal.router.state.location.state).not.toHaveProperty('ended');
  });

  it('stays where it is when the session is opened anew, as by the same buyer in another tab', async () => {
    const portal = await showPortal('/my-information', { signedIn: true });
    await screen.findByText('avery.stone@example.com');
    const session = portal.sessions.current();
    if (!session) throw new Error('nobody is signed in');
    act(() => portal.sessions.open(session));
    await arrives(portal, '/my-information');
    expect(await screen.findByText('avery.stone@example.com')).toBeTruthy();
  });

  // Proves.
  it('follows a sign-out in another tab', async () => {
    const portal = await showPortal('/loans/closed', { signedIn: true });
    await arrives(portal, '/loans/closed');
    act(() => portal.sessions.close('ended-elsewhere'));
    await arrives(portal, '/');
    // On the page alone: a toast would only say the same words.
    const told = await screen.findByText('You signed out in another tab.');
    expect(told.closest('main')).toBeTruthy();
    expect(portal.router.state.location.state).not.toHaveProperty('remembered');
  });
});

describe('a page', () => {
  it('leaves the focus to the visitor when the visit begins, and takes it to its heading afterwards', async () => {
    const portal = await showPortal('/my-information', { signedIn: true });
    const heading = await screen.findByRole('heading', { name: 'Account' });
    expect(document.activeElement).toBe(document.body);
    await waitFor(() => expect(document.title).toBe('Account – Northwind'));
    await portal.user.click(screen.getByRole('link', { name: 'Loans' }));
    await arrives(portal, '/loans/outstanding');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    expect(document.activeElement).not.toBe(heading);
  });

  // Proves.
  it('tells analytics its name once', async () => {
    const portal = await showPortal('/my-information', { signedIn: true });
    await screen.findByText('avery.stone@example.com');
    expect(portal.analytics.pages).toEqual(['account details']);
  });
});
