import { LoadFlags } from '@member-portal/application/flags';
import { FlagEvaluation, SessionStore } from '@member-portal/application/ports';
import { type Instant, instant, plainDate } from '@member-portal/domain/calendar';
import { money } from '@member-portal/domain/money';
import { createPortalContainer } from '@member-portal/infrastructure/container';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { aSession } from '../../support/builders/a-session.ts';
import { anyContractAnswer, NEW_MEMBERS } from '../../support/contract/any-contract-answer.ts';
import { aConfiguration } from '../../support/infrastructure/a-configuration.ts';
import { aPlatform, toldConsole } from '../../support/infrastructure/a-platform.ts';
import { READS, WRITES } from '../../support/infrastructure/every-call.ts';
import { holdsInTime, PROPERTY_RUNS } from '../../support/property-runs.ts';

const session = aSession(Date.now() as Instant);

const ANSWERS = {
  'LoanReads.listLoans': anyContractAnswer('platform', 'listAgreements'),
  'LoanReads.readLoan': anyContractAnswer('platform', 'readAgreement'),
  'LoanReads.readHistory': anyContractAnswer('platform', 'readHistory'),
  'Buyers.read': anyContractAnswer('platform', 'readBuyer'),
  'Buyers.update': anyContractAnswer('platform', 'saveBuyer'),
  'PaymentGateway.listMethods': anyContractAnswer('gateway', 'listPaymentMethods'),
  'PaymentGateway.openSession': anyContractAnswer('gateway', 'openGatewaySession', { status: 201 }),
  'PaymentOrders.orderPayment': anyContractAnswer('platform', 'makePayment', { status: 201 }),
  'AutopayOrders.enrolInAutopay': anyContractAnswer('platform', 'enrolInAutopay'),
  'DisclosureLibrary.prepare': anyContractAnswer('platform', 'prepareDocument'),
  'DisclosureLibrary.readForLoan': anyContractAnswer('platform', 'readAgreementDocument'),
  'DisclosureLibrary.readForTarget': anyContractAnswer('platform', 'readTargetDocument'),
  'DisclosureLibrary.readStatic': anyContractAnswer('platform', 'readStaticDocument'),
  'Authentication.createLoginCode': anyContractAnswer('platform', 'sendCode'),
  'Authentication.verifyCode': anyContractAnswer('platform', 'verifyCode'),
  // The contract's text about tokens says more than its schema.
  'Authentication.exchangeForSession': anyContractAnswer('platform', 'login').map((answer) => ({
    ...Object(answer),
    token: session.token,
    buyerID: session.buyerId,
  })),
  'Authentication.refreshSession': anyContractAnswer('platform', 'refreshSession').map((answer) =>
    Object.fromEntries(
      Object.entries(Object(answer)).map(([key, value]) => [
        key,
        key === 'tokenExpiresAt' ? value : session.token,
      ]),
    ),
  ),
} as const;

/** Where a value read from an answer breaks what the domain's constructors promise. */
const unlawful = (value: unknown, path = ''): readonly string[] => {
  if (value instanceof Date) return [`${path}: a Date`];
  if (typeof value === 'number') return Number.isSafeInteger(value) ? [] : [`${path}: ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  if ('cents' in value && 'currency' in value) {
    const { cents, currency } = value as { readonly cents: number; readonly currency: 'USD' };
    return money(cents, currency).isOk() && !Object.is(cents, -0) ? [] : [`${path}: ${cents}`];
  }
  return Object.entries(value).flatMap(([key, part]) => {
    const at = `${path}.${key}`;
    if (/(?:On|Through|Since|until)$/.test(key) && typeof part === 'string')
      return plainDate(part).isOk() ? [] : [`${at}: ${part}`];
    if (/(?:At|Before|asOf)$/.test(key) && typeof part === 'number')
      return instant(part).isOk() ? [] : [`${at}: ${part}`];
    return unlawful(part, at);
  });
};

const openedPortal = async () => {
  // The portal itself asks for its flags first.
  let body: unknown = {};
  let status = 200;
  const console = toldConsole();
  const { services, loadSignedIn, dispose } = createPortalContainer({
    configuration: aConfiguration({
      gatewayurl: 'https://gateway.example/',
      useconsolelogging: true,
      loglevel: 'warn',
    }),
    platform: aPlatform({ console, fetch: async () => new Response(JSON.stringify(body), { status }) }),
  });
  onTestFinished(dispose);
  services.get(SessionStore).open(session);
  await loadSignedIn();
  await services.get(LoadFlags)();
  const answer = (next: unknown, of: number): void => {
    body = next;
    status = of;
  };
  return {
    services,
    answer,
    /** What was logged as left out of an answer, or as unread. */
    left: () =>
      console.told.filter(([, said]) => said === 'unknown value' || said === 'feature flags failed'),
  };
};

/** Bytes beyond which an answer is refused unread. Full lists within full lists are rarely longer. */
const LARGEST_BODY = 8 * 1024 * 1024;

it('knows an answer to every call that has one', () => {
  expect(Object.keys(ANSWERS).sort()).toEqual([...Object.keys(READS), ...Object.keys(WRITES)].sort());
});

it.each(Object.entries(ANSWERS))(
  'reads whatever the contract allows as an answer to %s',
  async (call, answers) => {
    const { services, answer, left } = await openedPortal();
    const ask = { ...READS, ...WRITES }[call];
    if (!ask) throw new Error(call);
    await holdsInTime(
      fc.asyncProperty(answers, async (given) => {
        fc.pre(Buffer.byteLength(JSON.stringify(given) ?? '') <= LARGEST_BODY);
        answer(given, 200);
        const before = left().length;
        const read = await ask(services);
        expect(read.isErr() && read.error).toBe(false);
        // Nothing is left out but what the contract does not list yet.
        const isNew = NEW_MEMBERS.some((member) => JSON.stringify(given).includes(member));
        if (!isNew) expect(left().slice(before)).toEqual([]);
        expect(unlawful(read._unsafeUnwrap())).toEqual([]);
      }),
      { numRuns: Math.ceil(PROPERTY_RUNS / 10) },
    );
  },
);

it('reads whatever the contract allows as an answer about flags', async () => {
  const { services, answer, left } = await openedPortal();
  const flags = services.get(FlagEvaluation);
  const answers = fc.tuple(
    anyContractAnswer('platform', 'evaluateFlags'),
    anyContractAnswer('platform', 'evaluateFlag'),
  );
  await holdsInTime(
    fc.asyncProperty(answers, async ([all, one]) => {
      const before = left().length;
      answer(all, 200);
      expect(await flags.evaluateAll()).toBeDefined();
      answer(one, 200);
      expect(await flags.evaluate('payOff')).toBeDefined();
      expect(left().slice(before)).toEqual([]);
    }),
    { numRuns: Math.ceil(PROPERTY_RUNS / 10) },
  );
});
