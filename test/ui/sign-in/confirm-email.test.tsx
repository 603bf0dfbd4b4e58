import type { BuyerId } from '@member-portal/domain/buyer';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import '../../../src/ui/routing/history-state.ts';
import { email, phone } from '../../support/builders/a-buyer.ts';
import { aSession } from '../../support/builders/a-session.ts';
import { RIGHT_CODE } from '../../support/fakes/fake-authentication.ts';
import { fakeDraftStore } from '../../support/fakes/fake-draft-store.ts';
import { START } from '../../support/fakes/fake-time.ts';
import { openAccount } from '../account/open-account.ts';
import { showPortal } from '../support/show-portal.tsx';

const TYPED = email('avery.new@example.com');
const ON_FILE = 'avery.stone@example.com';
const HEADING = 'Which email address should we use?';
const waiting = { signedIn: true, typedEmail: TYPED } as const;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const place = (portal: Awaited<ReturnType<typeof showPortal>>) => portal.router.state.location.pathname;

describe('after a sign-in by SMS', () => {
  const byMobile = (earlier: string) =>
    showPortal('/', {
      pending: {
        referenceId: 'reference-0',
        destination: { method: 'SMS', phone: phone('+1 202 555 0101') },
        sentAt: START,
        earlier: { method: 'EMAIL', email: email(earlier) },
      },
    });
  const enterCode = async (portal: Awaited<ReturnType<typeof showPortal>>) => {
    await portal.authentication.createLoginCode({
      destination: { method: 'SMS', phone: phone('+1 202 555 0101') },
      languagePreference: 'en-us',
      disclosures: [],
    });
    await portal.user.type(await screen.findByLabelText('Verification code'), RIGHT_CODE);
    await portal.user.click(button('Sign in'));
  };

  // Proves.
  it('an e-mail that was typed before and is not the one on file is asked about, on the same page', async () => {
    const portal = await byMobile(TYPED);
    await enterCode(portal);
    await screen.findByRole('heading', { level: 1, name: HEADING });
    expect(await screen.findByText(ON_FILE)).toBeTruthy();
    expect(screen.getByText(TYPED)).toBeTruthy();
    expect(place(portal)).toBe('/');
    expect(portal.analytics.pages).toEqual(['login verification code', 'confirm or change email']);
  });

  it('the one on file is asked about by nobody', async () => {
    const portal = await byMobile(ON_FILE);
    await enterCode(portal);
    await waitFor(() => expect(place(portal)).toBe('/loans/outstanding'));
    expect(portal.analytics.pages).not.toContain('confirm or change email');
  });
});

