import { footerLanguageOf, footerLocaleOf, LOCALES } from '@member-portal/domain/locale';
import { property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../support/property-runs.ts';

describe('the language of footer links', () => {
  // Proves.
  it('is the first part of a locale', () => {
    expect(LOCALES.map((locale) => footerLanguageOf(locale)._unsafeUnwrap())).toEqual(['en', 'en', 'fr']);
    expect(footerLanguageOf('fr')._unsafeUnwrap()).toBe('fr');
  });

  // Proves.
  it.each(['de-de', '', 'EN-us', 'english', 'en_us', '-en'])(
    'does not exist for %j, which the error names',
    (locale) => {
      expect(footerLanguageOf(locale)._unsafeUnwrapErr()).toEqual({
        kind: 'invalid-language-locale',
        message: 'Invalid Language Locale',
        locale,
      });
    },
  );

  // Proves.
  it('is en or fr or an error that names the locale', () => {
    holds(
      property(string(), (locale) => {
        const language = footerLanguageOf(locale);
        if (language.isErr()) expect(language.error.locale).toBe(locale);
        else expect(locale === language.value || locale.startsWith(`${language.value}-`)).toBe(true);
      }),
    );
  });
});

describe('the locale of footer links', () => {
  it('is the buyer’s own where it has links, else another of the language, else the error', () => {
    for (const locale of LOCALES) {
      expect(footerLocaleOf(locale, LOCALES)._unsafeUnwrap()).toBe(locale);
      expect(footerLocaleOf(locale, [])._unsafeUnwrapErr()).toMatchObject({
        message: 'Invalid Language Locale',
        locale,
      });
    }
    expect(footerLocaleOf('en-ca', ['fr-ca', 'en-us'])._unsafeUnwrap()).toBe('en-us');
    expect(footerLocaleOf('fr-ca', ['en-ca', 'en-us']).isErr()).toBe(true);
  });
});
