import type { Locale } from '@member-portal/domain/locale';
import { codeInTime } from '../routing/code-in-time.ts';
import { type Messages, merged } from './messages.ts';

const shell = {
  'en-us': () => import('./messages/shell.en-us.json', { with: { type: 'json' } }),
  'en-ca': () => import('./messages/shell.en-ca.json', { with: { type: 'json' } }),
  'fr-ca': () => import('./messages/shell.fr-ca.json', { with: { type: 'json' } }),
} as const;
const codes = {
  'en-us': () => import('./messages/codes.en-us.json', { with: { type: 'json' } }),
  'en-ca': () => import('./messages/codes.en-ca.json', { with: { type: 'json' } }),
  'fr-ca': () => import('./messages/codes.fr-ca.json', { with: { type: 'json' } }),
} as const;
const signedIn = {
  'en-us': () => import('./signed-in-en-us.ts'),
  'en-ca': () => import('./signed-in-en-ca.ts'),
  'fr-ca': () => import('./signed-in-fr-ca.ts'),
} as const;

// The build replaces each text by its parsed form; TypeScript sees the source file.
const parsed = (messages: object): Messages => messages as Messages;

/** The messages that the first page needs in a locale, each in a separate file. Rejects when it cannot be loaded. */
export const loadMessages = async (locale: Locale): Promise<Messages> =>
  parsed((await codeInTime(shell[locale]())).default);

/** The messages about one-time codes. Rejects when they cannot be loaded, and has no deadline. */
export const loadCodeMessages = async (locale: Locale): Promise<Messages> =>
  parsed((await codes[locale]()).default);

/** The messages of the signed-in screens, those about codes included. Rejects likewise. */
export const loadSignedInMessages = async (locale: Locale): Promise<Messages> => {
  const [about, { messages }] = await Promise.all([loadCodeMessages(locale), signedIn[locale]()]);
  return merged(about, parsed(messages));
};
