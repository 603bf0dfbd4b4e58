import { cookieText } from './cookie-text.ts';

/** One year. */
const LASTS_SECONDS = 31_536_000;

/**
 * The cookie from which the host takes the language of the next document. It holds only a locale; local
 * storage remains authoritative. `secure` is true on a page served over https.
 */
export const languageCookie = (locale: string, secure: boolean): string =>
  cookieText('member_portal_locale', locale, secure, LASTS_SECONDS);

/** The language that the cookie holds, in the text of `document.cookie`. */
export const languageIn = (cookies: string): string | undefined =>
  /(?:^|; )member_portal_locale=([^;]*)/.exec(cookies)?.[1];
