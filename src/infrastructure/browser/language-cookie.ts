import { cookieText } from './cookie-text.ts';

/** One year. */
const LASTS_SECONDS = 31_536_000;

/**
 * The cookie from which the host takes the language of the next document. It holds only a locale; local
 * storage remains authoritative. `secure` is true on a page served over https.
 */
export const languageCookie = (locale: string, secure: boolean): string =>
  cookieText('member_portal_locale', locale, secure, LASTS_SECONDS);

/** The language for this page's next document: of the cookie or, where cookies are denied, of the history entry. */
export const readLanguage = ({ document, history }: Window): string | undefined =>
  /(?:^|; )member_portal_locale=([^;]*)/.exec(document.cookie)?.[1] ?? history.state?.locale;

/** Passes a language to the next document. A reload keeps the history entry, which needs no permission of the visitor. */
export const reportLanguage = (window: Window, locale: string): void => {
  const { document, history, location } = window;
  document.cookie = languageCookie(locale, location.protocol === 'https:');
  if (readLanguage(window) !== locale) history.replaceState({ ...history.state, locale }, '');
};
