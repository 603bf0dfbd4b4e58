/** Whether the visitor uses https, which a proxy may have terminated. The header's first scheme is the outermost proxy's. */
export const isSecureRequest = (request: Request): boolean =>
  /^https\b/.test(request.headers.get('x-forwarded-proto') ?? new URL(request.url).protocol);
