import { beginSession, SESSION_POLICY } from '@member-portal/domain/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { START } from '../../support/fakes/fake-time.ts';
import { showPortal } from '../support/show-portal.tsx';

const canada = { configuration: { locales: ['en-ca', 'fr-ca'] }, locale: 'en-ca' } as const;
const ask = async (portal: Awaited<ReturnType<typeof showPortal>>) => {
  // One beside the menu button and one in the menu; a style sheet decides which of them shows.
  const [selector] = await screen.findAllByRole('button', { name: /Français/ });
  if (!selector) throw new Error('There is no language selector');
  await portal.user.click(selector);
  await screen.findByRole('dialog', { name: 'Change the language?' });
};

describe('changing the language', () => {
  // Proves.
  it('asks first, and changes nothing when the language is kept', async () => {
    const portal = await showPortal('/my-information', { ...canada, signedIn: true });
    await ask(portal);
    expect(portal.analytics.pages).toContain('change language');
    const question = screen.getByText(/^Afficher le portail en français\s\? Vous resterez sur cette page\.$/);
    expect(question.lang).toBe('fr-CA');
    expect(screen.getByRole('button', { name: 'Yes, change it Oui, en français' })).toBeTruthy();
    await portal.user.click(screen.getByRole('button', { name: /^Keep English/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(portal.preferences.rememberedLocale()).toBeUndefined();
  });

  it('lists three languages by their own names, each marked as that language', async () => {
    const configuration = { locales: ['en-us', 'en-ca', 'fr-ca'] } as const;
    const portal = await showPortal('/', { configuration });
    const [selector] = await screen.findAllByRole('button', { name: /English \(US\)/ });
    await portal.user.click(selector ?? document.body);
    const group = within(await screen.findByRole('group', { name: 'Language' }));
    const languages = group
      .getAllByText(/^(English|Français)$/)
      .map(({ lang, textContent }) => [lang, textContent]);
    expect(languages).toEqual([
      ['en-CA', 'English'],
      ['fr-CA', 'Français'],
    ]);
  });

  // Proves.
  it('saves the choice with the buyer and remembers it here', async () => {
    const portal = await showPortal('/my-information', { ...canada, signedIn: true });
    await ask(portal);
    await portal.user.click(screen.getByRole('button', { name: /^Yes, change it/ }));
    await waitFor(() => expect(portal.preferences.rememberedLocale()).toBe('fr-ca'));
    const saved = await portal.buyers.read(portal.buyer.id);
    expect(saved._unsafeUnwrap().languagePreference).toBe('fr-ca');
  });

  it('made in another tab is told in the open dialog on top, and told no more once it is taken back', async () => {
    const record = beginSession(START);
    const portal = await showPortal('/my-information', { ...canada, signedIn: true, record });
    await screen.findByText('avery.stone@example.com');
    await ask(portal);
    await act(() => portal.time.advance(SESSION_POLICY.refreshInterval - 60_000));
    const dialog = await screen.findByRole('dialog', { name: 'Are you still there?' });
    const announced = () => dialog.querySelector('[aria-live=polite]:not([role])')?.textContent;
    const shown = () => screen.queryAllByText(/The language has changed/, { selector: 'p' });
    expect(announced()).toBe('');
    act(() => portal.preferences.changeElsewhere('fr-ca'));
    expect(announced()).toMatch(/^The language has changed/);
    expect(shown().map((note) => note.closest('dialog'))).toEqual([dialog]);
    act(() => portal.preferences.changeElsewhere('en-ca'));
    expect(announced()).toBe('');
    expect(shown()).toEqual([]);
  });

  it('of a visitor is remembered here, and nothing of signed-in pages is loaded or saved', async () => {
    const portal = await showPortal('/', canada);
    await ask(portal);
    await portal.user.click(screen.getByRole('button', { name: /^Yes, change it/ }));
    await waitFor(() => expect(portal.preferences.rememberedLocale()).toBe('fr-ca'));
    expect(portal.signedInLoads()).toBe(0);
    const onFile = await portal.buyers.read(portal.buyer.id);
    expect(onFile._unsafeUnwrap().languagePreference).toBe('en-us');
  });

  // Proves.
  it('says so when the choice could not be saved, and remembers nothing', async () => {
    const portal = await showPortal('/my-information', { ...canada, signedIn: true });
    await screen.findByText('avery.stone@example.com');
    await ask(portal);
    portal.buyers.failNext({ kind: 'network-error' });
    await portal.user.click(screen.getByRole('button', { name: /^Yes, change it/ }));
    expect(await screen.findByText('We couldn’t change your language. Please try again.')).toBeTruthy();
    expect(portal.preferences.rememberedLocale()).toBeUndefined();
  });

  it('is asked no more once the session has ended, though the header stays', async () => {
    const portal = await showPortal('/my-information', { ...canada, signedIn: true });
    await ask(portal);
    act(() => portal.sessions.close('expired'));
    await screen.findByLabelText('Email address');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('warns about a typed code, which is not kept, and not about input that is', async () => {
    const portal = await showPortal('/', canada);
    await portal.user.type(await screen.findByLabelText('Email address'), 'avery.stone@example.com');
    await ask(portal);
    expect(screen.queryByText(/enter your code again/)).toBeNull();
    await portal.user.click(screen.getByRole('button', { name: /^Keep English/ }));
    await portal.user.click(screen.getByRole('button', { name: 'Email me a code' }));
    await portal.user.type(await screen.findByLabelText('Verification code'), '123');
    await ask(portal);
    expect(screen.getByText(/enter your code again/)).toBeTruthy();
    await portal.user.click(screen.getByRole('button', { name: /^Keep English/ }));
    expect(screen.getByLabelText<HTMLInputElement>('Verification code').value).toBe('123');
  });
});

describe('the language on file', () => {
  const french = { ...canada, signedIn: true, buyer: { languagePreference: 'fr-ca' } } as const;

  it('is remembered after sign-in, without a write and without an event', async () => {
    const portal = await showPortal('/my-information', french);
    await waitFor(() => expect(portal.preferences.rememberedLocale()).toBe('fr-ca'));
    expect(portal.buyers.version()).toBe(1);
    expect(portal.analytics.names()).not.toContain('change_language');
  });

  it('gives way to a choice that this browser remembers', async () => {
    const portal = await showPortal('/my-information', { ...french, remembered: 'en-ca' });
    await screen.findByText('avery.stone@example.com');
    expect(portal.preferences.rememberedLocale()).toBe('en-ca');
  });
});
