/** The calls of a sign-in, limited per caller because they send or check codes. A regular expression for servers. */
export const SIGN_IN_PATHS = '^/api/auth/(?:send-code|login|buyer/verify-code)/?$';

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** A path as nginx compares it: decoded, slashes merged, dot segments resolved. A platform may normalise it the same way. */
const compared = (path: string): string => {
  const parts: string[] = [];
  for (const part of decoded(path).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
};

/** Whether a path is one of them, after normalisation. */
export const isSignInPath = (path: string): boolean => new RegExp(SIGN_IN_PATHS).test(compared(path));

/** Sign-in calls per minute and caller, unless an operator sets another limit. Many people may share an address. */
export const SIGN_IN_RATE = 60;
