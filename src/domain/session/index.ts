export { isUsable, type Session } from './session.ts';
export { SESSION_POLICY } from './session-policy.ts';
export { beginSession, certainEndOf, isIdleAt, type SessionRecord } from './session-record.ts';
export { decodeToken, type InvalidToken, type TokenClaims } from './token-claims.ts';
