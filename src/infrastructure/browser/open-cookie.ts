import { cookieText } from './cookie-text.ts';

/**
 * The cookie by which the host knows that a page of this browser has something in progress, so that the next document of `/` must
 * not show the sign-in page before the portal has looked. It says no more than that, and lasts until the browser is closed.
 * `kept` are the keys of session storage, `cookies` those of the page; undefined where these already say how it is.
 */
export const openCookie = (kept: readonly string[], cookies: string, secure: boolean): string | undefined => {
  const isOpen = kept.some((key) => key.startsWith('member-portal.'));
  if (isOpen === cookies.split('; ').includes('member_portal_open=1')) return undefined;
  return cookieText('member_portal_open', isOpen ? '1' : '', secure, isOpen ? undefined : 0);
};
