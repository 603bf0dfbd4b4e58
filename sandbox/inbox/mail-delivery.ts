import { createTransport } from 'nodemailer';
import type { Log } from '../http/log-entry.ts';
import type { Message } from './post-message.ts';

/** Sends e-mails over SMTP. A message is in the outbox already, so a failure is logged and nothing else. */
export const smtpDelivery = (
  smtpUrl: string,
  tenant: { readonly id: string; readonly name: string },
  log: Log,
) => {
  const transport = createTransport(smtpUrl);
  const deliver = async (message: Message): Promise<void> => {
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
  return { deliver, close: () => transport.close() };
};
