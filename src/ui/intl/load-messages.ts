import type { IntlConfig } from '@formatjs/intl';
import type { Locale } from '@member-portal/domain/locale';

/** Compiled messages by key. */
export type Messages = Exclude<NonNullable<IntlConfig['messages']>, Readonly<Record<string, string>>>;

/** What the first page needs, and what only signed-in screens need. */
export type MessageArea = 'shell' | 'signed-in';

const shell = {
  'en-us': () => import('./messages/shell.en-us.json', { with: { type: 'json' } }),
  'en-ca': () => import('./messages/shell.en-ca.json', { with: { type: 'json' } }),
  'fr-ca': () => import('./messages/shell.fr-ca.json', { with: { type: 'json' } }),
} as const;

const signedIn = {
  'en-us': () => import('./messages/signed-in.en-us.json', { with: { type: 'json' } }),
  'en-ca': () => import('./messages/signed-in.en-ca.json', { with: { type: 'json' } }),
  'fr-ca': () => import('./messages/signed-in.fr-ca.json', { with: { type: 'json' } }),
} as const;

/** The messages of an area in a locale, each a file of its own. Rejects when it cannot be loaded. */
export const loadMessages = async (area: MessageArea, locale: Locale): Promise<Messages> => {
  const file = await (area === 'shell' ? shell : signedIn)[locale]();
  // The build replaces each text by its parsed form; the type system sees the file as it is written.
  return file.default as unknown as Messages;
};
