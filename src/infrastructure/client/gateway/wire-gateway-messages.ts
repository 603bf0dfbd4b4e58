import type { GatewayMessages, GatewayReport, Log } from '@member-portal/application/ports';
import { methodErrorOf, type PaymentMethodId } from '@member-portal/domain/payment-method';
import * as z from 'zod/mini';
import { wireOptional } from '../http/wire.ts';

const TYPES = ['ready', 'resize', 'completed', 'cancelled', 'failed', 'activity'] as const;

const messageSchema = z.object({
  type: z.enum(TYPES),
  paymentMethodId: wireOptional(z.string().check(z.minLength(1), z.maxLength(200))),
  error: wireOptional(z.string()),
  height: wireOptional(z.number().check(z.gte(0), z.lte(10_000))),
});

const reportOf = (message: z.output<typeof messageSchema>): GatewayReport | undefined => {
  const { type, paymentMethodId, error, height } = message;
  switch (type) {
    case 'resize':
      return height === undefined ? undefined : { kind: 'resize', height };
    case 'completed':
      return paymentMethodId === undefined
        ? undefined
        : { kind: 'completed', methodId: paymentMethodId as PaymentMethodId };
    case 'failed':
      return { kind: 'failed', error: methodErrorOf(error) };
    case 'ready':
    case 'activity':
    case 'cancelled':
      return { kind: type };
  }
};

const envelopeSchema = z.object({ source: z.string(), session: z.string() });

/**
 * Reads messages posted by hosted pages, only from the origin and the session of the open page. A message of that session
 * that cannot be read is logged by its path; other messages are not.
 * @example
 * import { createWireGatewayMessages } from '@member-portal/client/gateway';
 * import type { GatewaySession, Log } from '@member-portal/application/ports';
 * declare const log: Log;
 * declare const session: GatewaySession;
 * const messages = createWireGatewayMessages(log);
 * const report = messages.read(session, { origin: 'https://gateway.example', data: { type: 'ready' } });
 */
export const createWireGatewayMessages = (log: Log): GatewayMessages => ({
  read: (session, { origin, data }) => {
    if (!URL.canParse(session.url) || new URL(session.url).origin !== origin) return undefined;
    const envelope = z.safeParse(envelopeSchema, data);
    if (envelope.data?.source !== 'gateway' || envelope.data.session !== session.id) return undefined;
    const message = z.safeParse(messageSchema, data);
    const report = message.success ? reportOf(message.data) : undefined;
    if (!report) {
      const path = message.error?.issues[0]?.path.join('.') ?? 'type';
      log.write('warn', 'unknown value', { route: 'postMessage', path });
    }
    return report;
  },
});
