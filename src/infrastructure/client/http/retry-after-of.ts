/**
 * Seconds until a service accepts another call: `Retry-After` as a number, or as a date relative to the answer's own `Date`
 * (RFC 9110, section 10.2.3). Empty if it is absent or cannot be read.
 */
export const retryAfterOf = (headers: Headers): { readonly retryAfter?: number } => {
  const text = headers.get('retry-after')?.trim() ?? '';
  const seconds = /^\d{1,9}$/.test(text)
    ? Number(text)
    : Math.ceil((Date.parse(text) - Date.parse(headers.get('date') ?? '')) / 1000);
  return Number.isFinite(seconds) && seconds >= 0 ? { retryAfter: seconds } : {};
};
