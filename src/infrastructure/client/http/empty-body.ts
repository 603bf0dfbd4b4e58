/**
 * Represents an empty body with a status other than 204, which reads as undefined. For a flag the two differ
 * (specification, section 8: feature flags).
 */
export const EMPTY_BODY = Symbol('empty body');
