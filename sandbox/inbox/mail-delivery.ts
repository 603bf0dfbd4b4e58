import { createTransport } from 'nodemailer';
import type { Log } from '../http/log-entry.ts';
import type { Message } from './post-message.ts';

/** Sends e-mails on their way without anybody waiting for them. */
export interface MailDelivery {
  /** Never rejects: a message is in the outbox already, so a failure is logged and nothing else. */
  readonly deliver: (message: Message) => void;
  /** Waits for what is in progress. */
  readonly close: () => Promise<void>;
}

/** A mail server that does not answer is given up on after this long, milliseconds. */
const TIMEOUT_MS = 5_000;

/** E-mails over SMTP. */
export const smtpDelivery = (
  smtpUrl: string,
  tenant: { readonly id: string; readonly name: string },
  log: Log,
): MailDelivery => {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const pending = new Set<Promise<void>>();
  const send = async (message: Message): Promise<void> => {
    try {
      await transport.sendMail({
        from: { name: tenant.name, address: `no-reply@${tenant.id}.example` },
        to: message.to,
        subject: message.subject,
        text: message.body,
      });
    } catch (error) {
      log({
        event: 'mail-failed',
        tenant: tenant.id,
        error: error instanceof Error ? error.name : 'unknown',
      });
    }
  };
  return {
    deliver: (message) => {
      const sending = send(message).finally(() => pending.delete(sending));
      pending.add(sending);
    },
    close: async () => {
      await Promise.all(pending);
      transport.close();
    },
  };
};
