import type { GatewayMessages, GatewayReport } from '@member-portal/application/ports';
import { methodErrorOf, type PaymentMethodId } from '@member-portal/domain/payment-method';
import * as z from 'zod/mini';

const TYPES = ['ready', 'resize', 'completed', 'cancelled', 'failed', 'activity'] as const;

const messageSchema = z.object({
  source: z.string(),
  session: z.string(),
  type: z.enum(TYPES),
  paymentMethodId: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  error: z.optional(z.string()),
  height: z.optional(z.number().check(z.gte(0), z.lte(10_000))),
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

/** Reads what hosted pages post: from the origin of the session's page only, and of that session only. */
export const wireGatewayMessages: GatewayMessages = {
  read: (session, { origin, data }) => {
    if (!URL.canParse(session.url) || new URL(session.url).origin !== origin) return undefined;
    const message = z.safeParse(messageSchema, data);
    if (!message.success) return undefined;
    const isOwn = message.data.source === 'gateway' && message.data.session === session.id;
    return isOwn ? reportOf(message.data) : undefined;
  },
};
