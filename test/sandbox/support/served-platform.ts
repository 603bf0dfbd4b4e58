import { randomUUID } from 'node:crypto';
import { createAdaptorServer } from '@hono/node-server';
import type { Kysely } from 'kysely';
import type { Credentials } from '../../../conformance/credentials.ts';
import { createKit } from '../../../conformance/index.ts';
import type { Kit, Target } from '../../../conformance/kit.ts';
import type { Database } from '../../../sandbox/database/schema.ts';
import { createPlatform, demoTenants } from '../../../sandbox/index.ts';
import { closeLocally, listenLocally } from '../../support/local-server.ts';
import { ownDatabase } from './own-database.ts';

type Handle = (request: Request) => Response | Promise<Response>;

/** Changes what one side of the platform does with a request. */
export type Mutation = (request: Request, handle: Handle, side: 'platform' | 'gateway') => Promise<Response>;

const TENANT = 'northwind';

/** A Wednesday morning in New York, eleven days before its clocks go forward. */
const START = Date.parse('2026-02-25T15:00:00Z');

/** The sandbox behind real sockets, as a platform unknown to the kit. */
export interface ServedPlatform {
  /** A kit that knows only what its command's options say about the platform. */
  readonly kit: (target?: Partial<Target>) => Promise<Kit>;
  readonly target: Target;
  readonly credentials: () => Promise<Credentials>;
  readonly db: Kysely<Database>;
  /** The newest code sent to an email address or mobile number. */
  readonly newestCode: (recipient: string) => Promise<string | undefined>;
  /** Makes the platform do something else until it is called again; without a mutation it is as it was. */
  readonly mutate: (mutation?: Mutation) => void;
  readonly close: () => Promise<void>;
}

const listen = async (handle: Handle) => {
  const server = createAdaptorServer({ fetch: handle });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => closeLocally(server),
  };
};

export const servePlatform = async ({
  origins = [],
  start = START,
}: {
  /** Origins of pages that may call the gateway, beside the platform's own. */
  readonly origins?: readonly string[];
  /** What time it is at the beginning, epoch milliseconds. */
  readonly start?: number;
} = {}): Promise<ServedPlatform> => {
  const database = await ownDatabase();
  const { db } = database;
  let mutation: Mutation | undefined;
  const through =
    (side: 'platform' | 'gateway', handle: Handle): Handle =>
    (request) =>
      mutation ? mutation(request, handle, side) : handle(request);
  const api = await listen(through('platform', (request) => platform.api(TENANT).fetch(request)));
  const started = Date.now();
  const platform = await createPlatform({
    database,
    clock: () => start + Date.now() - started,
    hasControl: true,
    // The gateway admits pages of this origin alone.
    tenants: demoTenants.map((tenant) => ({ ...tenant, origins: [api.url, ...origins] })),
    log: () => undefined,
    refuseDuplicates: false,
  });
  const gateway = await listen(through('gateway', (request) => platform.gateway.fetch(request)));
  const newestCode = async (recipient: string): Promise<string | undefined> => {
    const row = await db
      .selectFrom('outbox')
      .select('code')
      .where('recipient', '=', recipient)
      .where('code', 'is not', null)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    return row?.code ?? undefined;
  };
  const inbox = await listen(
    async (request) =>
      new Response((await newestCode(new URL(request.url).searchParams.get('to') ?? '')) ?? ''),
  );
  const buyerNamed = (name: string) =>
    db
      .selectFrom('buyer')
      .select(['id', 'email'])
      .where('tenant', '=', TENANT)
      .where('given_name', '=', name)
      .executeTakeFirstOrThrow();
  const personNamed = async (name: string) => {
    const { email } = await buyerNamed(name);
    return { email };
  };
  /** A method that a kit may remove; added where the last kit has done so. */
  const removableMethod = async (): Promise<string> => {
    const last4 = '0909';
    const { id: buyer_id } = await buyerNamed('Avery');
    const there = await db
      .selectFrom('payment_method')
      .select('id')
      .where('buyer_id', '=', buyer_id)
      .where('last4', '=', last4)
      .where('status', '!=', 'DELETED')
      .executeTakeFirst();
    if (there) return last4;
    const card = { type: 'DEBIT_CARD', brand: 'Visa', bank_name: null, last4, expires: '2031-12' } as const;
    await db
      .insertInto('payment_method')
      .values({
        ...card,
        id: `pm-${randomUUID()}`,
        tenant: TENANT,
        buyer_id,
        status: 'ACCEPTED',
        holder: 'Avery Stone',
        added_at: start,
        declines: false,
      })
      .execute();
    return last4;
  };
  const target: Target = {
    api: api.url,
    gateway: gateway.url,
    portalOrigin: api.url,
    sandboxClock: `${api.url}/sandbox/control/clock`,
  };
  const credentials = async (): Promise<Credentials> => ({
    appId: `${TENANT}-member-portal`,
    tenant: TENANT,
    authLogout: true,
    codes: { url: `${inbox.url}/?to={address}` },
    person: await personNamed('Avery'),
    other: await personNamed('Blake'),
    locked: await personNamed('Casey'),
    removableMethod: await removableMethod(),
  });
  return {
    db,
    newestCode,
    mutate: (next) => {
      mutation = next;
    },
    target,
    credentials,
    kit: async (changed = {}) => createKit({ ...target, ...changed }, await credentials()),
    close: async () => {
      await Promise.all([api.close(), gateway.close(), inbox.close()]);
      await platform.close();
    },
  };
};
