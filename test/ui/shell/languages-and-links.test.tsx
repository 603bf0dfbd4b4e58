import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showPortal } from '../support/show-portal.tsx';

const linksIn = (language: string) => ({
  faq: `https://bank.example/${language}/faq`,
  contact: `https://bank.example/${language}/contact`,
  legalTerms: `https://bank.example/${language}/legal`,
  privacy: `https://bank.example/${language}/privacy`,
  accessibility: `https://bank.example/${language}/accessibility`,
});
const configuration = {
  locales: ['en-ca', 'fr-ca'],
  structure: { footer: true },
  links: { 'en-ca': linksIn('en'), 'fr-ca': linksIn('fr') },
  legalText: { 'en-ca': 'A fictional lender.', 'fr-ca': 'Un prêteur fictif.' },
} as const;
const languages = [
  ['en-ca', 'en', 'A fictional lender.'],
  ['fr-ca', 'fr', 'Un prêteur fictif.'],
] as const;

const addressesIn = (place: HTMLElement): readonly (string | null)[] =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the standard layout', () => {
  // Proves.
  it('has header, main content and footer around the login page', async () => {
    await showPortal('/', { configuration, locale: 'en-ca' });
    const main = await screen.findByRole('main');
    expect(await within(main).findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    const order = [screen.getByRole('banner'), main, screen.getByRole('contentinfo')];
    expect([...document.querySelectorAll('header, main, footer')]).toEqual(order);
  });
});

describe.each(languages)('the header of a visitor in %s', (locale, language) => {
  // Proves.
  it('has the language selector and the help link of the language, and nothing else', async () => {
    await showPortal('/', { configuration, locale });
    const header = await screen.findByRole('banner');
    const items = within(within(header).getByRole('navigation')).getAllByRole('listitem');
    expect(items).toHaveLength(2);
    const [faq, selector] = items;
    if (!faq || !selector) throw new Error('there are no items');
    const link = within(faq).getByRole('link');
    expect(link.getAttribute('href')).toBe(`https://bank.example/${language}/faq`);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(within(selector).getByRole('button').textContent).toMatch(
      language === 'en' ? /Français$/ : /English$/,
    );
  });
});

describe.each(languages)('the footer in %s', (locale, language, legalText) => {
  // Proves.
  it('leads to legal terms, privacy and accessibility in its language, and ends with the legal text', async () => {
    await showPortal('/', { configuration, locale });
    const footer = await screen.findByRole('contentinfo');
    expect(addressesIn(footer)).toEqual([
      `https://bank.example/${language}/legal`,
      `https://bank.example/${language}/privacy`,
      `https://bank.example/${language}/accessibility`,
    ]);
    expect(footer.textContent?.endsWith(legalText)).toBe(true);
  });
});

describe('the footer where links are missing', () => {
  it('stands on its legal text, and the log has the specification’s error with the locale', async () => {
    const { log } = await showPortal('/', {
      configuration: { ...configuration, links: {} },
      locale: 'fr-ca',
    });
    const footer = await screen.findByRole('contentinfo');
    expect(within(footer).queryByRole('link')).toBeNull();
    expect(footer.textContent).toBe('Un prêteur fictif.');
    expect(log.entries).toEqual([
      { level: 'warn', message: 'Invalid Language Locale', fields: { locale: 'fr-ca' } },
    ]);
  });

  it('takes them from another locale of the same language', async () => {
    const { log } = await showPortal('/', {
      configuration: { ...configuration, links: { 'en-us': linksIn('en'), 'fr-ca': linksIn('fr') } },
      locale: 'en-ca',
    });
    const footer = await screen.findByRole('contentinfo');
    expect(addressesIn(footer)[0]).toBe('https://bank.example/en/legal');
    expect(log.entries).toEqual([]);
  });
});
