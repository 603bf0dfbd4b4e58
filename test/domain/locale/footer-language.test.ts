import { footerLanguageOf, LOCALES } from '@member-portal/domain/locale';
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
