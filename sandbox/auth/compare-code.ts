import { createHash, timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { CodeRequestRow, Database } from '../database/schema.ts';
import { MAX_LIVE_CODES } from './limits.ts';

/** The form in which a code is stored: bound to its request. */
export const hashOfCode = (reference: string, code: string): string =>
  createHash('sha256').update(`${reference}:${code}`).digest('hex');

/**
 * Compares a typed code with those that can answer a request: its own, and the newest live one sent before it to the same
 * address for the same purpose. Gives how many live codes it was compared with, because each is a chance to guess.
 */
export const compareCode = async (
  tx: Transaction<Database>,
  request: CodeRequestRow,
  code: string,
  now: number,
): Promise<{ readonly isRight: boolean; readonly codes: number }> => {
  const live = await tx
    .selectFrom('code_request')
    .select(['id', 'code_hash'])
    .where('tenant', '=', request.tenant)
    .where('purpose', '=', request.purpose)
    .where('channel', '=', request.channel)
    .where('address', '=', request.address)
    .where('buyer_id', 'is not distinct from', request.buyer_id)
    .where('created_at', '<=', request.created_at)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    // Two requests may share a millisecond; the request's own code comes first anyway.
    .orderBy((eb) => eb('id', '=', request.id), 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_LIVE_CODES)
    .execute();
  const isRight = live.some(({ id, code_hash }) =>
    timingSafeEqual(Buffer.from(hashOfCode(id, code)), Buffer.from(code_hash)),
  );
  return { isRight, codes: live.length };
};
