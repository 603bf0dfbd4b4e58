import { randomUUID } from 'node:crypto';
import { buyerSchema } from '../../../sandbox/contract/buyer.ts';
import { type Belongings, NEXT_ENROLMENT, NEXT_PAYMENT } from './belongings.ts';
import type { Answer, Client } from './client.ts';
import { paymentBody, readLoan } from './payment-steps.ts';

/** What a call names somebody's belongings by, such as `path id` or `body paymentMethodId`. */
type Slots = Readonly<Record<string, (of: Belongings) => string>>;

/** A call of the contract that names somebody's belongings. */
export interface ContractCall {
  readonly name: string;
  /** Method and path as the OpenAPI document has them. */
  readonly operation: string;
  readonly at: 'api' | 'gateway';
  readonly slots: Slots;
  /** Path parameters that name nothing of anybody's. */
  readonly fixed?: Readonly<Record<string, string>>;
  readonly body?: (own: Belongings, owner: Client) => Promise<Readonly<Record<string, unknown>>>;
  /** Whether it carries an idempotency key. */
  readonly isKeyed?: boolean;
  /** Whether it is for visitors without a session. */
  readonly isPublic?: boolean;
  /** How naming what is not one's own is refused where it is not 404; `ignored` where the platform does not read it. */
  readonly refusals?: Readonly<Record<string, readonly [status: number, reason: string] | 'ignored'>>;
}

const AGREEMENT = '/api/servicing/payment-agreement/{id}';
const byLoan = { 'path id': ({ loanId }: Belongings) => loanId };
const byBuyer = { 'path id': ({ buyerId }: Belongings) => buyerId };

const address = { line1: '1 Main Street', city: 'Albany', region: 'NY', postalCode: '12203', country: 'US' };

const enrolment = async ({ methodId, enrolmentDocumentId }: Belongings) => ({
  channel: 'WEB',
  flow: 'AUTOPAY_ENROLL',
  paymentMethodId: methodId,
  amountRule: 'VARYING',
  frequency: 'MONTHLY',
  ...NEXT_ENROLMENT,
  disclosure: {
    type: 'AUTOPAY_ENROLLMENT',
    documentId: enrolmentDocumentId,
    acceptedAt: '2026-03-11T16:00:00Z',
  },
});

