import type { IntlConfig } from '@formatjs/intl';
import type { Locale } from '@member-portal/domain/locale';

/** Compiled messages by key. */
export type Messages = Exclude<NonNullable<IntlConfig['messages']>, Readonly<Record<string, string>>>;

/** What the first page needs, and what only signed-in screens need. */
export type MessageArea = 'shell' | 'signed-in';

const shell = {
  'en-us': () =>
    import('./messages/shell.en-us.json', { with: { type: 'json' } }).then((file) => file.default),
  'en-ca': () =>
    import('./messages/shell.en-ca.json', { with: { type: 'json' } }).then((file) => file.default),
  'fr-ca': () =>
    import('./messages/shell.fr-ca.json', { with: { type: 'json' } }).then((file) => file.default),
} as const;

const signedIn = {
  'en-us': () => import('./signed-in.en-us.ts').then((file) => file.messages),
  'en-ca': () => import('./signed-in.en-ca.ts').then((file) => file.messages),
  'fr-ca': () => import('./signed-in.fr-ca.ts').then((file) => file.messages),
} as const;

/** The messages of an area in a locale, each a file of its own. Rejects when it cannot be loaded. */
export const loadMessages = async (area: MessageArea, locale: Locale): Promise<Messages> => {
  const messages: unknown = await (area === 'shell' ? shell : signedIn)[locale]();
  // The build replaces each text by its parsed form; the type system sees the file as it is written.
  return messages as Messages;
};
