import type { BuyerId } from '@member-portal/domain/buyer';
import { addMilliseconds, type Instant } from '@member-portal/domain/calendar';
import type { Session } from '@member-portal/domain/session';

export const AVERY = 'buyer-avery' as BuyerId;

const TOKEN_LIFETIME_S = 20 * 60;

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token like the platform's, except for the signature. */
export const aToken = (claims: Readonly<Record<string, unknown>>): string =>
  `${encoded({ alg: 'ES256', typ: 'JWT' })}.${encoded(claims)}.${encoded('signature')}`;

/** A session whose token was received at `at` and lives twenty minutes. */
export const aSession = (at: Instant, buyerId: BuyerId = AVERY, serial = 0): Session => {
  const iat = Math.floor(at / 1000);
  return {
    token: aToken({ buyerID: buyerId, iat, exp: iat + TOKEN_LIFETIME_S, tenant: 'northwind', serial }),
    tokenExpiresAt: addMilliseconds(at, TOKEN_LIFETIME_S * 1000),
    buyerId,
    receivedAt: at,
  };
};
