import type { Transaction } from 'kysely';
import type { BuyerWire } from '../contract/buyer.ts';
import type { BuyerRow, Database } from '../database/schema.ts';
import type { Problem } from '../http/problem.ts';

/** A saved buyer, or why it was refused. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly buyer: BuyerWire }
  | { readonly kind: 'refused'; readonly problem: Problem<404 | 409 | 422> };

/** A refusal of a change to a buyer. */
export const refused = (status: 404 | 409 | 422, reason: string, message: string): SaveOutcome => ({
  kind: 'refused',
  problem: { status, reason, message },
});

/** A tenant's buyer, kept to this transaction until it ends. */
export const lockBuyer = (
  tx: Transaction<Database>,
  tenant: string,
  id: string,
): Promise<BuyerRow | undefined> =>
  tx
    .selectFrom('buyer')
    .selectAll()
    .where('id', '=', id)
    .where('tenant', '=', tenant)
    .forUpdate()
    .executeTakeFirst();
