import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showPortal } from '../support/show-portal.tsx';

const words = (list: HTMLElement): readonly string[] =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent ?? '');
const links = () => words(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('list'));

describe('the header', () => {
  // Proves.
  it('has the help link alone for a visitor of a tenant with one language', async () => {
    await showPortal('/');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(links()).toEqual(['FAQs (opens in a new tab)']);
    const faq = screen.getByRole('link', { name: /FAQs/ });
    expect(faq.getAttribute('href')).toBe('https://www.northwind.example/en/help');
    expect(faq.getAttribute('target')).toBe('_blank');
    expect(faq.getAttribute('rel')).toBe('noopener noreferrer');
  });

  // Proves.
  it('has loans, account, help, language and sign-out for a buyer', async () => {
    await showPortal('/my-information', {
      signedIn: true,
      configuration: { locales: ['en-ca', 'fr-ca'] },
      locale: 'en-ca',
    });
    await screen.findByRole('heading', { name: 'Account' });
    expect(links()).toEqual([
      'Loans',
      'Account',
      'FAQs (opens in a new tab)',
      'Change language: Français',
      'Sign out',
    ]);
  });

  it('has the language beside the menu button too, on a page of a visitor as of a buyer', async () => {
    await showPortal('/', { configuration: { locales: ['en-ca', 'fr-ca'] }, locale: 'en-ca' });
    const navigation = await screen.findByRole('navigation', { name: 'Main' });
    const [beside, inMenu, ...more] = within(navigation).getAllByRole('button', {
      name: 'Change language: Français',
    });
    expect(more).toEqual([]);
    expect(beside?.nextElementSibling?.textContent).toBe('Menu');
    expect(inMenu?.closest('ul')?.id).toBe(beside?.nextElementSibling?.getAttribute('aria-controls'));
  });

  it('opens a list of the other languages where there are three', async () => {
    const { user } = await showPortal('/', {
      configuration: { locales: ['en-us', 'en-ca', 'fr-ca'] },
      locale: 'en-us',
    });
    const navigation = await screen.findByRole('navigation', { name: 'Main' });
    const [present] = within(navigation).getAllByRole('button', { name: /English \(US\)$/ });
    if (!present) throw new Error('There is no language selector');
    await user.click(present);
    const dialog = await screen.findByRole('dialog', { name: 'Change the language?' });
    expect(within(dialog).getAllByRole('radio')).toHaveLength(2);
    await user.click(within(dialog).getByRole('radio', { name: 'Français' }));
    expect(within(dialog).getByText(/^Afficher le portail en français/)).toBeTruthy();
  });

  // Proves.
  it('folds and unfolds its links, also by Escape', async () => {
    const { user } = await showPortal('/');
    // On a wide window the button is there without showing, so it cannot be found by its role.
    const toggle = (await screen.findByText('Menu')).closest('button');
    if (!toggle) throw new Error('There is no menu button');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(toggle);
  });

  it('folds its links once one was followed', async () => {
    const { user } = await showPortal('/my-information', { signedIn: true });
    await screen.findByRole('heading', { name: 'Account' });
    const toggle = screen.getByText('Menu').closest('button');
    if (!toggle) throw new Error('There is no menu button');
    await user.click(toggle);
    await user.click(screen.getByRole('link', { name: 'Loans' }));
    await waitFor(() => expect(toggle.getAttribute('aria-expanded')).toBe('false'));
    // They stay folded on the page where they were unfolded, too.
    await user.click(screen.getByRole('link', { name: 'Account' }));
    await screen.findByRole('heading', { name: 'Account' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
  });

  it('folds its links once the page that it shows was chosen', async () => {
    const { user } = await showPortal('/my-information', { signedIn: true });
    await screen.findByRole('heading', { name: 'Account' });
    const toggle = screen.getByText('Menu').closest('button');
    if (!toggle) throw new Error('There is no menu button');
    await user.click(toggle);
    expect(toggle.textContent).toBe('Menu');
    await user.click(screen.getByRole('link', { name: 'Account' }));
    await waitFor(() => expect(toggle.getAttribute('aria-expanded')).toBe('false'));
  });

  it('stays unfolded when Escape closes a dialog that was opened from it, which gives the focus back there', async () => {
    const { user } = await showPortal('/', {
      configuration: { locales: ['en-ca', 'fr-ca'] },
      locale: 'en-ca',
    });
    const toggle = (await screen.findByText('Menu')).closest('button');
    if (!toggle) throw new Error('There is no menu button');
    await user.click(toggle);
    await user.click(within(screen.getByRole('list')).getByRole('button', { name: /Français/ }));
    await screen.findByRole('dialog', { name: 'Change the language?' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
  });
});

describe('the footer', () => {
  // Proves.
  it('shows where the structure has one, with what the tenant publishes and nothing else', async () => {
    await showPortal('/', {
      configuration: { structure: { footer: true }, legalText: { 'en-us': 'A fictional lender.' } },
    });
    const footer = await screen.findByRole('contentinfo');
    expect(words(within(footer).getByRole('list'))).toEqual([
      'Legal terms (opens in a new tab)',
      'Privacy (opens in a new tab)',
    ]);
    expect(within(footer).getByText('A fictional lender.')).toBeTruthy();
  });

  // Proves.
  it('is left out where it has none', async () => {
    await showPortal('/');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});
