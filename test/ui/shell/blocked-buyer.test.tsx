import { createMemoryBuyerNotes, createMemoryFlagStore } from '@member-portal/application/memory';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aBuyer } from '../../support/builders/a-buyer.ts';
import { fakeFeatureFlags } from '../../support/fakes/fake-feature-flags.ts';
import { lendDialogs } from '../loans/lend-dialogs.ts';
import { aPortal } from '../support/open-portal.tsx';
import { showPortal } from '../support/show-portal.tsx';

const on = { collectionsChargeOff: true };
const support = { 'en-us': { phone: '1-800-555-0142', hours: 'Monday to Friday' } };
const title = 'This account isn’t available online';

describe('a blocked buyer', () => {
  // Proves.
  it.each([
    ['FRAUDULENT', 'CONFIRMED', '/loans/outstanding'],
    ['DECEASED', 'DECEASED', '/my-information'],
    ['DECEASED', 'CONFIRMED', '/loans/closed'],
  ])('%s and %s sees the message and a contact link instead of %s', async (status, subStatus, path) => {
    const portal = await showPortal(path, { signedIn: true, flags: on, buyer: { status, subStatus } });
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getByRole('link', { name: /Contact us/ }).getAttribute('href')).toBe(
      'https://www.northwind.example/en/contact',
    );
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(portal.analytics.pages).toEqual([]);
    await portal.user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(portal.router.state.location.pathname).toBe('/'));
  });

  // Proves.
  it('sees the message also where the block is known only after content has shown', async () => {
    const flagStore = createMemoryFlagStore();
    flagStore.replace({ collectionsChargeOff: false });
    const blocked = { status: 'DECEASED', subStatus: 'CONFIRMED' };
    await showPortal('/loans/closed', { signedIn: true, flagStore, buyer: blocked });
    await screen.findByRole('heading', { level: 1, name: 'Closed loans' });
    act(() => flagStore.replace(on));
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });

  it('is told whom to call, and when', async () => {
    await showPortal('/loans', {
      signedIn: true,
      flags: on,
      buyer: { status: 'DECEASED', subStatus: 'CONFIRMED' },
      configuration: { support },
    });
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getByRole('link', { name: support['en-us'].phone }).getAttribute('href')).toBe(
      'tel:18005550142',
    );
    screen.getByText(/Monday to Friday/);
  });

  // Proves.
  it.each([
    '/',
    '/loans',
    '/loans/outstanding',
    '/loans/closed',
    '/loans/loan-1',
    '/loans/loan-1/history',
    '/my-information',
    '/account',
    '/disclosure/payment-agreement/loan-1/views/loan-agreement',
    '/disclosure/payment-agreement/loan-1/acknowledgements/name/one-time/target-id/p-1',
    '/disclosure/payment-full-terms',
    '/disclosure/verification-service',
  ])('is kept from all that a signed-in buyer sees at %s', async (path) => {
    const portal = await showPortal(path, {
      signedIn: true,
      flags: on,
      buyer: { status: 'DECEASED', subStatus: 'CONFIRMED' },
    });
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(portal.library.requests).toEqual([]);
    expect(portal.analytics.pages).toEqual([]);
  });

  it('keeps the language and sign-out alone, and the next buyer has everything again', async () => {
    const portal = await showPortal('/my-information', {
      signedIn: true,
      flags: on,
      locale: 'en-ca',
      configuration: { locales: ['en-ca', 'fr-ca'] },
      buyer: { status: 'DECEASED', subStatus: 'CONFIRMED' },
    });
    await screen.findByRole('heading', { level: 1, name: title });
    const offered = () =>
      within(screen.getByRole('navigation', { name: 'Main' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    await waitFor(() => expect(offered()).toEqual(['Change language: Français', 'Sign out']));
    await portal.user.click(screen.getByRole('button', { name: 'Sign out' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(offered()).toEqual(['FAQs (opens in a new tab)', 'Change language: Français']);
  });

  it('is spoken to in French', async () => {
    await showPortal('/my-information', {
      signedIn: true,
      flags: on,
      locale: 'fr-ca',
      configuration: { locales: ['en-us', 'fr-ca'] },
      buyer: { status: 'FRAUDULENT', subStatus: 'CONFIRMED' },
    });
    await screen.findByRole('heading', { name: 'Ce compte n’est pas accessible en ligne' });
  });
});

describe('everybody else gets in', () => {
  it.each([
    ['while the flag is off', { buyer: { status: 'FRAUDULENT', subStatus: 'CONFIRMED' } }],
    ['while fraud is only pending', { flags: on, buyer: { status: 'FRAUDULENT', subStatus: 'PENDING' } }],
    ['in good standing', { flags: on }],
  ])('%s', async (_, given) => {
    const portal = await showPortal('/loans/closed', { signedIn: true, ...given });
    await screen.findByRole('heading', { level: 1, name: 'Closed loans' });
    expect(screen.queryByText(title)).toBeNull();
    await waitFor(() => expect(portal.analytics.pages).toEqual(['closed loans']));
  });
});

describe('while the record that decides about a block cannot be read', () => {
  const unreadable = [{ kind: 'bad-response', status: 500, message: '' }] as const;
  const blocked = { status: 'FRAUDULENT', subStatus: 'CONFIRMED' };
  const retry = () => screen.findByRole('button', { name: 'Try again' });

  it.each([
    ['on', { flags: on }],
    ['unknown', { flagStore: fakeFeatureFlags({}, false) }],
  ])('signed-in content is kept back with the flag %s, and Try again reads the record', async (_, flags) => {
    const portal = await showPortal('/loans/closed', {
      signedIn: true,
      ...flags,
      buyerFailures: unreadable,
      buyer: blocked,
      configuration: { support },
    });
    expect(await screen.findByRole('link', { name: support['en-us'].phone })).toBeTruthy();
    await portal.user.click(await retry());
    await screen.findByRole('heading', { level: 1, name: title });
    expect(portal.analytics.pages).toEqual([]);
  });

  it('a buyer in good standing gets in by Try again', async () => {
    const portal = await showPortal('/loans/closed', {
      signedIn: true,
      flags: on,
      buyerFailures: unreadable,
    });
    expect(screen.queryByRole('heading', { name: 'Closed loans' })).toBeNull();
    await portal.user.click(await retry());
    await screen.findByRole('heading', { level: 1, name: 'Closed loans' });
  });

  it('a buyer whose record was read before in this session gets in', async () => {
    const notes = createMemoryBuyerNotes();
    notes.write('not-blocked', aBuyer().id);
    await showPortal('/loans/closed', { signedIn: true, flags: on, notes, buyerFailures: unreadable });
    await screen.findByRole('heading', { level: 1, name: 'Closed loans' });
  });

  it('nobody waits where the flag is known to be off', async () => {
    await showPortal('/loans/closed', { signedIn: true, buyerFailures: unreadable });
    await screen.findByRole('heading', { level: 1, name: 'Closed loans' });
  });
});

describe('while the flag is unknown', () => {
  it('a record that blocks is enforced until the flag is known to be off', async () => {
    const flagStore = createMemoryFlagStore();
    await showPortal('/loans/closed', {
      signedIn: true,
      flagStore,
      buyer: { status: 'DECEASED', subStatus: 'CONFIRMED' },
    });
    await screen.findByRole('heading', { level: 1, name: title });
    act(() => flagStore.replace({ autopay: true }));
    await screen.findByRole('heading', { level: 1, name: 'Closed loans' });
  });

  it('the loans are asked for beside the record, and once', async () => {
    lendDialogs();
    const portal = await aPortal('/loans/outstanding', {
      signedIn: true,
      flagStore: fakeFeatureFlags({}, false),
    });
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { read } = portal.buyers;
    portal.buyers.read = (...of) => ResultAsync.fromSafePromise(answered).andThen(() => read(...of));
    const { listLoans } = portal.servicing;
    const asked: unknown[] = [];
    portal.servicing.listLoans = (query, ...rest) => {
      asked.push(query);
      return listLoans(query, ...rest);
    };
    render(portal.element);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(portal.analytics.pages).toEqual([]);
    const [first] = asked;
    answer();
    await screen.findByRole('heading', { level: 1, name: 'Your loans' });
    expect(asked.filter((query) => JSON.stringify(query) === JSON.stringify(first))).toHaveLength(1);
  });
});
