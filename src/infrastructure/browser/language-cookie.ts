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
const languageIn = (cookies: string): string | undefined =>
  /(?:^|; )member_portal_locale=([^;]*)/.exec(cookies)?.[1];

/** The language for this page's next document: of the cookie or, where cookies are denied, of the history entry. */
export const readLanguage = ({ document, history }: Window): string | undefined =>
  languageIn(document.cookie) ?? history.state?.locale;

/** Passes a language to the next document. A reload keeps the history entry, which needs no permission of the visitor. */
export const reportLanguage = ({ document, history, location }: Window, locale: string): void => {
  document.cookie = languageCookie(locale, location.protocol === 'https:');
  if (languageIn(document.cookie) !== locale) history.replaceState({ ...history.state, locale }, '');
};
