import { type Locale, languageTagOf } from '@member-portal/domain/locale';
import { loadSignedInMessages } from '../intl/load-messages.ts';
import { codeAhead } from './code-in-time.ts';

/**
 * Prefetches everything needed to show the list of loans after a correct code: use cases, messages, the layout of signed-in
 * pages, the list, and what `Intl` loads at its first use. Called while a visitor looks for the code. Routes retry what fails here.
 */
export const fetchSignedIn = (locale: Locale, loadSignedIn: () => Promise<void>): void => {
  void Promise.allSettled([
    loadSignedIn(),
    codeAhead(loadSignedInMessages(locale)),
    codeAhead(import('../shell/SignedInLayout.tsx')),
    codeAhead(import('../screens/loans/list/LoansPages.tsx')),
  ]);
  // Two tasks: the list of locales takes about as long as the rest of a date. Not every browser has idle callbacks.
  for (const first of [() => new Intl.Collator(), () => new Intl.DateTimeFormat(languageTagOf(locale))])
    (window.requestIdleCallback ?? setTimeout)(first);
};
