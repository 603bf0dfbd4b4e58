import type { BuyerId } from '@member-portal/domain/buyer';
import { type Instant, instant } from '@member-portal/domain/calendar';
import { decodeToken, type InvalidToken, type Session } from '@member-portal/domain/session';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { wireId, wireInstant, wireOptional } from '../http/wire.ts';

/** The answer to the exchange of a code. */
export const wireSessionSchema = z.object({
  token: z.string(),
  tokenExpiresAt: wireInstant,
  buyerID: wireId,
});

/** The answer to a refresh. The specification, section 7, can be read in two ways; platforms use both. */
export const wireRefreshSchema = z
  .object({
    token: wireOptional(z.string()),
    tokenExpiresAt: wireOptional(wireInstant),
    jwt: wireOptional(z.string()),
  })
  .check(
    z.refine(
      ({ token, tokenExpiresAt, jwt }) => jwt !== undefined || (token !== undefined && tokenExpiresAt),
      {
        path: ['token'],
      },
    ),
  );

/** Why an answer is not a valid session; `path` names the field at fault. */
export type SessionFailure =
  | (InvalidToken & { readonly path: string })
  | {
      readonly kind: 'unexpected-response';
      readonly path: string;
      /** The claim that contradicts the tenant or the answer, or cannot be read. */
      readonly claim: 'tenant' | 'buyerID' | 'exp';
    };

const unexpected = (path: string, claim: 'tenant' | 'buyerID' | 'exp'): Result<never, SessionFailure> =>
  err({ kind: 'unexpected-response', path, claim });

/**
 * Reads a session from its token, which must decode and belong to this tenant. The buyer comes from the token's claim; an
 * answer that names another buyer is refused.
 */
export const toSession = (
  answer: { readonly token: string; readonly tokenExpiresAt?: Instant; readonly buyerID?: string },
  receivedAt: Instant,
  tenant: string,
  path = 'token',
): Result<Session, SessionFailure> => {
  const { token, tokenExpiresAt, buyerID } = answer;
  const decoded = decodeToken(token);
  if (decoded.isErr()) return err({ ...decoded.error, path });
  const claims = decoded.value;
  if (claims.tenant !== undefined && claims.tenant !== tenant) return unexpected(path, 'tenant');
  if (buyerID !== undefined && buyerID !== claims.buyerId) return unexpected('buyerID', 'buyerID');
  const expiry = tokenExpiresAt === undefined ? instant(claims.expiresAt * 1000) : ok(tokenExpiresAt);
  if (expiry.isErr()) return unexpected(path, 'exp');
  return ok({ token, tokenExpiresAt: expiry.value, buyerId: claims.buyerId as BuyerId, receivedAt });
};
