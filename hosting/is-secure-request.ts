/** Whether the visitor's address is https, which a proxy may have terminated; of several schemes the outermost comes first. */
export const isSecureRequest = (request: Request): boolean =>
  /^https\b/.test(request.headers.get('x-forwarded-proto') ?? new URL(request.url).protocol);
