import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { CodeRequestRow, Database } from '../database/schema.ts';
import { hashOfCode } from './compare-code.ts';
import { lockGuard } from './guess-guard.ts';
import { CODE_LIFETIME_MS, MAX_UNVERIFIED_CODES, type SendLimits, UNVERIFIED_WINDOW_MS } from './limits.ts';
import { type Sending, sendingPausedUntil, sendKeys } from './send-budget.ts';
import { smsDestination } from './sms-destination.ts';

/** Where a code goes and what it is for. */
export interface CodePurpose {
  readonly tenant: string;
  readonly purpose: 'LOGIN' | 'CONTACT_CHANGE';
  /** The requesting buyer; known only for a contact change. */
  readonly buyerId: string | undefined;
  readonly channel: 'SMS' | 'EMAIL';
  readonly address: string;
  /** Network of the client that asks (`callerNetwork`); undefined within this process, which has no limit per caller. */
  readonly caller?: string | undefined;
}

/** A new reference and its code, or the time until which no more are sent (epoch milliseconds). */
export type CodeCreated =
  | { readonly kind: 'created'; readonly reference: string; readonly code: string }
  | { readonly kind: 'too-many'; readonly lockedUntil: number }
  /** No code is sent to such a number. */
  | { readonly kind: 'destination-refused' };

/** The form in which an address is stored and compared. */
export const normalAddress = (channel: 'SMS' | 'EMAIL', address: string): string =>
  channel === 'EMAIL' ? address.trim().toLowerCase() : address;

/** The key under which everything about an address is counted; the address itself is not in it. */
export const addressKey = ({
  tenant,
  channel,
  address,
}: Pick<CodePurpose, 'tenant' | 'channel' | 'address'>): string =>
  `${tenant}:address:${createHash('sha256').update(`${channel}:${address}`).digest('hex')}`;

/** Creates a code for an address, whether or not anybody is known by it, unless a limit on sending is reached. */
export const createCode = (
  db: Kysely<Database>,
  wanted: CodePurpose,
  now: number,
  limits: SendLimits,
): Promise<CodeCreated> =>
  db.transaction().execute(async (tx) => {
    const { buyerId, tenant } = wanted;
    const destination = wanted.channel === 'SMS' ? smsDestination(wanted.address) : undefined;
    if (destination?.kind === 'refused') return { kind: 'destination-refused' };
    const sending: Sending = {
      tenant,
      caller:
        wanted.caller === undefined
          ? null
          : createHash('sha256').update(`${tenant}:${wanted.caller}`).digest('hex'),
      country: destination?.country ?? null,
    };
    const asker = buyerId === undefined ? [] : [`send:${tenant}:buyer:${buyerId}`];
    await lockGuard(tx, [`send:${addressKey(wanted)}`, ...asker, ...sendKeys(sending)], now);
    const pausedUntil = await sendingPausedUntil(tx, sending, limits, now);
    if (pausedUntil !== undefined) return { kind: 'too-many', lockedUntil: pausedUntil };
    const recent = await tx
      .selectFrom('code_request')
      .select('created_at')
      .where('tenant', '=', wanted.tenant)
      .where((eb) =>
        eb.or([
          eb.and({ address: wanted.address, channel: wanted.channel }),
          // A signed-in buyer may not have codes sent to one address after another either.
          ...(buyerId === undefined ? [] : [eb('buyer_id', '=', buyerId)]),
        ]),
      )
      .where('used_at', 'is', null)
      .where('created_at', '>', now - UNVERIFIED_WINDOW_MS)
      .orderBy('created_at', 'desc')
      .limit(MAX_UNVERIFIED_CODES)
      .execute();
    const oldest = recent[MAX_UNVERIFIED_CODES - 1];
    if (oldest) return { kind: 'too-many', lockedUntil: oldest.created_at + UNVERIFIED_WINDOW_MS };

    const reference = randomBytes(24).toString('base64url');
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
    await tx
      .insertInto('code_request')
      .values({
        id: reference,
        tenant: wanted.tenant,
        purpose: wanted.purpose,
        buyer_id: wanted.buyerId ?? null,
        channel: wanted.channel,
        address: wanted.address,
        code_hash: hashOfCode(reference, code),
        created_at: now,
        expires_at: now + CODE_LIFETIME_MS,
        used_at: null,
        spent_at: null,
        caller: sending.caller,
        country: sending.country,
      })
      .execute();
    return { kind: 'created', reference, code };
  });

/** Ends every open code of the request's address and purpose: a code works once. */
export const useUp = async (
  tx: Transaction<Database>,
  request: CodeRequestRow,
  now: number,
): Promise<void> => {
  await tx
    .updateTable('code_request')
    .set({ used_at: now })
    .where('tenant', '=', request.tenant)
    .where('purpose', '=', request.purpose)
    .where('channel', '=', request.channel)
    .where('address', '=', request.address)
    .where('buyer_id', 'is not distinct from', request.buyer_id)
    .where('used_at', 'is', null)
    .execute();
};

/** The request behind a reference of this tenant. */
export const findRequest = (
  tx: Transaction<Database>,
  tenant: string,
  purpose: CodePurpose['purpose'],
  reference: string,
): Promise<CodeRequestRow | undefined> =>
  tx
    .selectFrom('code_request')
    .selectAll()
    .where('id', '=', reference)
    .where('tenant', '=', tenant)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
