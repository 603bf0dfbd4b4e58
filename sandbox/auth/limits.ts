const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** A code lives this long; a newer one does not end it. */
export const CODE_LIFETIME_MS = 10 * MINUTE;
/** Wrong answers before a short lock. */
export const MAX_ATTEMPTS = 5;
/** How long a short lock lasts, in seconds. */
export const LOCKOUT_S = 15 * 60;
/** Codes that may be sent to one address and stay unverified within the window. */
export const MAX_UNVERIFIED_CODES = 5;
export const UNVERIFIED_WINDOW_MS = 15 * MINUTE;
/** Codes that can answer one request: its own and the one sent before it, because messages overtake each other. */
export const MAX_LIVE_CODES = 2;
/** Comparisons with a live code per account within a day, over all channels, before a stop of a day. */
export const MAX_GUESSES_PER_DAY = 100;
export const GUESS_WINDOW_MS = DAY;
export const HARD_STOP_MS = DAY;
/** How long a verified e-mail or mobile may wait to be saved. */
export const VERIFIED_CONTACT_LIFETIME_MS = 30 * MINUTE;

/** How many codes may be sent before money is spent on more; a deployment and tests may set their own. */
export interface SendLimits {
  /** Codes that one client address may have sent and left unverified within `UNVERIFIED_WINDOW_MS`. */
  readonly perCaller: number;
  /** SMS to the lender's own calling code within `COUNTRY_WINDOW_MS`. */
  readonly perHomeCountry: number;
  /** SMS to any other calling code within that window. */
  readonly perOtherCountry: number;
}
/** Generous to an office behind one address, and to a lender's peak hour; not to a seller of SMS traffic. */
export const SEND_LIMITS: SendLimits = { perCaller: 30, perHomeCountry: 2_000, perOtherCountry: 20 };
export const COUNTRY_WINDOW_MS = 60 * MINUTE;
