import { cookieText } from './cookie-text.ts';

/**
 * The cookie that marks this browser as having something in progress: the host's next document of `/` then does not show the
 * sign-in page. It holds nothing else, and expires when the browser is closed. `kept` are the keys of session storage,
 * `cookies` is the page's `document.cookie`. Undefined where the cookie needs no change.
 */
export const openCookie = (kept: readonly string[], cookies: string, secure: boolean): string | undefined => {
  const isOpen = kept.some((key) => key.startsWith('member-portal.'));
  if (isOpen === cookies.split('; ').includes('member_portal_open=1')) return undefined;
  return cookieText('member_portal_open', isOpen ? '1' : '', secure, isOpen ? undefined : 0);
};
