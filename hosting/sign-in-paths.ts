/** The calls of a sign-in, which are limited per caller: they send codes and guess at them. Written as servers match paths. */
export const SIGN_IN_PATHS = '^/api/auth/(?:send-code|login|buyer/verify-code)/?$';

/** Whether a path is one of them. */
export const isSignInPath = (path: string): boolean => new RegExp(SIGN_IN_PATHS).test(path);

/** Sign-in calls per minute and caller, unless an operator says otherwise. Many people may share an address. */
export const SIGN_IN_RATE = 60;
