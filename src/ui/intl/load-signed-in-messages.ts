import type { Locale } from '@member-portal/domain/locale';
import { codeInTime } from '../routing/code-in-time.ts';
import type { Messages } from './messages.ts';

const signedIn = {
  'en-us': () => import('./signed-in-en-us.ts'),
  'en-ca': () => import('./signed-in-en-ca.ts'),
  'fr-ca': () => import('./signed-in-fr-ca.ts'),
} as const;

/** Prefetches the messages, so that `loadSignedInMessages` returns them at once. Rejects when that fails. */
export const fetchSignedInMessages = async (locale: Locale): Promise<void> => {
  await signedIn[locale]();
};

/** The messages of the signed-in screens in a locale, in one file. Rejects when it cannot be loaded. */
export const loadSignedInMessages = async (locale: Locale): Promise<Messages> => {
  const { messages } = await codeInTime(signedIn[locale]());
  // The build replaces each text by its parsed form; TypeScript sees the source file.
  return messages as unknown as Messages;
};
