import { acceptLocale, type Locale } from '@member-portal/domain/locale';
import type { Result } from 'neverthrow';
import type { Analytics, PortalConfiguration, Preferences } from '../ports/index.ts';
import { token } from '../services/index.ts';

/**
 * Changes the display language of a visitor: signed out there is no buyer to fetch or save, so the locale is only
 * remembered, and the front end reloads (specification, section 4: language change).
 */
export type ChooseLanguage = (locale: Locale) => Result<void, { readonly kind: 'unsupported-locale' }>;
export const ChooseLanguage = token<ChooseLanguage>('ChooseLanguage');

export const createChooseLanguage =
  (configuration: PortalConfiguration, preferences: Preferences, analytics: Analytics): ChooseLanguage =>
  (locale) =>
    acceptLocale(locale, configuration.locales)
      .andTee((accepted) => {
        preferences.rememberLocale(accepted);
        analytics.track('change_language', { locale: accepted });
      })
      .map(() => undefined);
