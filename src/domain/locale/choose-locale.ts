import { err, ok, type Result } from 'neverthrow';
import { isLocale, type Locale, languageOf, languagePartOf, localeOf } from './locale.ts';

/** A locale that is unsupported, or that the tenant does not offer. */
export interface UnsupportedLocale {
  readonly kind: 'unsupported-locale';
}

/**
 * A locale that a buyer chose: it must be supported and configured for the tenant (specification, section 5).
 * @example
 * import { acceptLocale } from '@member-portal/domain/locale';
 * const locale = acceptLocale('fr-ca', ['en-ca', 'fr-ca']); // Ok: the tenant has it
 */
export const acceptLocale = (
  chosen: string,
  configured: readonly Locale[],
): Result<Locale, UnsupportedLocale> =>
  isLocale(chosen) && configured.includes(chosen) ? ok(chosen) : err({ kind: 'unsupported-locale' });

/**
 * The initial locale for a visitor: the remembered one, else the browser's preferences in order (the exact locale before
 * the same language), else the default (specification, section 5). Tags may be written `fr-CA` or `fr_CA`.
 */
export const firstLocale = (choice: {
  readonly remembered: string | undefined;
  readonly preferences: readonly string[];
  readonly configured: readonly Locale[];
  readonly fallback: Locale;
}): Locale => {
  const { remembered, preferences, configured, fallback } = choice;
  const known = remembered === undefined ? undefined : localeOf(remembered);
  if (known && configured.includes(known)) return known;
  for (const preference of preferences) {
    const exact = localeOf(preference);
    if (exact && configured.includes(exact)) return exact;
    const language = languagePartOf(preference);
    const sameLanguage = configured.find((locale) => languageOf(locale) === language);
    if (sameLanguage) return sameLanguage;
  }
  return fallback;
};
