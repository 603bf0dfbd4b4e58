import { randomUUID } from 'node:crypto';
import { html } from 'hono/html';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/schema.ts';
import { fingerprintOf } from '../payments/idempotency.ts';
import type { Markup } from './desk-page.ts';

/** How long a form may lie open and be sent twice, milliseconds. */
const KEPT_MS = 7 * 86_400_000;

/** Field of a form that moves money or time: a unique id, new each time its page is shown. */
export const pressField = (): Markup => html`<input type="hidden" name="press" value="${randomUUID()}">`;

/** The name of the form that was sent. */
export const pressSchema = z.object({ press: z.uuid() });

/**
 * Records that a form was sent; false where it has been sent before with the same content. Within the transaction of its
 * action, a concurrent second one waits for the first, and finds it done or, where that failed, does it.
 */
export const pressOnce = async (
  db: Kysely<Database>,
  tenant: string,
  press: string,
  content: unknown,
): Promise<boolean> => {
  // The machine's time: a button may move the platform's by a month, and must not let itself be forgotten by that.
  const now = Date.now();
  await db
    .deleteFrom('desk_press')
    .where('tenant', '=', tenant)
    .where('at', '<', now - KEPT_MS)
    .execute();
  const noted = await db
    .insertInto('desk_press')
    .values({ tenant, key: fingerprintOf(press, content), at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return noted !== undefined;
};
