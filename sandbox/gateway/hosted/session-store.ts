import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { GatewaySessionRequestWire, MethodError } from '../../contract/gateway-session.ts';
import type { Database, GatewaySessionRow } from '../../database/schema.ts';

/** A page can be used this long, milliseconds. */
const LIFETIME_MS = 30 * 60_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Opens a session; only the address of its page contains its secret. */
export const openSession = async (
  db: Kysely<Database>,
  tenant: string,
  request: GatewaySessionRequestWire,
  now: number,
): Promise<{ readonly id: string; readonly token: string }> => {
  const token = randomBytes(24).toString('base64url');
  const id = randomUUID();
  await db
    .insertInto('gateway_session')
    .values({
      id,
      token_hash: hashOf(token),
      tenant,
      buyer_id: request.buyerId,
      purpose: request.purpose,
      locale: request.locale,
      theme: request.theme,
      origin: request.origin,
      state: 'OPEN',
      bank: null,
      method_id: null,
      created_at: now,
      expires_at: now + LIFETIME_MS,
    })
    .execute();
  return { id, token };
};

/** Runs a step of an address's session under a lock; undefined where there is none or it is too old. */
export const inSession = <T>(
  db: Kysely<Database>,
  token: string,
  now: number,
  step: (tx: Transaction<Database>, session: GatewaySessionRow) => Promise<T>,
): Promise<T | undefined> =>
  db.transaction().execute(async (tx) => {
    const session = await tx
      .selectFrom('gateway_session')
      .selectAll()
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', now)
      .forUpdate()
      .executeTakeFirst();
    return session && step(tx, session);
  });

/** Changes what a session has come to. */
export const changeSession = async (
  tx: Transaction<Database>,
  session: GatewaySessionRow,
  change: Partial<Pick<GatewaySessionRow, 'state' | 'bank' | 'method_id'>>,
): Promise<GatewaySessionRow> => {
  await tx.updateTable('gateway_session').set(change).where('id', '=', session.id).execute();
  return { ...session, ...change };
};

/** A method to store: its displayed fields, and the number, of which only a fingerprint is stored. */
export interface NewMethod {
  readonly type: 'DEBIT_CARD' | 'CREDIT_CARD' | 'BANK_ACCOUNT';
  readonly brand?: string;
  readonly bankName?: string;
  readonly last4: string;
  readonly expires?: string;
  readonly holder: string;
  readonly declines?: boolean;
  readonly returnsWith?: string;
  readonly digits: string;
}

/** Keeps a method for the session's buyer and completes the session; the same number twice is refused. */
export const keepMethod = async (
  tx: Transaction<Database>,
  session: GatewaySessionRow,
  method: NewMethod,
  key: Uint8Array,
  now: number,
): Promise<{ readonly session: GatewaySessionRow } | { readonly error: MethodError }> => {
  const { tenant, buyer_id } = session;
  const fingerprint = createHmac('sha256', key).update(`${buyer_id}:${method.digits}`).digest('hex');
  // Two pages of one buyer must not both add the same number.
  await tx.selectFrom('buyer').select('id').where('id', '=', buyer_id).forUpdate().execute();
  const known = await tx
    .selectFrom('payment_method')
    .select('id')
    .where('buyer_id', '=', buyer_id)
    .where('fingerprint', '=', fingerprint)
    .where('status', '!=', 'DELETED')
    .executeTakeFirst();
  if (known) return { error: method.type === 'BANK_ACCOUNT' ? 'duplicateBankAccount' : 'duplicateCard' };
  const id = randomUUID();
  await tx
    .insertInto('payment_method')
    .values({
      id,
      tenant,
      buyer_id,
      type: method.type,
      status: 'ACCEPTED',
      brand: method.brand ?? null,
      bank_name: method.bankName ?? null,
      last4: method.last4,
      expires: method.expires ?? null,
      holder: method.holder,
      added_at: now,
      declines: method.declines ?? false,
      returns_with: method.returnsWith ?? null,
      fingerprint,
    })
    .execute();
  return { session: await changeSession(tx, session, { state: 'COMPLETED', method_id: id }) };
};
