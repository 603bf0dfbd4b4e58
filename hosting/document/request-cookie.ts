/** The value of a request's cookie; undefined where it has none. Read as nginx reads `$cookie_` variables, so that both choose alike. */
export const requestCookie = (headers: Headers, name: string): string | undefined =>
  new RegExp(`(?:^|[;,] *)${name} *= *([^;]*)`, 'i').exec(headers.get('cookie') ?? '')?.[1];
