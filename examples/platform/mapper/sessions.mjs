import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Problem } from './core.mjs';

const LIFETIME_S = 20 * 60;
const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Maps tokens of the contract to keys of the core. The key stays here: a signed token only refers to it. */
export const createSessions = (tenant, secret = randomBytes(32)) => {
  const keys = new Map();
  const signatureOf = (head) => createHmac('sha256', secret).update(head).digest();

  const issue = (session) => {
    const iat = Math.floor(Date.now() / 1000);
    const claims = { buyerID: keys.get(session).buyerId, tenant, iat, exp: iat + LIFETIME_S, sid: session };
    const head = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
    const token = `${head}.${signatureOf(head).toString('base64url')}`;
    return { token, tokenExpiresAt: new Date(claims.exp * 1000).toISOString(), buyerID: claims.buyerID };
  };

  return {
    begin: (key, buyerId) => {
      const session = randomBytes(16).toString('hex');
      keys.set(session, { key, buyerId });
      return issue(session);
    },
    refresh: ({ session }) => issue(session),
    /** The caller, from the Authorization header; throws 401 unless it is a valid token of this mapper. */
    callerOf: (header = '') => {
      const [head = '', payload = '', signature = ''] = header.replace(/^Bearer /, '').split('.');
      const given = Buffer.from(signature, 'base64url');
      const right = signatureOf(`${head}.${payload}`);
      if (given.length !== right.length || !timingSafeEqual(given, right))
        throw new Problem(401, 'Unauthenticated');
      const { sid, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString());
      const known = keys.get(sid);
      if (!known || exp * 1000 < Date.now()) throw new Problem(401, 'Unauthenticated');
      return { ...known, session: sid };
    },
  };
};
