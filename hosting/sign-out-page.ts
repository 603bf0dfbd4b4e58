/** The sign-out path, matched as the portal's router matches it. */
export const SIGN_OUT_PATH = '^/logout/?$';

/** Whether a path is that page. */
export const isSignOutPage = (pathname: string): boolean => new RegExp(SIGN_OUT_PATH, 'i').test(pathname);

/**
 * What the browser clears for this origin when it loads that page: its caches. Not its storage, which holds
 * the language and open payments, nor its cookies, which would be cleared for all of the lender's sites.
 */
export const signOutHeaders: Readonly<Record<string, string>> = { 'Clear-Site-Data': '"cache"' };
