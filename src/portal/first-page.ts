import './without-eval.ts';
import type { Locale } from '@member-portal/domain/locale';
import type { Configuration } from '@member-portal/infrastructure/config';
import { createPortalContainer } from '@member-portal/infrastructure/container';
import { loadMessages, type Messages } from '@member-portal/ui';
import { drawFirstPage, type FirstPage } from '@member-portal/ui/first-page';

/** What a document holds: a portal that cannot start loads all messages for its error page. */
const embedded = async (locale: Locale): Promise<Messages> =>
  Object.fromEntries(
    Object.entries(await loadMessages(locale)).filter(([name]) => !name.startsWith('start.')),
  );

/** The messages of the sign-in page by locale, as the host writes them into documents. Built for servers, not for browsers. */
export const messages: Readonly<Record<Locale, Messages>> = {
  'en-us': await embedded('en-us'),
  'en-ca': await embedded('en-ca'),
  'fr-ca': await embedded('fr-ca'),
};

const silent = (): void => undefined;

/**
 * The sign-in page of a tenant in one locale, as it is before any script runs: on a platform without network, storage or
 * session, as on a first visit. Rejects where it cannot be drawn.
 */
export const firstPage = async (configuration: Configuration, locale: Locale): Promise<FirstPage> => {
  const { services, loadSignedIn, dispose } = createPortalContainer({
    configuration,
    platform: {
      fetch: () => Promise.reject(new TypeError('There is no network here')),
      origin: 'https://portal.invalid',
      crypto: globalThis.crypto,
      console: { error: silent, warn: silent, info: silent, debug: silent },
      dataLayer: [],
      readCookies: () => '',
      languages: () => [],
      inWindow: false,
    },
  });
  try {
    return await drawFirstPage({ services, loadSignedIn, locale, messages: messages[locale] });
  } finally {
    dispose();
  }
};
