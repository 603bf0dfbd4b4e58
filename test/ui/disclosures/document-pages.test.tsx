import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { readText } from '../support/read-text.ts';
import { showPortal } from '../support/show-portal.tsx';

const LOAN = '/disclosure/payment-agreement/loan-1';

describe('a document’s page', () => {
  // Proves.
  it.each([
    [`${LOAN}/views/loan-agreement`, 'loan', 'loan-1', []],
    [`${LOAN}/views/terms-of-use`, 'static', undefined, []],
    [`${LOAN}/acknowledgements/name/payment-confirm/target-id/payment-7`, 'target', 'payment-7', []],
    ['/disclosure/payment-full-terms', 'static', undefined, ['terms and conditions']],
    ['/disclosure/verification-service', 'static', undefined, ['terms and conditions']],
  ])('%s shows the document alone', async (path, call, target, pages) => {
    const portal = await showPortal(path, { signedIn: true });
    await screen.findByRole('button', { name: 'Print' });
    expect(portal.library.requests).toHaveLength(1);
    expect(portal.library.requests[0]).toMatchObject({ call, ...(target ? { target } : {}) });
    expect(portal.analytics.pages).toEqual(pages);
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.getByRole('main')).toBeTruthy();
  });

  it('asks for the buyer’s language, and for paper when it is printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const portal = await showPortal(`${LOAN}/views/tila`, {
      signedIn: true,
      locale: 'fr-ca',
      configuration: { locales: ['en-us', 'fr-ca'] },
    });
    await portal.user.click(await screen.findByRole('button', { name: 'Imprimer' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(portal.library.requests.map(({ request }) => request)).toMatchObject([
      { kind: 'tila', locale: 'fr-ca', format: 'web' },
      { kind: 'tila', locale: 'fr-ca', format: 'print' },
    ]);
    await portal.user.click(screen.getByRole('button', { name: 'Imprimer' }));
    expect(print).toHaveBeenCalledTimes(2);
    expect(portal.library.requests).toHaveLength(2);
    print.mockRestore();
  });

  it.each([
    ['en-us', 'In effect from January 1, 2026'],
    ['fr-ca', 'En vigueur à compter du 1er janvier 2026'],
  ] as const)(
    'says in %s from when it is in effect, in words that hold before and after that day',
    async (locale, words) => {
      const configuration = { locales: ['en-us', 'fr-ca'] } as const;
      await showPortal(`${LOAN}/views/tila`, { signedIn: true, locale, configuration });
      expect(readText(await screen.findByText(/^(In effect|En vigueur)/))).toBe(words);
    },
  );

  it('marks the language of a document that the platform has in another one only', async () => {
    const portal = await showPortal(`${LOAN}/views/tila`, {
      signedIn: true,
      locale: 'fr-ca',
      configuration: { locales: ['en-us', 'fr-ca'] },
      documentsOnlyIn: 'en-us',
    });
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await portal.user.click(await screen.findByRole('button', { name: 'Imprimer' }));
    await waitFor(() => expect(print).toHaveBeenCalled());
    print.mockRestore();
    const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');
    expect(languageOf(screen.getByRole('heading', { level: 1 }))).toBe('en-US');
    // The first has the language of the page.
    expect(screen.getAllByText(/^En vigueur/).map(languageOf)).toEqual([undefined, 'fr-CA']);
    const hosts = [...document.querySelectorAll('article *')].filter(({ shadowRoot }) => shadowRoot);
    expect(hosts.map(languageOf)).toEqual(['en-US', 'en-US']);
  });

  it('shows an unknown kind of document as not found, without a request', async () => {
    const portal = await showPortal(`${LOAN}/views/love-letter`, { signedIn: true });
    await screen.findByRole('heading', { name: 'We can’t find this document' });
    expect(screen.getByRole('link', { name: 'See your loans' }).getAttribute('href')).toBe(
      '/loans/outstanding',
    );
    expect(portal.library.requests).toEqual([]);
  });

  it('says that a document is not there', async () => {
    await showPortal(`${LOAN}/views/tila`, { signedIn: true, documentFailures: [{ kind: 'not-found' }] });
    await screen.findByRole('heading', { name: 'We can’t find this document' });
  });

  it('can be tried again', async () => {
    const portal = await showPortal(`${LOAN}/views/tila`, {
      signedIn: true,
      documentFailures: [{ kind: 'timeout' }],
    });
    await screen.findByText('We couldn’t load this document');
    expect(screen.getByRole('heading', { level: 1, name: 'Truth in Lending disclosure' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Truth in Lending disclosure – Northwind'));
    expect(screen.getByRole('link', { name: 'See your loans' })).toBeTruthy();
    await portal.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Print' });
  });

  it('prints itself where the document for paper cannot be read, but not once the session has ended', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const portal = await showPortal(`${LOAN}/views/tila`, { signedIn: true });
    const press = async (): Promise<void> =>
      portal.user.click(await screen.findByRole('button', { name: 'Print' }));
    await screen.findByRole('button', { name: 'Print' });
    portal.library.failNext({ kind: 'timeout' });
    await press();
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    portal.library.failNext({ kind: 'session-expired' });
    await press();
    await waitFor(() => expect(portal.library.requests).toHaveLength(3));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Print' }).getAttribute('aria-busy')).not.toBe('true'),
    );
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  it.each([`${LOAN}/views/tila`, '/disclosure/payment-full-terms', '/disclosure/verification-service'])(
    '%s needs a session, and is remembered',
    async (path) => {
      const portal = await showPortal(path);
      await waitFor(() => expect(portal.router.state.location.pathname).toBe('/'));
      expect(portal.router.state.location.state).toMatchObject({ remembered: path });
      expect(portal.library.requests).toEqual([]);
    },
  );

  it('is blocked for a blocked buyer', async () => {
    const portal = await showPortal(`${LOAN}/views/tila`, {
      signedIn: true,
      flags: { collectionsChargeOff: true },
      buyer: { status: 'FRAUDULENT', subStatus: 'CONFIRMED' },
    });
    await screen.findByRole('heading', { name: 'This account isn’t available online' });
    expect(portal.library.requests).toEqual([]);
  });
});
