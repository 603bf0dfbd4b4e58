import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showPortal } from '../support/show-portal.tsx';

const on = { collectionsChargeOff: true };
const title = 'This account is not available online';

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

  it('is left the language and the way out alone, and the next buyer has everything again', async () => {
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
    ['when the record cannot be read', { flags: on, buyerFailures: [{ kind: 'timeout' }] as const }],
  ])('%s', async (_, given) => {
    const portal = await showPortal('/loans/closed', { signedIn: true, ...given });
    await screen.findByRole('heading', { level: 1, name: 'Closed loans' });
    expect(screen.queryByText(title)).toBeNull();
    expect(portal.analytics.pages).toEqual(['closed loans']);
  });

  it('reads the record again where a screen needs it, without going round in circles', async () => {
    await showPortal('/my-information', {
      signedIn: true,
      flags: on,
      buyerFailures: [{ kind: 'timeout' }],
    });
    await screen.findByText('avery.stone@example.com');
  });
});
