/**
 * Represents an empty body under a status other than 204. A 204 reads as undefined: for a flag the two differ
 * (specification, section 8: feature flags).
 */
export const EMPTY_BODY = Symbol('empty body');
