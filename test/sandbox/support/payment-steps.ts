import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  type AgreementWire,
  agreementListSchema,
  agreementSchema,
} from '../../../sandbox/contract/agreement.ts';
import { documentSchema } from '../../../sandbox/contract/document.ts';
import { type PaymentMethodWire, paymentMethodListSchema } from '../../../sandbox/contract/payment-method.ts';
import type { Answer, Client } from './client.ts';

const AGREEMENTS = '/api/servicing/payment-agreement';

export const agreementsOf = async (client: Client, query = '') =>
  (await client.expect(agreementListSchema, 'GET', `${AGREEMENTS}${query}`)).items;

/** A buyer's loan at a merchant, in full. */
export const loanAt = async (client: Client, merchant: string): Promise<AgreementWire> => {
  const found = (await agreementsOf(client)).find((item) => item.merchant.name === merchant);
  if (!found) throw new Error(`No loan at ${merchant}.`);
  return readLoan(client, found.id);
};

export const readLoan = (client: Client, id: string): Promise<AgreementWire> =>
  client.expect(agreementSchema, 'GET', `${AGREEMENTS}/${id}`);

export const methodsOf = async (client: Client): Promise<readonly PaymentMethodWire[]> => {
  const { body } = await client.gateway('GET', '/v1/payment-methods');
  return paymentMethodListSchema.parse(body).items;
};

export const methodOf = async (
  client: Client,
  type: PaymentMethodWire['type'],
): Promise<PaymentMethodWire> => {
  const method = (await methodsOf(client)).find((candidate) => candidate.type === type);
  if (!method) throw new Error(`No ${type}.`);
  return method;
};

export const prepare = (client: Client, loanId: string, tag: string, parameters: object = {}) =>
  client.expect(documentSchema, 'POST', `/api/disclosure/payment-agreement/${loanId}`, {
    body: { tag, locale: 'en-us', format: 'embedded', parameters },
  });

/** The parameters of the authorisation of an enrolment. */
export const namedByEnrolment = ({
  paymentMethodId,
  amountType,
  amount,
  startOn,
  preNotificationWaived,
}: {
  readonly paymentMethodId: string;
  readonly amountType: string;
  readonly amount?: { readonly amount: number; readonly currency: string } | undefined;
  readonly startOn: string;
  readonly preNotificationWaived?: boolean | undefined;
}): object => ({ paymentMethodId, amountType, startOn, ...amount, preNotificationWaived });

/** What a payment asks for; the rest has ordinary values. */
export interface Order {
  readonly cents: number;
  readonly payOn: string;
  readonly methodId: string;
  readonly amountType?: string;
  readonly flow?: 'MAKE_PAYMENT' | 'PAY_OFF';
  readonly payoffQuoteId?: string;
  readonly currency?: 'USD' | 'CAD';
  readonly documentId?: string;
  readonly acceptedAt?: string;
}

export const paymentBody = async (client: Client, loanId: string, order: Order) => {
  const { cents, payOn, methodId, currency = 'USD' } = order;
  const parameters = { amount: cents, currency, payOn, paymentMethodId: methodId };
  const documentId = order.documentId ?? (await prepare(client, loanId, 'one-time', parameters)).id;
  return {
    kind: 'ONETIME',
    channel: 'WEB',
    flow: order.flow ?? 'MAKE_PAYMENT',
    amountType: order.amountType ?? 'OTHER',
    amount: { amount: cents, currency },
    paymentMethodId: methodId,
    payOn,
    ...(order.payoffQuoteId === undefined ? {} : { payoffQuoteId: order.payoffQuoteId }),
    disclosure: {
      type: 'ONE_TIME_PAYMENT',
      documentId,
      acceptedAt: order.acceptedAt ?? '2026-03-11T16:00:00.000Z',
    },
  };
};

/** Prepares the authorisation and asks for the payment. */
export const pay = async (
  client: Client,
  loanId: string,
  order: Order,
  key: string = randomUUID(),
): Promise<Answer> =>
  client.call('POST', `${AGREEMENTS}/${loanId}/payment`, {
    headers: { 'idempotency-key': key },
    body: await paymentBody(client, loanId, order),
  });

const reasonSchema = z.object({
  reason: z.string(),
  message: z.string(),
  metadata: z.record(z.string(), z.unknown()),
});

/** Status and reason of a refusal. */
export const refusalOf = ({ status, body }: Answer): readonly [number, string] => [
  status,
  reasonSchema.parse(body).reason,
];
