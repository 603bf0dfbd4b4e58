import { setTimeout as wait } from 'node:timers/promises';
import { createMiddleware } from 'hono/factory';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { takeFaults } from './take-faults.ts';

/** Lets the head of an answer leave, which says that it is a fault's. */
const BREAKS_AFTER_MS = 25;

/** Marks an answer that a fault made, so that a reader does not take it for the platform's own. */
const FAULT_HEADER = 'X-Sandbox-Fault';

const headersOf = (kind: string) => ({ 'Content-Type': 'application/json', [FAULT_HEADER]: kind });

/** An answer whose connection breaks in its body. */
const dropped = (kind: string): Response => {
  let hasBegun = false;
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      if (!hasBegun) {
        hasBegun = true;
        controller.enqueue(new TextEncoder().encode('{'));
        return;
      }
      await wait(BREAKS_AFTER_MS);
      controller.error(new Error('A fault dropped this answer.'));
    },
  });
  // The server reads the start of a body to set its length, and answers itself where that fails; not of a chunked one.
  return new Response(body, { headers: { ...headersOf(kind), 'Transfer-Encoding': 'chunked' } });
};

const garbage = (): Response => new Response('{"items":[{"id":"\u0000', { headers: headersOf('GARBAGE') });

const failed = (status: number): Response =>
  new Response(JSON.stringify({ reason: 'Fault', message: 'A fault is switched on.', metadata: {} }), {
    status,
    headers: headersOf('STATUS'),
  });

/** Gives requests the trouble that is switched on for them. */
export const injectFaults = (db: Kysely<Database>, tenant: string) =>
  createMiddleware(async (c, next) => {
    const faults = await takeFaults(db, tenant, { method: c.req.method, path: c.req.path });
    for (const { latency_ms } of faults) {
      if (latency_ms !== null) await wait(latency_ms);
    }
    const has = (kind: string) => faults.find((fault) => fault.kind === kind);
    if (has('DROP_BEFORE')) return dropped('DROP_BEFORE');
    const status = has('STATUS')?.status;
    if (typeof status === 'number') return failed(status);
    if (has('GARBAGE')) return garbage();
    await next();
    if (has('DROP_AFTER')) {
      await c.res.body?.cancel();
      c.res = undefined;
      c.res = dropped('DROP_AFTER');
    }
    return undefined;
  });
