import { cookieText } from './cookie-text.ts';

/** A year: as long as a choice of language is likely to hold. */
const LASTS_SECONDS = 31_536_000;

/**
 * The cookie that tells the host the language of the next document. It holds only a locale; local storage
 * remains authoritative. `secure` where the page came over https.
 */
export const languageCookie = (locale: string, secure: boolean): string =>
  cookieText('member_portal_locale', locale, secure, LASTS_SECONDS);
