/** Whether the visitor's address is https, which a proxy in front may have ended; of several schemes the outermost stands first. */
export const isSecureRequest = (request: Request): boolean =>
  /^https\b/.test(request.headers.get('x-forwarded-proto') ?? new URL(request.url).protocol);
