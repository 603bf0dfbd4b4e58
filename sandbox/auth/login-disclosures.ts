import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Stores which documents a buyer accepted when requesting a code, and when. */
export const recordDisclosures = async (
  db: Kysely<Database>,
  reference: string,
  accepted: readonly { readonly type: string; readonly acceptedAt: string }[],
): Promise<void> => {
  if (accepted.length === 0) return;
  await db
    .insertInto('login_disclosure')
    .values(
      accepted.map(({ type, acceptedAt }) => ({
        id: randomUUID(),
        request_id: reference,
        type,
        accepted_at: Date.parse(acceptedAt),
      })),
    )
    .execute();
};
