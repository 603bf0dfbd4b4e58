import { firstLocale, type Locale } from '@member-portal/domain/locale';
import { Preferences, TenantLocales } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';

/** The locale to show: the remembered one, else the browser's preference, else the default (specification, section 5). */
export type CurrentLocale = () => Locale;

export const CurrentLocale = defineUseCase(
  'CurrentLocale',
  { configuration: TenantLocales, preferences: Preferences },
  ({ configuration, preferences }): CurrentLocale =>
    () =>
      firstLocale({
        remembered: preferences.rememberedLocale(),
        preferences: preferences.languages(),
        configured: configuration.locales,
        fallback: configuration.defaultLocale,
      }),
);
