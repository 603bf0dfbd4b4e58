import type { Locale } from '@member-portal/domain/locale';
import { codeAhead } from './code-in-time.ts';

/**
 * Fetches what is between a right code and the list of loans: use cases, messages, the layout around signed-in pages and the
 * list itself. Called while a visitor looks for the code. What cannot be fetched now is fetched again by the routes.
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
