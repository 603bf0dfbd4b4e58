/** The text that sets a cookie for the whole site. It expires after `seconds`, or when the browser is closed. */
export const cookieText = (name: string, value: string, secure: boolean, seconds?: number): string =>
  `${name}=${encodeURIComponent(value)}; Path=/${seconds === undefined ? '' : `; Max-Age=${seconds}`}; SameSite=Lax${secure ? '; Secure' : ''}`;
