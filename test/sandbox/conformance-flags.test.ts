import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checksOf, createKit, runChecks } from '../../conformance/index.ts';
import { SEEN } from '../../conformance/seen.ts';
import { expectNoticed } from './support/expect-noticed.ts';
import { changing, isAt, type Json, refusal } from './support/mutations.ts';
import { type Mutation, type ServedPlatform, servePlatform } from './support/served-platform.ts';

let served: ServedPlatform;
beforeAll(async () => {
  served = await servePlatform();
});
afterAll(() => served.close());
afterEach(() => served.mutate());

const ALL = /\/featureflag\/evaluation\/bulk$/;
const ONE = /\/featureflag\/evaluation\/flag\/[^/]+$/;

const flagChecks = checksOf(['sign-in']).filter(({ id }) => ['sign-in.flags', 'sign-in.flag'].includes(id));

/** Answers evaluations of flags where `answer` gives something. */
const flagsAnswer =
  (where: RegExp, answer: (request: Request) => Response | undefined): Mutation =>
  async (request, handle) =>
    (isAt(request, 'POST', where) ? answer(request) : undefined) ?? handle(request);

const FAULTS: readonly (readonly [string, string, RegExp, () => Mutation])[] = [
  [
    'flags that need a session',
    'sign-in.flags',
    /evaluateFlags answered 401 Unauthenticated where 200 was expected/,
    () =>
      flagsAnswer(ALL, ({ headers }) =>
        headers.has('authorization') ? undefined : refusal(401, 'Unauthenticated'),
      ),
  ],
  [
    'flags that are refused to whoever is signed in',
    'sign-in.flags',
    /evaluateFlags answered 403 Xsrf_Token_Mismatch where 200 was expected/,
    () =>
      flagsAnswer(ALL, ({ headers }) =>
        headers.has('authorization') ? refusal(403, 'Xsrf_Token_Mismatch') : undefined,
      ),
  ],
  [
    'flags that end the session',
    'sign-in.flags',
    /evaluateFlags answered 401 to a token that opens the session/,
    () =>
      flagsAnswer(ALL, ({ headers }) =>
        headers.has('authorization') ? refusal(401, 'Unauthenticated') : undefined,
      ),
  ],
  [
    'flags that are bare values',
    'sign-in.flags',
    /evaluateFlags \(200\): autopay must be object, got a boolean/,
    () =>
      changing('POST', ALL, (json) =>
        Object.fromEntries(Object.entries(json).map(([name, flag]) => [name, Object(flag).enabled])),
      ),
  ],
  [
    'flags in a list',
    'sign-in.flags',
    /evaluateFlags \(200\): \(the whole answer\) must be object, got a list/,
    () =>
      changing('POST', ALL, (json) =>
        Object.entries(json).map(([name, flag]) => ({ name, ...Object(flag) })),
      ),
  ],
  [
    'a context of another tenant that is an error of the platform',
    'sign-in.flags',
    /a context of another tenant answered 500/,
    () => async (request, handle) =>
      isAt(request, 'POST', ALL) && !(await request.clone().text()).includes('"northwind"')
        ? new Response('', { status: 500 })
        : handle(request),
  ],
  [
    'a payoff that is off among all flags and on alone',
    'sign-in.flag',
    /pay-off is off among all flags and on alone/,
    () => changing('POST', ALL, (json) => ({ ...json, 'pay-off': { enabled: false } })),
  ],
  [
    'a payoff that is among all flags and not there alone',
    'sign-in.flag',
    /pay-off is among all flags and answered 404 Flag_Not_Found alone/,
    () => flagsAnswer(ONE, () => refusal(404, 'Flag_Not_Found')),
  ],
  [
    'an unknown flag that is on',
    'sign-in.flag',
    /a flag that nobody has is on/,
    () =>
      flagsAnswer(ONE, ({ url }) => (url.endsWith('pay-off') ? undefined : Response.json({ enabled: true }))),
  ],
];

describe('the conformance kit notices', () => {
  test.each(FAULTS)('%s', async (_, id, words, mutation) => {
    served.mutate(mutation());
    await expectNoticed(await served.kit(), 'sign-in', id, words);
  });

  test('flags that come after the portal has given up on them, and says what a borrower then sees', async () => {
    served.mutate(async (request, handle) => {
      if (isAt(request, 'POST', ALL)) await new Promise((resolve) => setTimeout(resolve, 600));
      return handle(request);
    });
    const kit = await served.kit({ deadlines: { read: 10_000, money: 10_000, flags: 300 } });
    const [outcome] = await runChecks(flagChecks.slice(0, 1), kit, false);
    expect(outcome).toMatchObject({ kind: 'failed', sees: SEEN.flags });
    expect(outcome?.said.join()).toMatch(/before the deadline/);
  });
});

describe('the conformance kit finds nothing wrong with a platform', () => {
  const outcomes = async (mutation?: Mutation) => {
    served.mutate(mutation);
    const made = await runChecks(flagChecks, await served.kit(), false);
    return made.map(({ check, kind, said }) => `${check.id} ${kind} ${said.join()}`.trim());
  };
  const PASSED = ['sign-in.flags passed', 'sign-in.flag passed'];

  test('that has flags as the contract says', async () => {
    expect(await outcomes()).toEqual(PASSED);
  });

  test('that has flags which the contract does not know, with values of any kind', async () => {
    const more = {
      'new-navigation': { enabled: true, value: { colour: 'teal' } },
      'X 2': { enabled: false },
    };
    expect(await outcomes(changing('POST', ALL, (json) => ({ ...json, ...more })))).toEqual(PASSED);
  });

  test('that has none of the flags of the portal, and answers every context', async () => {
    expect(await outcomes(changing('POST', ALL, () => ({})))).toEqual(PASSED);
  });

  test('whose payoff is off', async () => {
    const off: Mutation = async (request, handle, side) =>
      isAt(request, 'POST', ONE) && request.url.endsWith('pay-off')
        ? new Response(null, { status: 204 })
        : changing('POST', ALL, (json: Json) => ({ ...json, 'pay-off': { enabled: false } }))(
            request,
            handle,
            side,
          );
    expect(await outcomes(off)).toEqual(PASSED);
  });

  test.each([404, 405, 501])('that evaluates no flags and answers %i', async (status) => {
    const absent = flagsAnswer(/\/featureflag\//, () => new Response('<h1>Not here</h1>', { status }));
    expect(await outcomes(absent)).toEqual([
      `sign-in.flags skipped evaluateFlags, which the contract makes optional, answered ${status}`,
      `sign-in.flag skipped evaluateFlags, which the contract makes optional, answered ${status}`,
    ]);
  });

  test('that evaluates all flags together only', async () => {
    const absent = flagsAnswer(ONE, () => refusal(404, 'Not_Found'));
    expect(await outcomes(absent)).toEqual([
      'sign-in.flags passed',
      'sign-in.flag skipped evaluateFlag, which the contract makes optional, answered 404 Not_Found',
    ]);
  });
});

test('the conformance kit leaves flags out where the credentials name no tenant', async () => {
  const { target, credentials } = await served.kit();
  const { tenant: _, ...anonymous } = credentials;
  const made = await runChecks(flagChecks, createKit(target, anonymous), false);
  expect(made.map(({ kind, said }) => `${kind}: ${said.join()}`)).toEqual(
    flagChecks.map(() => 'skipped: credentials name no tenant'),
  );
});
