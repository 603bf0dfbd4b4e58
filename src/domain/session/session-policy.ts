const MINUTE_MS = 60_000;

/** Session policy (specification, section 9), in milliseconds unless a name says otherwise. */
export const SESSION_POLICY = {
  maximumLength: 3 * 60 * MINUTE_MS,
  refreshInterval: 15 * MINUTE_MS,
  maximumRefreshes: 12,
  idleAfter: 7.5 * MINUTE_MS,
  activityThrottle: 1000,
  /** How long before the tick that ends an idle session the buyer is prompted (WCAG 2.2.1). */
  promptAhead: 2 * MINUTE_MS,
  /** How long before an end that cannot be postponed the buyer is warned. */
  endAnnouncedAhead: 5 * MINUTE_MS,
  /** Delay before a failed refresh is retried; a token expires only minutes after its tick. */
  refreshRetryAfter: 30_000,
} as const;
