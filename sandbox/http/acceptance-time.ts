const DAY_MS = 24 * 60 * 60 * 1000;

/** How far a caller's clock may be ahead of the platform's: a wrong time zone or date by one day, no more. */
const CLOCK_TOLERANCE_MS = DAY_MS;
/** The front end stamps login disclosures one day ahead of its own clock. */
const LOGIN_AHEAD_MS = DAY_MS;

/** Whether a document of an order can have been accepted at a moment; `acceptedAt` is RFC 3339, `now` epoch milliseconds. */
export const isAcceptanceTime = (acceptedAt: string, now: number): boolean =>
  Date.parse(acceptedAt) <= now + CLOCK_TOLERANCE_MS;

/** The same for a login disclosure. */
export const isLoginAcceptanceTime = (acceptedAt: string, now: number): boolean =>
  isAcceptanceTime(acceptedAt, now + LOGIN_AHEAD_MS);
