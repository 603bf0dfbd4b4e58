import type { Locale } from '@member-portal/domain/locale';

/** What each language calls itself; the same in every language, so it is in no catalogue. */
export const ownNames: Readonly<Record<Locale, string>> = {
  'en-us': 'English (US)',
  'en-ca': 'English',
  'fr-ca': 'Français',
};
