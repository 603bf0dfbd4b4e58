import {
  acceptLocale,
  firstLocale,
  isLocale,
  LOCALES,
  type Locale,
  languageOf,
  languageTagOf,
  localeOf,
} from '@member-portal/domain/locale';
import { array, constantFrom, oneof, option, property, shuffledSubarray, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../support/property-runs.ts';

const maple: readonly Locale[] = ['en-ca', 'fr-ca'];

describe('locales', () => {
  // Proves.
  it('are the three of the specification', () => {
    expect(LOCALES).toEqual(['en-us', 'en-ca', 'fr-ca']);
    expect(LOCALES.every(isLocale)).toBe(true);
  });

  it.each(['en-US', 'en', 'fr', 'fr-fr', '', 'en-us '])('%j is none', (text) => {
    expect(isLocale(text)).toBe(false);
  });

  it.each([
    ['en-us', 'en', 'en-US'],
    ['en-ca', 'en', 'en-CA'],
    ['fr-ca', 'fr', 'fr-CA'],
  ] as const)('%s has the language %s and the tag %s', (locale, language, tag) => {
    expect(languageOf(locale)).toBe(language);
    expect(languageTagOf(locale)).toBe(tag);
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  });
});

describe('a tag', () => {
  it.each([
    ['fr-CA', 'fr-ca'],
    ['fr_CA', 'fr-ca'],
    ['EN_us', 'en-us'],
    ['en-ca', 'en-ca'],
  ])('%j names the locale %s', (tag, locale) => {
    expect(localeOf(tag)).toBe(locale);
  });

  it.each(['fr', 'fr-FR', 'fr__CA', 'frCA', '', 'toString'])('%j names none', (tag) => {
    expect(localeOf(tag)).toBeUndefined();
  });

  it('names the same locale as the platform reads from it', () => {
    for (const locale of LOCALES)
      for (const tag of [languageTagOf(locale), languageTagOf(locale).replace('-', '_')])
        expect(localeOf(tag)).toBe(new Intl.Locale(tag.replace('_', '-')).toString().toLowerCase());
  });
});

describe('a chosen locale', () => {
  // Proves.
  it('is accepted exactly where it is supported and configured', () => {
    const anyChoice = oneof(constantFrom<string>(...LOCALES), string());
    holds(
      property(anyChoice, shuffledSubarray([...LOCALES]), (chosen, configured) => {
        const accepted = acceptLocale(chosen, configured);
        expect(accepted.isOk()).toBe(configured.some((locale) => locale === chosen));
        if (accepted.isErr()) expect(accepted.error).toEqual({ kind: 'unsupported-locale' });
      }),
    );
  });

  // Proves.
  it('is refused when it is configured but not supported', () => {
    expect(acceptLocale('de-de', ['de-de' as Locale]).isErr()).toBe(true);
  });
});

describe('the first locale', () => {
  const first = (choice: Partial<Parameters<typeof firstLocale>[0]>): Locale =>
    firstLocale({ remembered: undefined, preferences: [], configured: maple, fallback: 'en-ca', ...choice });

  it('is the remembered one before any preference', () => {
    expect(first({ remembered: 'fr-ca', preferences: ['en-CA'] })).toBe('fr-ca');
  });

  it('is the remembered one however it was written', () => {
    expect(first({ remembered: 'fr_CA', preferences: ['en-CA'] })).toBe('fr-ca');
  });

  it('skips a remembered one that this tenant does not have', () => {
    expect(first({ remembered: 'en-us', preferences: ['fr-CA'] })).toBe('fr-ca');
  });

  it.each([
    [['fr-CA', 'en-CA'], 'fr-ca'],
    [['EN-ca'], 'en-ca'],
    [['fr_CA'], 'fr-ca'],
    [['FR_ca', 'en_CA'], 'fr-ca'],
    [['fr_BE'], 'fr-ca'],
    [['fr-FR'], 'fr-ca'],
    [['fr'], 'fr-ca'],
    [['de', 'fr-BE', 'en'], 'fr-ca'],
    [['fro'], 'en-ca'],
    [['frx-CA'], 'en-ca'],
    [['de-DE'], 'en-ca'],
    [[''], 'en-ca'],
  ])('for the preferences %j is %s', (preferences, expected) => {
    expect(first({ preferences })).toBe(expected);
  });

  // Proves.
  it('takes the exact locale before the same language, and the earlier preference before the later', () => {
    const configured: readonly Locale[] = ['en-us', 'en-ca', 'fr-ca'];
    expect(first({ configured, preferences: ['en-CA'] })).toBe('en-ca');
    expect(first({ configured, preferences: ['en-GB', 'fr-CA'] })).toBe('en-us');
  });

  // Proves.
  it('is the default where nothing else is known', () => {
    expect(first({ fallback: 'fr-ca' })).toBe('fr-ca');
  });

  it('is always one of the configured ones, whatever browser and storage say', () => {
    const anyTag = oneof(string(), constantFrom('en', 'fr', 'en-GB', 'fr-CA', 'de', 'en-US', 'x'));
    holds(
      property(
        option(anyTag, { nil: undefined }),
        array(anyTag),
        shuffledSubarray([...LOCALES], { minLength: 1 }),
        (remembered, preferences, configured) => {
          const fallback = configured[0] ?? 'en-us';
          expect(configured).toContain(firstLocale({ remembered, preferences, configured, fallback }));
        },
      ),
    );
  });
});