describe('the choice of an e-mail', () => {
  it('survives a reload, and asks again where nothing is chosen', async () => {
    const portal = await showPortal('/', waiting);
    await screen.findByText(TYPED);
    await portal.user.click(button('Continue'));
    expect((await screen.findByRole('alert')).textContent).toContain('Choose an email address');
    expect(place(portal)).toBe('/');
  });

  it('keeps the one on file and goes on', async () => {
    const portal = await showPortal('/', waiting);
    await portal.user.click(await screen.findByRole('radio', { name: /Keep the one on file/ }));
    await portal.user.click(button('Continue'));
    await waitFor(() => expect(place(portal)).toBe('/loans/outstanding'));
    expect(portal.confirmations.read()).toBeUndefined();
    expect(portal.buyers.current().identity.email).toBe(ON_FILE);
  });

  it('replaces it after a code to the new one, says so, and then goes on', async () => {
    const portal = await showPortal('/', waiting);
    await portal.user.click(await screen.findByRole('radio', { name: /Use the one I signed in with/ }));
    await portal.user.click(button('Continue'));
    const dialog = await screen.findByRole('dialog', { name: 'Change your email address' });
    expect(within(dialog).getByLabelText<HTMLInputElement>('New email address').value).toBe(TYPED);
    await portal.user.click(within(dialog).getByRole('button', { name: 'Send a code' }));
    await portal.user.type(await within(dialog).findByLabelText('Verification code'), RIGHT_CODE);
    expect(portal.buyers.current().identity.email).toBe(ON_FILE);
    await portal.user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await screen.findByRole('dialog', { name: 'Email address changed' });
    expect(portal.buyers.current().identity.email).toBe(TYPED);
    expect(place(portal)).toBe('/');
    await portal.user.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(place(portal)).toBe('/loans/outstanding'));
    expect(portal.confirmations.read()).toBeUndefined();
  });

  it('asks for the code again after a reload, and not for that one on the account page', async () => {
    const portal = await showPortal('/', waiting);
    const replace = async () => {
      await portal.user.click(await screen.findByRole('radio', { name: /Use the one I signed in with/ }));
      await portal.user.click(button('Continue'));
      return screen.findByRole('dialog');
    };
    await portal.user.click(within(await replace()).getByRole('button', { name: 'Send a code' }));
    await screen.findByLabelText('Verification code');
    const drafts = fakeDraftStore(portal.drafts.read());
    cleanup();
    const next = await showPortal('/', { ...waiting, drafts });
    await replace();
    await screen.findByRole('dialog', { name: 'Verify your new email address' });
    expect(next.authentication.requests).toHaveLength(0);
    cleanup();
    const account = await openAccount({ drafts });
    await account.edit('email address');
    await account.heading('Change your email address');
  });

  it('stays open when the dialog is left, and may be made later', async () => {
    const portal = await showPortal('/', waiting);
    await portal.user.click(await screen.findByRole('radio', { name: /Use the one I signed in with/ }));
    await portal.user.click(button('Continue'));
    await screen.findByRole('dialog');
    await portal.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(place(portal)).toBe('/');
    await portal.user.click(button('Decide later'));
    await waitFor(() => expect(place(portal)).toBe('/loans/outstanding'));
    expect(portal.confirmations.read()).toBe(TYPED);
  });

  it('leads on to the place that the visitor asked for', async () => {
    const portal = await showPortal('/', { typedEmail: TYPED });
    await act(() =>
      portal.router.navigate({ to: '/', replace: true, state: { remembered: '/loans/closed?q=1#x' } }),
    );
    await act(async () => portal.sessions.open(aSession(START)));
    await portal.user.click(await screen.findByRole('radio', { name: /Keep the one on file/ }));
    await portal.user.click(button('Continue'));
    await waitFor(() => expect(portal.router.state.location.href).toBe('/loans/closed?q=1#x'));
  });

  it('leads to the loans where that place is another buyer’s', async () => {
    const portal = await showPortal('/loans/closed', { signedIn: true, typedEmail: TYPED });
    await waitFor(() => expect(place(portal)).toBe('/loans/closed'));
    await act(async () => portal.sessions.close('idle'));
    const another = { ...aSession(START), buyerId: 'someone-else' as BuyerId };
    await screen.findByLabelText('Email address');
    await act(async () => portal.sessions.open(another));
    await screen.findByRole('button', { name: 'Decide later' });
    await act(async () => portal.sessions.close('rejected'));
    await screen.findByLabelText('Email address');
    await act(async () => portal.sessions.open(another));
    await portal.user.click(await screen.findByRole('button', { name: 'Decide later' }));
    await waitFor(() => expect(place(portal)).toBe('/loans/outstanding'));
  });

  it('leads there, too, where the session ends while it is asked for', async () => {
    const portal = await showPortal('/', waiting);
    await act(() =>
      portal.router.navigate({ to: '/', replace: true, state: { remembered: '/loans/closed' } }),
    );
    await screen.findByText(TYPED);
    await act(async () => portal.sessions.close('rejected'));
    await screen.findByLabelText('Email address');
    await act(async () => portal.sessions.open(aSession(START)));
    await portal.user.click(await screen.findByRole('button', { name: 'Decide later' }));
    await waitFor(() => expect(place(portal)).toBe('/loans/closed'));
  });

  it('can be tried again where the record cannot be read, or made later', async () => {
    const portal = await showPortal('/', { ...waiting, buyerFailures: [{ kind: 'timeout' }] });
    await screen.findByText('This is taking longer than it should. Please try again.');
    expect(button('Decide later')).toBeTruthy();
    await portal.user.click(button('Try again'));
    await screen.findByText(TYPED);
  });

  it('is not offered to a blocked buyer', async () => {
    await showPortal('/', {
      ...waiting,
      flags: { collectionsChargeOff: true },
      buyer: { status: 'FRAUDULENT', subStatus: 'CONFIRMED' },
    });
    await screen.findByRole('heading', { name: 'This account isn’t available online' });
    expect(screen.queryByText(TYPED)).toBeNull();
  });
});
