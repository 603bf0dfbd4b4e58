import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Caller } from '../http/api-app.ts';

/** A token lives this long, in seconds. */
const TOKEN_LIFETIME_S = 20 * 60;
/** A session cannot be refreshed beyond this age (specification, section 9: three hours). */
export const SESSION_LIMIT_MS = 3 * 60 * 60 * 1000;

const ALGORITHM = 'HS256';

/** A signed token and when it expires, epoch milliseconds. */
export interface IssuedToken {
  readonly token: string;
  readonly expiresAt: number;
}

/** Issues a token for a session that began at `caller.since`. */
export const issueToken = async (caller: Caller, key: Uint8Array, now: number): Promise<IssuedToken> => {
  const issuedAt = Math.floor(now / 1000);
  const expires = issuedAt + TOKEN_LIFETIME_S;
  const token = await new SignJWT({
    buyerID: caller.buyerId,
    tenant: caller.tenant,
    auth_time: Math.floor(caller.since / 1000),
    sid: caller.session ?? randomUUID(),
  })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(expires)
    .sign(key);
  return { token, expiresAt: expires * 1000 };
};

/** The caller that an Authorization header names; undefined for anything but a live token of this platform. */
export const readToken = async (
  header: string | undefined,
  key: Uint8Array,
  now: number,
): Promise<Caller | undefined> => {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(header ?? '')?.[1];
  if (token === undefined || token.length > 4096) return undefined;
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], currentDate: new Date(now) });
    const { buyerID, tenant, auth_time: since, sid } = payload;
    if (typeof buyerID !== 'string' || typeof tenant !== 'string' || typeof since !== 'number')
      return undefined;
    const session = typeof sid === 'string' ? sid : undefined;
    return { buyerId: buyerID, tenant, since: since * 1000, session };
  } catch {
    return undefined;
  }
};
