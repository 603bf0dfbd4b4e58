import { cookieText } from './cookie-text.ts';

/** A year: as long as a choice of language is likely to hold. */
const LASTS_SECONDS = 31_536_000;

/**
 * The cookie by which the host knows in which language to make the next document. It holds a locale and nothing else; what counts
 * is still what local storage remembers. `secure` where the page came over https.
 */
export const languageCookie = (locale: string, secure: boolean): string =>
  cookieText('member_portal_locale', locale, secure, LASTS_SECONDS);