/** Every call of the contract that names something, with a valid request for it. */
export const CONTRACT_CALLS: readonly ContractCall[] = [
  { name: 'read buyer', operation: 'GET /api/buyer/{id}', at: 'api', slots: byBuyer },
  {
    name: 'save buyer',
    operation: 'PUT /api/buyer/{id}',
    at: 'api',
    slots: {
      ...byBuyer,
      'body id': ({ buyerId }) => buyerId,
      'body contacts.0.id': ({ contactId }) => contactId,
      'body verificationReferenceID': ({ verified }) => verified.id,
    },
    body: async ({ buyerId, verified }, owner) => {
      const buyer = await owner.expect(buyerSchema, 'GET', `/api/buyer/${buyerId}`);
      const identity = { ...buyer.identity, email: verified.email };
      return { ...buyer, identity, verificationReferenceID: verified.id };
    },
    refusals: {
      'body id': [422, 'Field_Not_Changeable'],
      'body contacts.0.id': 'ignored',
      'body verificationReferenceID': [422, 'Identity_Not_Verified'],
    },
  },
  {
    name: 'save contact',
    operation: 'PUT /api/buyer/{id}/contact/{contactId}',
    at: 'api',
    slots: {
      ...byBuyer,
      'path contactId': ({ contactId }) => contactId,
      'body id': ({ contactId }) => contactId,
    },
    body: async ({ contactId }) => ({ id: contactId, type: 'HOME', address }),
    refusals: {
      'path contactId': [422, 'Field_Not_Changeable'],
      'body id': [422, 'Field_Not_Changeable'],
    },
  },
  {
    name: 'list agreements',
    operation: 'GET /api/servicing/payment-agreement',
    at: 'api',
    slots: { 'query buyerId': ({ buyerId }) => buyerId },
  },
  { name: 'read agreement', operation: `GET ${AGREEMENT}`, at: 'api', slots: byLoan },
  { name: 'read history', operation: `GET ${AGREEMENT}/history`, at: 'api', slots: byLoan },
  {
    name: 'pay',
    operation: `POST ${AGREEMENT}/payment`,
    at: 'api',
    isKeyed: true,
    slots: {
      ...byLoan,
      'body paymentMethodId': ({ methodId }) => methodId,
      'body disclosure.documentId': ({ documentId }) => documentId,
      'body retryOf': ({ paymentId }) => paymentId,
    },
    body: async ({ loanId, methodId, documentId, paymentId }, owner) => ({
      ...(await paymentBody(owner, loanId, { ...NEXT_PAYMENT, methodId, documentId })),
      retry: 'RETRY',
      retryOf: paymentId,
    }),
    refusals: {
      'body paymentMethodId': [422, 'Method_Not_Usable'],
      'body disclosure.documentId': [422, 'Disclosure_Not_Accepted'],
    },
  },
  {
    name: 'pay off',
    operation: `POST ${AGREEMENT}/payment`,
    at: 'api',
    isKeyed: true,
    slots: { ...byLoan, 'body payoffQuoteId': ({ quoteId }) => quoteId },
    body: async ({ loanId, methodId }, owner) => {
      const { payoff } = await readLoan(owner, loanId);
      const cents = payoff?.amount.amount ?? 0;
      const order = { cents, payOn: '2026-03-11', methodId, amountType: 'PAYOFF', flow: 'PAY_OFF' } as const;
      return { ...(await paymentBody(owner, loanId, order)), payoffQuoteId: payoff?.quoteId };
    },
    refusals: { 'body payoffQuoteId': [409, 'Payoff_Quote_Expired'] },
  },
  {
    name: 'cancel payment',
    operation: `DELETE ${AGREEMENT}/payment/{paymentId}`,
    at: 'api',
    slots: { ...byLoan, 'path paymentId': ({ paymentId }) => paymentId },
  },
  {
    name: 'enrol in autopay',
    operation: `POST ${AGREEMENT}/autopay`,
    at: 'api',
    isKeyed: true,
    slots: {
      ...byLoan,
      'body paymentMethodId': ({ methodId }) => methodId,
      'body disclosure.documentId': ({ enrolmentDocumentId }) => enrolmentDocumentId,
    },
    body: enrolment,
    refusals: {
      'body paymentMethodId': [422, 'Method_Not_Usable'],
      'body disclosure.documentId': [422, 'Disclosure_Not_Accepted'],
    },
  },
  { name: 'turn autopay off', operation: `DELETE ${AGREEMENT}/autopay`, at: 'api', slots: byLoan },
  {
    name: 'prepare document',
    operation: 'POST /api/disclosure/payment-agreement/{id}',
    at: 'api',
    slots: { ...byLoan, 'body parameters.paymentMethodId': ({ methodId }) => methodId },
    body: async ({ methodId }) => ({
      tag: 'one-time',
      locale: 'en-us',
      parameters: { paymentMethodId: methodId, amount: 1_000, payOn: '2026-03-11' },
    }),
  },
  {
    name: 'read document of agreement',
    operation: 'GET /api/disclosure/document/{kind}/payment-agreement/{id}',
    at: 'api',
    fixed: { kind: 'loan-agreement' },
    slots: byLoan,
  },
  {
    name: 'read document of payment',
    operation: 'GET /api/disclosure/document/{kind}/target/{id}',
    at: 'api',
    fixed: { kind: 'payment-confirm' },
    slots: { 'path id': ({ paymentId }) => paymentId },
  },
  {
    name: 'read document of enrolment',
    operation: 'GET /api/disclosure/document/{kind}/target/{id}',
    at: 'api',
    fixed: { kind: 'auto-enroll' },
    slots: { 'path id': ({ autopayId }) => autopayId },
  },
  {
    name: 'sign in',
    operation: 'POST /api/auth/login',
    at: 'api',
    isPublic: true,
    slots: { 'body referenceID': ({ signIn }) => signIn.id },
    body: async ({ signIn }) => ({ referenceID: signIn.id, code: signIn.code }),
    refusals: { 'body referenceID': [401, 'Invalid_Token'] },
  },
  {
    name: 'verify a new e-mail',
    operation: 'POST /api/auth/buyer/verify-code',
    at: 'api',
    slots: { 'body referenceID': ({ change }) => change.id },
    body: async ({ change }) => ({ referenceID: change.id, code: change.code }),
    refusals: { 'body referenceID': [401, 'Invalid_Token'] },
  },
  {
    name: 'list methods',
    operation: 'GET /v1/payment-methods',
    at: 'gateway',
    slots: { 'query buyerId': ({ buyerId }) => buyerId },
  },
  {
    name: 'delete method',
    operation: 'DELETE /v1/payment-methods/{id}',
    at: 'gateway',
    slots: { 'path id': ({ methodId }) => methodId },
  },
  {
    name: 'open a page for a method',
    operation: 'POST /v1/sessions',
    at: 'gateway',
    slots: { 'body buyerId': ({ buyerId }) => buyerId },
    body: async ({ buyerId }) => ({
      buyerId,
      purpose: 'ADD_METHOD',
      locale: 'en-us',
      theme: 'violet',
      origin: 'http://northwind.localhost:4600',
    }),
  },
];

/** A copy of a body with another value at a path such as `disclosure.documentId`. */
export const withAt = (body: unknown, path: readonly string[], value: unknown): unknown => {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(body))
    return body.map((item, at) => (String(at) === step ? withAt(item, rest, value) : item));
  const record = typeof body === 'object' && body !== null ? body : {};
  return { ...record, [step]: withAt(Reflect.get(record, step), rest, value) };
};

/** A request of a call: the path with its query, and the body. */
export interface ReadyRequest {
  readonly path: string;
  readonly body: unknown;
}

/** The request in which every slot names what `idOf` gives for it. */
export const requestOf = (
  { operation, slots, fixed = {} }: ContractCall,
  body: unknown,
  idOf: (slot: string) => string,
): ReadyRequest => {
  const names = Object.keys(slots);
  const of = (kind: string) => names.filter((name) => name.startsWith(`${kind} `));
  const paths = { ...fixed, ...Object.fromEntries(of('path').map((slot) => [slot.slice(5), idOf(slot)])) };
  const template = operation.split(' ')[1] ?? '';
  const path = Object.entries(paths).reduce(
    (text, [name, id]) => text.replace(`{${name}}`, encodeURIComponent(id)),
    template,
  );
  const query = of('query').map((slot) => `${slot.slice(6)}=${encodeURIComponent(idOf(slot))}`);
  const changed = of('body').reduce(
    (current, slot) => (body === undefined ? current : withAt(current, slot.slice(5).split('.'), idOf(slot))),
    body,
  );
  return { path: query.length > 0 ? `${path}?${query.join('&')}` : path, body: changed };
};

/** Sends a request of a call, under a new idempotency key where it carries one. */
export const sendCall = (
  { operation, at, isKeyed }: ContractCall,
  client: Client,
  { path, body }: ReadyRequest,
): Promise<Answer> =>
  client[at === 'api' ? 'call' : 'gateway'](operation.split(' ')[0] ?? '', path, {
    ...(body === undefined ? {} : { body }),
    ...(isKeyed ? { headers: { 'idempotency-key': randomUUID() } } : {}),
  });
