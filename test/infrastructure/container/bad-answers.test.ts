import type { ServerResponse } from 'node:http';
import { ReadBuyer } from '@member-portal/application/account';
import { ReadStaticDocument } from '@member-portal/application/disclosures';
import { LoadFlags } from '@member-portal/application/flags';
import { ListLoans, ReadHistory, ReadLoan } from '@member-portal/application/loans';
import { ListPaymentMethods } from '@member-portal/application/payment-methods';
import {
  Authentication,
  Buyers,
  PaymentGateway,
  type PaymentOrder,
  Servicing,
  SessionStore,
} from '@member-portal/application/ports';
import type { Services } from '@member-portal/application/services';
import type { AutopayEnrolment } from '@member-portal/domain/autopay';
import type { Instant } from '@member-portal/domain/calendar';
import { FLAG_DEFAULTS } from '@member-portal/domain/flags';
import type { LoanId } from '@member-portal/domain/loan';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import type { LoginRequest } from '@member-portal/domain/sign-in';
import { createPortalContainer } from '@member-portal/infrastructure/container';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aBuyer, email } from '../../support/builders/a-buyer.ts';
import { aSession } from '../../support/builders/a-session.ts';
import { aConfiguration } from '../../support/infrastructure/a-configuration.ts';
import { aPlatform, toldConsole } from '../../support/infrastructure/a-platform.ts';
import { json, loopbackServer } from '../../support/infrastructure/loopback-server.ts';

const SECRET = 'avery.stone@example.com';
const page = `<!doctype html><title>Sign in to the network</title><p>${SECRET}</p>`;
const html =
  (status: number, headers: Readonly<Record<string, string>> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(page);
  };
const text =
  (body: string, headers: Readonly<Record<string, string>> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(body);
  };

type Answer = (response: ServerResponse) => void;

/** What proxies, captive portals and broken platforms answer, and the one failure that each is. */
const ANSWERS: readonly (readonly [name: string, kind: string, answer: Answer])[] = [
  ['a captive portal’s page', 'unexpected-response', html(200)],
  ['a captive portal’s page by 511', 'bad-response', html(511)],
  ['a redirect to a login page', 'network-error', html(302, { location: 'https://login.example/' })],
  ['a redirect to itself', 'network-error', html(307, { location: '/api' })],
  ['a firewall’s page', 'bad-request', html(403)],
  // A client never sees this status: a proxy’s password is between it and the browser.
  ['a proxy that wants a password', 'network-error', html(407)],
  ['a gateway’s page by 502', 'bad-response', html(502)],
  ['a load balancer’s empty 503', 'bad-response', (response) => response.writeHead(503).end()],
  ['a status that nobody knows', 'bad-response', html(599)],
  ['a teapot', 'bad-request', html(418)],
  ['nothing', 'unexpected-response', text('')],
  ['no content', 'unexpected-response', (response) => response.writeHead(204).end()],
  ['blanks', 'unexpected-response', text(' \n ')],
  ['truncated JSON', 'unexpected-response', text(`{"items":[{"id":"${SECRET}`)],
  ['JSON that goes on', 'unexpected-response', text('{"items":[]}{"items":[]}')],
  ['null', 'unexpected-response', text('null')],
  ['a list', 'unexpected-response', text(`["${SECRET}"]`)],
  ['a text', 'unexpected-response', text(`"${SECRET}"`)],
  ['another object', 'unexpected-response', text(`{"hello":"${SECRET}"}`)],
  ['JSON nested a hundred thousand deep', 'unexpected-response', text('['.repeat(100_000))],
  ['more than any answer holds', 'unexpected-response', text(`"${'x'.repeat(9 * 1024 * 1024)}"`)],
  ['garbage that says it is compressed', 'network-error', text('garbage', { 'content-encoding': 'gzip' })],
  [
    'a body that breaks off',
    'network-error',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"items":[');
      setTimeout(() => response.destroy(), 5);
    },
  ],
  ['a connection that is reset', 'network-error', (response) => response.destroy()],
];

type Outcome = { readonly kind: string; readonly failure?: { readonly kind: string } };
type Ask = (services: Services) => Promise<Outcome | undefined>;

const loan = 'loan-1' as LoanId;
type Told = { isErr(): boolean; _unsafeUnwrapErr(): unknown };
const kindOf = (result: Told | undefined): Outcome | undefined =>
  result?.isErr() ? (result._unsafeUnwrapErr() as Outcome) : undefined;

const ASKED: readonly (readonly [name: string, ask: Ask])[] = [
  ['loans', async (services) => kindOf(await services.get(ListLoans)({ segment: 'outstanding' }))],
  ['one loan', async (services) => kindOf(await services.get(ReadLoan)(loan))],
  ['history', async (services) => kindOf(await services.get(ReadHistory)(loan, {}))],
  ['the buyer', async (services) => kindOf(await services.get(ReadBuyer)())],
  ['payment methods', async (services) => kindOf(await services.get(ListPaymentMethods)())],
  [
    'a document',
    async (services) =>
      kindOf(await services.get(ReadStaticDocument)({ kind: 'terms-of-use', locale: 'en-us' })),
  ],
  ['a token', async (services) => kindOf(await services.get(Authentication).refreshSession())],
];

