import type { Locale } from '@member-portal/domain/locale';

/** Each language's own name, which is not translated and therefore not in a catalogue. */
export const ownNames: Readonly<Record<Locale, string>> = {
  'en-us': 'English (US)',
  'en-ca': 'English',
  'fr-ca': 'Français',
};
