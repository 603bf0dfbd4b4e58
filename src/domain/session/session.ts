import type { BuyerId } from '../buyer/index.ts';
import { addMilliseconds, type Instant } from '../calendar/index.ts';
import { decodeToken } from './token-claims.ts';

/** A signed-in buyer's session (specification, section 3). */
export interface Session {
  readonly token: string;
  readonly tokenExpiresAt: Instant;
  readonly buyerId: BuyerId;
  /** When this browser received the token; expiry is judged from here, so that a wrong clock does not sign anyone out. */
  readonly receivedAt: Instant;
}

/** Whether a stored token may still be used: it decodes, and has not lived out `exp - iat` since it was received. */
export const isUsable = (session: Session, now: Instant): boolean =>
  decodeToken(session.token).match(
    (claims) => now < addMilliseconds(session.receivedAt, (claims.expiresAt - claims.issuedAt) * 1000),
    () => false,
  );
