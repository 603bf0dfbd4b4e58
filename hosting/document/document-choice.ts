import { requestCookie } from './request-cookie.ts';

/** Cookie that marks this browser as having something in progress; written by the page. */
export const OPEN_COOKIE = 'member_portal_open';

/** The only value of that cookie. */
export const IS_OPEN = '1';

/**
 * Which of a tenant's documents in a locale answers a request. `first` holds the sign-in page and is for `/`. A browser that has
 * something in progress would show that page for a moment only: it gets `other`, the empty document of every other path.
 */
export const documentNameOf = (pathname: string, headers: Headers): 'first' | 'other' =>
  pathname === '/' && requestCookie(headers, OPEN_COOKIE) !== IS_OPEN ? 'first' : 'other';
