import { cookieText } from './cookie-text.ts';

/**
 * The cookie that tells the host that a page of this browser has something in progress: the next document of `/` then does not
 * show the sign-in page. It holds nothing else, and lasts until the browser is closed. `kept` are the keys of session storage,
 * `cookies` is the page's `document.cookie`. Undefined where the cookie already is as it has to be.
 */
export const openCookie = (kept: readonly string[], cookies: string, secure: boolean): string | undefined => {
  const isOpen = kept.some((key) => key.startsWith('member-portal.'));
  if (isOpen === cookies.split('; ').includes('member_portal_open=1')) return undefined;
  return cookieText('member_portal_open', isOpen ? '1' : '', secure, isOpen ? undefined : 0);
};
