import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** What a call was answered with: kept, so that the same call gets the same answer. */
export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** How a keyed call ended. */
export type KeyedOutcome =
  | { readonly kind: 'answered'; readonly answer: StoredAnswer }
  | { readonly kind: 'running' }
  | { readonly kind: 'reused' };

interface KeyedCall {
  readonly buyerId: string;
  readonly key: string;
  readonly fingerprint: string;
}

/** A claim whose process died is given to the next caller after this long. */
const ABANDONED_AFTER_MS = 30_000;

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, canonical(part)]));
};

/** A text that is the same for the same call: route, target and body, whatever the order of its fields. */
export const fingerprintOf = (...parts: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify(parts.map(canonical)))
    .digest('hex');

type Claim = { readonly kind: 'claimed'; readonly at: number } | KeyedOutcome;

const claim = async (db: Kysely<Database>, call: KeyedCall, now: number): Promise<Claim> => {
  const { buyerId, key, fingerprint } = call;
  const row = { buyer_id: buyerId, key, fingerprint, state: 'RUNNING' as const, started_at: now };
  const claimed = await db
    .insertInto('idempotency')
    .values({ ...row, status: null, answer: null })
    .onConflict((conflict) => conflict.columns(['buyer_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return { kind: 'claimed', at: now };
  const known = await db
    .selectFrom('idempotency')
    .selectAll()
    .where('buyer_id', '=', buyerId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!known) return { kind: 'running' };
  if (known.fingerprint !== fingerprint) return { kind: 'reused' };
  if (known.state === 'DONE') {
    const answer = { status: known.status ?? 200, body: known.answer };
    return { kind: 'answered', answer };
  }
  if (known.started_at > now - ABANDONED_AFTER_MS) return { kind: 'running' };
  const taken = await db
    .updateTable('idempotency')
    .set({ started_at: now })
    .where('buyer_id', '=', buyerId)
    .where('key', '=', key)
    .where('state', '=', 'RUNNING')
    .where('started_at', '=', known.started_at)
    .returning('key')
    .executeTakeFirst();
  return taken ? { kind: 'claimed', at: now } : { kind: 'running' };
};

/**
 * Runs work once per buyer and key. The work and its kept answer are one transaction: after a crash either both are
 * there or neither. Work that refuses writes nothing and its refusal is kept as well.
 */
export const runOnce = async (
  db: Kysely<Database>,
  call: KeyedCall,
  now: number,
  work: (tx: Transaction<Database>) => Promise<StoredAnswer>,
): Promise<KeyedOutcome> => {
  const claimed = await claim(db, call, now);
  if (claimed.kind !== 'claimed') return claimed;
  const mine = (tx: Kysely<Database>) => ({
    finish: (answer: StoredAnswer) =>
      tx
        .updateTable('idempotency')
        .set({ state: 'DONE', status: answer.status, answer: JSON.stringify(answer.body) })
        .where('buyer_id', '=', call.buyerId)
        .where('key', '=', call.key)
        .where('state', '=', 'RUNNING')
        .where('started_at', '=', claimed.at)
        .returning('key')
        .executeTakeFirst(),
    release: () =>
      tx
        .deleteFrom('idempotency')
        .where('buyer_id', '=', call.buyerId)
        .where('key', '=', call.key)
        .where('state', '=', 'RUNNING')
        .where('started_at', '=', claimed.at)
        .execute(),
  });
  try {
    const answer = await db.transaction().execute(async (tx) => {
      const made = await work(tx);
      // Somebody else took an abandoned claim over: nothing of this run may stay.
      if (!(await mine(tx).finish(made))) throw new Error('The claim on an idempotency key was lost.');
      return made;
    });
    return { kind: 'answered', answer };
  } catch (error) {
    await mine(db).release();
    throw error;
  }
};
