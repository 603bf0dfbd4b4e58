import type { Locale } from '@member-portal/domain/locale';
import { codeInTime } from '../routing/code-in-time.ts';
import type { Messages } from './messages.ts';

const shell = {
  'en-us': () => import('./messages/shell.en-us.json', { with: { type: 'json' } }),
  'en-ca': () => import('./messages/shell.en-ca.json', { with: { type: 'json' } }),
  'fr-ca': () => import('./messages/shell.fr-ca.json', { with: { type: 'json' } }),
} as const;

/** The messages that the first page needs in a locale, each in a separate file. Rejects when it cannot be loaded. */
export const loadMessages = async (locale: Locale): Promise<Messages> => {
  const file = await codeInTime(shell[locale]());
  // The build replaces each text by its parsed form; TypeScript sees the source file.
  return file.default as unknown as Messages;
};
