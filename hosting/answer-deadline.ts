/**
 * How long a platform may take to begin its answer to a call that a host passes on, and to continue it. The portal itself gives up
 * sooner, after 30 s for a call that moves money.
 */
export const ANSWER_WITHIN_MS = 60_000;
