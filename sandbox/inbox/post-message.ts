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

/** Sends messages in two steps, so that a record of money is written with the money and leaves after it. */
export interface PostOffice {
  /** Writes a message to the outbox, inside the given transaction. */
  readonly record: (message: Message, within: Kysely<Database>) => Promise<void>;
  /** Sends an e-mail where a mail server is configured, without waiting for it. */
  readonly deliver: (message: Message) => void;
  /** Both. */
  readonly send: (message: Message) => Promise<void>;
}

/** A tenant's post office over the database's outbox. */
export const createPostOffice = (
  db: Kysely<Database>,
  tenant: string,
  now: () => number,
  sendMail: (message: Message) => void,
): PostOffice => {
  const record = async (message: Message, within: Kysely<Database>): Promise<void> => {
    await within
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
  };
  const deliver = (message: Message): void => {
    if (message.channel === 'EMAIL') sendMail(message);
  };
  return {
    record,
    deliver,
    send: async (message) => {
      await record(message, db);
      deliver(message);
    },
  };
};
