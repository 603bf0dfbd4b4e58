/**
 * Stands for the body of an answer that has none although its status does not say so. A 204 says so, and reads as
 * undefined: for a flag the two differ (specification, section 8: feature flags).
 */
export const EMPTY_BODY = Symbol('empty body');
