import { firstLocale, type Locale } from '@member-portal/domain/locale';
import type { PortalConfiguration, Preferences } from '../ports/index.ts';
import { token } from '../services/index.ts';

/** The locale to show: the one remembered, else the browser's preference, else the default (specification, section 5). */
export type CurrentLocale = () => Locale;
export const CurrentLocale = token<CurrentLocale>('CurrentLocale');

export const createCurrentLocale =
  (configuration: PortalConfiguration, preferences: Preferences): CurrentLocale =>
  () =>
    firstLocale({
      remembered: preferences.rememberedLocale(),
      preferences: preferences.languages(),
      configured: configuration.locales,
      fallback: configuration.defaultLocale,
    });
