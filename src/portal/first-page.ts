import type { Locale } from '@member-portal/domain/locale';
import { loadMessages, type Messages } from '@member-portal/ui';

/** The messages of the sign-in page by locale, as whoever makes documents writes them there. Built for servers, not for browsers. */
export const messages: Readonly<Record<Locale, Messages>> = {
  'en-us': await loadMessages('en-us'),
  'en-ca': await loadMessages('en-ca'),
  'fr-ca': await loadMessages('fr-ca'),
};