const order = {
  requestKey: 'key-1',
  flow: 'MAKE_PAYMENT',
  amountType: 'OTHER',
  amount: { cents: 5000, currency: 'USD' },
  paymentMethodId: 'method-1',
  payOn: '2026-11-23',
  payoffQuoteId: undefined,
  authorisation: { documentId: 'document-1', acceptedAt: 1 },
  retryOf: undefined,
} as unknown as PaymentOrder;
const enrolment = {
  flow: 'AUTOPAY_ENROLL',
  paymentMethodId: 'method-1',
  amountType: 'INSTALLMENT',
  amount: undefined,
  amountRule: 'FIXED',
  frequency: 'MONTHLY',
  startOn: '2026-12-01',
  authorisation: { documentId: 'document-1', acceptedAt: 1 },
} as unknown as AutopayEnrolment;
const login = {
  destination: { method: 'EMAIL', email: email(SECRET) },
  languagePreference: 'en-us',
  disclosures: [],
} as unknown as LoginRequest;
const [home] = aBuyer().contacts;
const method = 'method-1' as PaymentMethodId;

/** What changes something; those that answer with nothing may be told so by an empty 200 as well. */
const WRITES: readonly (readonly [name: string, ask: Ask, answersNothing: boolean])[] = [
  ['a payment', async (of) => kindOf(await of.get(Servicing).orderPayment(loan, order)), false],
  [
    'an enrolment',
    async (of) => kindOf(await of.get(Servicing).enrolInAutopay(loan, enrolment, 'key-1')),
    false,
  ],
  ['the end of autopay', async (of) => kindOf(await of.get(Servicing).turnOffAutopay(loan)), true],
  ['a cancelled payment', async (of) => kindOf(await of.get(Servicing).cancelPayment(loan, 'p-1')), true],
  ['a changed buyer', async (of) => kindOf(await of.get(Buyers).write(aBuyer(), 'reference-1')), false],
  [
    'a changed address',
    async (of) => kindOf(home && (await of.get(Buyers).writeContact(aBuyer().id, home))),
    false,
  ],
  ['a removed method', async (of) => kindOf(await of.get(PaymentGateway).removeMethod(method)), true],
  [
    'a page of the gateway',
    async (of) =>
      kindOf(
        await of
          .get(PaymentGateway)
          .openSession({ buyerId: aBuyer().id, purpose: 'ADD_METHOD', locale: 'en-us', theme: 'violet' }),
      ),
    false,
  ],
  ['a code', async (of) => kindOf(await of.get(Authentication).createLoginCode(login)), false],
];

/** What each means for whoever must not do it twice: after these nobody knows whether it was done. */
const isUndecided = (kind: string): boolean => kind !== 'bad-request' && kind !== 'refused';

const open = async (answer: Answer) => {
  let isBad = false;
  const server = await loopbackServer((response) => (isBad ? answer(response) : json(response, 200, {})));
  const console = toldConsole();
  const { services, loadSignedIn, dispose } = createPortalContainer({
    configuration: aConfiguration({
      apiurl: server.origin,
      gatewayurl: server.origin,
      useconsolelogging: true,
      loglevel: 'trace',
    }),
    platform: aPlatform({ fetch: globalThis.fetch, console }),
  });
  onTestFinished(dispose);
  services.get(SessionStore).open(aSession(Date.now() as Instant));
  await loadSignedIn();
  await services.get(LoadFlags)();
  isBad = true;
  return { services, told: console.told, server };
};

describe.each(ANSWERS)('%s', (name, kind, answer) => {
  it.each(ASKED)(
    'instead of %s is one clear failure, logged once, and the session stays',
    async (_asked, ask) => {
      const { services, told } = await open(answer);
      const outcome = await ask(services);
      expect(outcome?.failure?.kind ?? outcome?.kind).toBe(kind);
      expect(told).toHaveLength(1);
      expect(told[0]?.[1]).toBe('call failed');
      expect(JSON.stringify(told)).not.toContain(SECRET);
      expect(services.get(SessionStore).current()).toBeDefined();
    },
  );

  it.each(WRITES.filter(([, , answersNothing]) => !answersNothing || !/^(nothing|no content)$/.test(name)))(
    'instead of %s is one clear failure, logged once and asked once, and counts as done nowhere',
    async (_asked, ask) => {
      const { services, told, server } = await open(answer);
      const before = server.arrived.length;
      const outcome = await ask(services);
      const toldKind = outcome?.failure?.kind ?? outcome?.kind ?? 'done';
      // A 403 or 418 may be a refusal of the port's own; all else is what it is for a read.
      expect(kind === 'bad-request' ? ['bad-request', 'refused'] : [kind]).toContain(toldKind);
      expect(isUndecided(toldKind)).toBe(kind !== 'bad-request');
      expect(server.arrived.length - before).toBe(1);
      expect(told.map(([, message]) => message)).toEqual(['call failed']);
      expect(JSON.stringify(told)).not.toContain(SECRET);
      expect(services.get(SessionStore).current()).toBeDefined();
    },
  );

  it('instead of flags leaves those that are known, and is logged once', async () => {
    const { services, told } = await open(answer);
    const flags = (await services.get(LoadFlags)())._unsafeUnwrap();
    expect(flags).toEqual(FLAG_DEFAULTS);
    expect(told.map(([, message]) => message)).toEqual(['feature flags failed']);
    expect(JSON.stringify(told)).not.toContain(SECRET);
  });
});
