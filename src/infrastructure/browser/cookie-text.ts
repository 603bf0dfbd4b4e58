/** The text by which a page sets a cookie for its whole site. It lasts for `seconds`, or else until the browser is closed. */
export const cookieText = (name: string, value: string, secure: boolean, seconds?: number): string =>
  `${name}=${encodeURIComponent(value)}; Path=/${seconds === undefined ? '' : `; Max-Age=${seconds}`}; SameSite=Lax${secure ? '; Secure' : ''}`;
