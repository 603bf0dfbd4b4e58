import type { Locale } from '@member-portal/domain/locale';
import { codeAhead } from './code-in-time.ts';

/**
 * Prefetches everything needed to show the list of loans after a correct code: use cases, messages, the layout of signed-in
 * pages and the list. Called while a visitor looks for the code. Routes retry what fails here.
 */
export const fetchSignedIn = (locale: Locale, loadSignedIn: () => Promise<void>): void => {
  const parts = [
    loadSignedIn(),
    codeAhead(
      import('../intl/load-signed-in-messages.ts').then(({ fetchSignedInMessages }) =>
        fetchSignedInMessages(locale),
      ),
    ),
    codeAhead(import('../shell/SignedInLayout.tsx')),
    codeAhead(import('../screens/loans/list/LoansPages.tsx')),
  ];
  for (const part of parts) part.catch(() => undefined);
};
