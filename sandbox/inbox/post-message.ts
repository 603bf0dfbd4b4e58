import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** A message to one person. A code in it is also kept apart, for tests and for the inbox to show large. */
export interface Message {
  readonly channel: 'SMS' | 'EMAIL';
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly code?: string;
}

/** Puts a message into the outbox, and on the wire where a mail server is configured. */
export type Post = (message: Message) => Promise<void>;

/** Writes messages into the database's outbox; `deliver` sends e-mails on and must not throw. */
export const createPost =
  (
    db: Kysely<Database>,
    tenant: string,
    now: () => number,
    deliver: (message: Message) => Promise<void>,
  ): Post =>
  async (message) => {
    await db
      .insertInto('outbox')
      .values({
        id: randomUUID(),
        tenant,
        channel: message.channel,
        recipient: message.to,
        subject: message.subject,
        body: message.body,
        code: message.code ?? null,
        created_at: now(),
      })
      .execute();
    if (message.channel === 'EMAIL') await deliver(message);
  };
