import type { BuyerId } from '../buyer/index.ts';
import { addMilliseconds, type Instant } from '../calendar/index.ts';
import { decodeToken } from './token-claims.ts';

/** A signed-in buyer's session (specification, section 3). */
export interface Session {
  readonly token: string;
  readonly tokenExpiresAt: Instant;
  readonly buyerId: BuyerId;
  /** When this browser received the token. Expiry is measured from here, so that a wrong clock does not sign anyone out. */
  readonly receivedAt: Instant;
  /** When the buyer signed in; not given while the token is still the first one, received then. */
  readonly startedAt?: Instant | undefined;
}

/** When a stored token stops being usable: `exp - iat` after it was received. Not given where it does not decode. */
export const expiryOf = (session: Session): Instant | undefined =>
  decodeToken(session.token).match(
    (claims) => addMilliseconds(session.receivedAt, (claims.expiresAt - claims.issuedAt) * 1000),
    () => undefined,
  );

/** Whether a stored token may still be used: it decodes, and less than `exp - iat` has passed since it was received. */
export const isUsable = (session: Session, now: Instant): boolean => {
  const expiry = expiryOf(session);
  return expiry !== undefined && now < expiry;
};

/** When a token was issued, by the platform's clock; 0 where it does not decode. */
const issuedAt = ({ token }: Session): number =>
  decodeToken(token).match(
    (claims) => claims.issuedAt,
    () => 0,
  );

/**
 * Whether a session's token was issued after another's; if within the same second, received after it. The device's clock
 * may have been set back between the two.
 */
export const isNewer = (session: Session, than: Session): boolean =>
  (issuedAt(session) - issuedAt(than) || session.receivedAt - than.receivedAt) > 0;
