/** A cookie of the portal's own, as a page writes it: for the whole of its site, and for as long as the browser runs unless a number of seconds is given. */
export const cookieText = (name: string, value: string, secure: boolean, seconds?: number): string =>
  `${name}=${encodeURIComponent(value)}; Path=/${seconds === undefined ? '' : `; Max-Age=${seconds}`}; SameSite=Lax${secure ? '; Secure' : ''}`;
