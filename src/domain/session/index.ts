export {
  type KeepAliveEffect,
  type KeepAliveEvent,
  type KeepAliveStep,
  keepAlive,
  nextLookAt,
  type SessionExpiry,
} from './keep-alive.ts';
export { expiryOf, isNewer, isUsable, type Session } from './session.ts';
export {
  type IdleState,
  idleStateOf,
  nextNoticeAt,
  noticeOf,
  type SessionNotice,
} from './session-notice.ts';
export { SESSION_POLICY } from './session-policy.ts';
export { beginSession, certainEndOf, isIdleAt, resumeSession, type SessionRecord } from './session-record.ts';
export { decodeToken, type InvalidToken, type TokenClaims } from './token-claims.ts';
