/** The value of a cookie of a request, read as nginx reads its `$cookie_` variables; undefined where the request has none. */
export const requestCookie = (headers: Headers, name: string): string | undefined =>
  new RegExp(`(?:^|[;,] *)${name} *= *([^;]*)`, 'i').exec(headers.get('cookie') ?? '')?.[1];
