import { EvaluateFlag, LoadFlags } from '@member-portal/application/flags';
import { Authentication, PendingSignInStore, SessionStore } from '@member-portal/application/ports';
import { RequestCode, SubmitCode } from '@member-portal/application/sign-in';
import type { Instant } from '@member-portal/domain/calendar';
import { FLAG_DEFAULTS } from '@member-portal/domain/flags';
import { oneTimeCode } from '@member-portal/domain/sign-in';
import { loadConfiguration } from '@member-portal/infrastructure/config';
import { createPortalContainer } from '@member-portal/infrastructure/container';
import { describe, expect, it, onTestFinished } from 'vitest';
import { email } from '../../support/builders/a-buyer.ts';
import { aSession } from '../../support/builders/a-session.ts';
import { aConfiguration } from '../../support/infrastructure/a-configuration.ts';
import { aPlatform, toldConsole } from '../../support/infrastructure/a-platform.ts';
import { type Answer, BAD_ANSWERS, SECRET } from '../../support/infrastructure/bad-answers.ts';
import { CALLING_PORTS, READS, SILENT_WRITES, WRITES } from '../../support/infrastructure/every-call.ts';
import { json, loopbackServer } from '../../support/infrastructure/loopback-server.ts';

/** A portal whose platform answers correctly until a fault is set. */
const open = async (answer: Answer, good: unknown = {}) => {
  let isBad = false;
  const server = await loopbackServer((response) => (isBad ? answer(response) : json(response, 200, good)));
  const console = toldConsole();
  const dataLayer: Readonly<Record<string, unknown>>[] = [];
  const { services, loadSignedIn, dispose } = createPortalContainer({
    configuration: aConfiguration({
      apiurl: server.origin,
      gatewayurl: server.origin,
      useconsolelogging: true,
      loglevel: 'trace',
    }),
    platform: aPlatform({ fetch: globalThis.fetch, console, dataLayer }),
  });
  onTestFinished(dispose);
  const turnsBad = (bad: boolean): void => {
    isBad = bad;
  };
  return { services, loadSignedIn, told: console.told, server, dataLayer, turnsBad };
};

const openSignedIn = async (answer: Answer) => {
  const portal = await open(answer);
  portal.services.get(SessionStore).open(aSession(Date.now() as Instant));
  await portal.loadSignedIn();
  await portal.services.get(LoadFlags)();
  portal.turnsBad(true);
  return portal;
};

const EVERY_CALL = { ...READS, ...WRITES, ...SILENT_WRITES };
/** The documented success of a call that answers with nothing is 204, and no other empty answer. */
const isNothing = (name: string): boolean => name === 'no content';

it('asks by every method of every port that calls the lender', async () => {
  const { services } = await openSignedIn((response) => response.end());
  const adapters = new Set(Object.values(CALLING_PORTS).map((port) => services.get<object>(port)));
  const authentication = services.get(Authentication);
  // `prepare` of the authentication loads code, and asks the lender nothing.
  const methods = [...adapters].flatMap((adapter) =>
    Object.keys(adapter).filter((method) => adapter !== authentication || method !== 'prepare'),
  );
  const called = Object.keys(EVERY_CALL).map((call) => call.split('.')[1]);
  expect(called.sort()).toEqual(methods.sort());
});

describe.each(BAD_ANSWERS)('%s', (name, kind, answer) => {
  const calls = Object.entries(EVERY_CALL).filter(([call]) => !(isNothing(name) && call in SILENT_WRITES));

  it.each(calls)(
    'to %s is one clear failure, asked and logged once, and ends no session',
    async (call, ask) => {
      const { services, told, server } = await openSignedIn(answer);
      const before = server.arrived.length;
      const outcome = await ask(services);
      expect(outcome.isErr()).toBe(true);
      const failure = outcome._unsafeUnwrapErr();
      const toldKind = failure.failure?.kind ?? failure.kind;
      // A 4xx may be a refusal of the port's own; all else is what it is.
      const isRefusal = kind === 'bad-request' && !(call in READS);
      expect(isRefusal ? [kind, 'refused'] : [kind]).toContain(toldKind);
      expect(server.arrived.length - before).toBe(1);
      expect(told.map(([, message]) => message)).toEqual(['call failed']);
      expect(JSON.stringify([told, failure])).not.toContain(SECRET);
      expect(services.get(SessionStore).current()).toBeDefined();
    },
  );

  it('instead of flags leaves those that are known, and is logged once', async () => {
    const { services, told } = await openSignedIn(answer);
    const flags = (await services.get(LoadFlags)())._unsafeUnwrap();
    expect(flags).toEqual(FLAG_DEFAULTS);
    expect(told.map(([, message]) => message)).toEqual(['feature flags failed']);
    expect(JSON.stringify(told)).not.toContain(SECRET);
  });

  it('instead of one flag leaves it as it is known, and is logged once', async () => {
    const { services, told } = await openSignedIn(answer);
    const flag = (await services.get(EvaluateFlag)('payOff'))._unsafeUnwrap();
    // 204 is the one answer of these that says something: the flag is disabled.
    expect(flag).toBe(name === 'no content' ? false : FLAG_DEFAULTS.payOff);
    expect(told.map(([, message]) => message)).toEqual(name === 'no content' ? [] : ['feature flags failed']);
    expect(JSON.stringify(told)).not.toContain(SECRET);
  });

  it('instead of a code, and then of a session, leaves what was asked for, and the next try goes on', async () => {
    const reference = { data: { referenceID: 'reference-1' } };
    const { services, told, dataLayer, turnsBad } = await open(answer, reference);
    const pending = () => services.get(PendingSignInStore).read()?.referenceId;
    const request = { destination: { method: 'EMAIL', email: email(SECRET) }, locale: 'en-us' } as const;
    const events = () => dataLayer.flatMap(({ event }) => (event === undefined ? [] : [event]));
    turnsBad(true);
    expect((await services.get(RequestCode)(request)).isErr()).toBe(true);
    expect(pending()).toBeUndefined();
    turnsBad(false);
    expect((await services.get(RequestCode)(request)).isOk()).toBe(true);
    turnsBad(true);
    const code = oneTimeCode('123456')._unsafeUnwrap();
    expect((await services.get(SubmitCode)({ code })).isErr()).toBe(true);
    expect(pending()).toBe('reference-1');
    expect(services.get(SessionStore).current()).toBeUndefined();
    expect(events()).toEqual([]);
    expect(told.filter(([, message]) => message === 'call failed')).toHaveLength(2);
    expect(JSON.stringify([told, dataLayer])).not.toContain(SECRET);
  });

  it('instead of the configuration is told apart as a file that is wrong or is not there', async () => {
    const server = await loopbackServer(answer);
    const failure = (await loadConfiguration(fetch, `${server.origin}/config.json`))._unsafeUnwrapErr();
    const wrongFile = ['invalid-configuration', 'unknown-config'];
    expect(kind === 'unexpected-response' ? wrongFile : ['configuration-unavailable']).toContain(
      failure.kind,
    );
    expect(JSON.stringify(failure)).not.toContain(SECRET);
  });
});
