import { setTimeout as wait } from 'node:timers/promises';
import { createMiddleware } from 'hono/factory';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { takeFaults } from './fault-store.ts';

/** Long enough for the head of an answer to have left: a server would put an answer of its own before that. */
const BREAKS_AFTER_MS = 25;

/** An answer whose connection breaks in its body. */
const dropped = (): Response => {
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
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
};

const garbage = (): Response =>
  new Response('{"items":[{"id":"\u0000', { headers: { 'Content-Type': 'application/json' } });

const failed = (status: number): Response =>
  new Response(JSON.stringify({ reason: 'Fault', message: 'A fault is switched on.', metadata: {} }), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });

/** Gives requests the trouble that is switched on for them. */
export const injectFaults = (db: Kysely<Database>, tenant: string) =>
  createMiddleware(async (c, next) => {
    const faults = await takeFaults(db, tenant, { method: c.req.method, path: c.req.path });
    for (const { latency_ms } of faults) {
      if (latency_ms !== null) await wait(latency_ms);
    }
    const has = (kind: string) => faults.find((fault) => fault.kind === kind);
    if (has('DROP_BEFORE')) return dropped();
    const status = has('STATUS')?.status;
    if (typeof status === 'number') return failed(status);
    if (has('GARBAGE')) return garbage();
    await next();
    if (has('DROP_AFTER')) {
      await c.res.body?.cancel();
      c.res = undefined;
      c.res = dropped();
    }
    return undefined;
  });
