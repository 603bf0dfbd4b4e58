import type { Session } from '@member-portal/domain/session';
import { token } from '../services/index.ts';

/** Revokes a session on the platform, so that its tokens are refused afterwards. */
export interface SessionRevocation {
  /** Fire and forget: signing out does not wait for it. Does nothing if the platform has no such call. */
  revoke(session: Session): void;
}
export const SessionRevocation = token<SessionRevocation>('SessionRevocation');
