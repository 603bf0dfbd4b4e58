import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { checksOf, runChecks } from '../../conformance/index.ts';
import { agreementsOf, readAgreement } from '../../conformance/profiles/lists.ts';
import { changing, isAt, refusal } from './support/mutations.ts';
import { CLOCK_MUTANTS } from './support/platform-mutants.ts';
import { type Mutation, type ServedPlatform, servePlatform } from './support/served-platform.ts';

/** A platform for each test: its clock cannot be moved back. */
let served: ServedPlatform;
beforeEach(async () => {
  served = await servePlatform();
});
afterEach(() => served.close());

const CLOCK = /\/control\/clock$/;
const SEND_CODE = /\/auth\/send-code$/;
const LOGIN = /\/auth\/login$/;

/** Answers the first calls of a kind after the clock has moved. */
const afterMoving = (where: RegExp, answer: () => Response, times = 1): Mutation => {
  let hasMoved = false;
  let left = times;
  let date = '';
  return async (request, handle) => {
    if (isAt(request, 'POST', CLOCK)) hasMoved = true;
    if (!hasMoved || left === 0 || !isAt(request, 'POST', where)) {
      const handled = await handle(request);
      date = handled.headers.get('date') ?? date;
      return handled;
    }
    left -= 1;
    const failed = answer();
    // The kit takes the platform's time from every answer.
    failed.headers.set('date', date);
    return failed;
  };
};

const made = async (id: string) => {
  const checks = checksOf(['pay']).filter((check) => check.id === id);
  return (await runChecks(checks, await served.kit(), true))[0];
};

/** How many payments are in progress on the platform. */
const inProgress = async (): Promise<number> => {
  const kit = await served.kit();
  await kit.learnTime();
  let count = 0;
  for (const { id } of await agreementsOf(kit))
    count += Object(await readAgreement(kit, id)).paymentsInProgress.length;
  return count;
};

describe('after it moved the clock, the conformance kit undoes what it booked', () => {
  const failures: readonly (readonly [string, RegExp, Mutation])[] = [
    ['a code is refused once', /login answered 401/, afterMoving(LOGIN, () => refusal(401, 'Invalid_Token'))],
    [
      'no code is sent for a while',
      /sendCode answered 429/,
      afterMoving(SEND_CODE, () => refusal(429, 'Too_Many_Unverified_Codes_Sent')),
    ],
    [
      'signing in fails twice',
      /sendCode answered 503/,
      afterMoving(SEND_CODE, () => new Response('', { status: 503 }), 2),
    ],
    [
      'the switch fails although it moved the clock, so that the session has expired',
      /--sandbox-clock answered 500/,
      async (request, handle) => {
        const answer = await handle(request);
        return isAt(request, 'POST', CLOCK) ? new Response('', { status: 500 }) : answer;
      },
    ],
  ];

  test.each(failures)('where %s', async (_, words, mutation) => {
    const before = await inProgress();
    served.mutate(mutation);
    const outcome = await made('pay.cut-off');
    expect(outcome?.kind).toBe('failed');
    expect(outcome?.said.join()).toMatch(words);
    expect(outcome?.said.join()).not.toMatch(/left behind/);
    served.mutate();
    expect(await inProgress()).toBe(before);
  });
});

test('where nobody can sign in any more, undoing does not ask for codes without end', async () => {
  let asked = 0;
  const locked = afterMoving(SEND_CODE, () => refusal(429, 'Too_Many_Unverified_Codes_Sent'), 100);
  served.mutate((request, handle, side) => {
    if (isAt(request, 'POST', SEND_CODE)) asked += 1;
    return locked(request, handle, side);
  });
  const outcome = await made('pay.cut-off');
  expect(outcome?.said).toEqual([
    expect.stringMatching(/^sendCode answered 429/),
    'left behind: the kit could not find out whether a payment that the check booked is still in progress',
  ]);
  // One to begin with, one after the clock was moved, and those of undoing.
  expect(asked).toBe(4);
});

describe('where the clock is moved for months, as from summer to the next change of the clocks', () => {
  test('the conformance kit finds nothing wrong with the sandbox', async () => {
    const summer = await servePlatform({ start: Date.parse('2026-06-28T15:00:00Z') });
    onTestFinished(() => summer.close());
    const ids = CLOCK_MUTANTS.map(([, id]) => id);
    const checks = checksOf(['sign-in', 'pay']).filter(({ id }) => ids.includes(id));
    const outcomes = await runChecks(checks, await summer.kit(), true);
    expect(
      outcomes.filter(({ kind }) => kind !== 'passed').map(({ check, said }) => [check.id, said]),
    ).toEqual([]);
  });

  test.each(['pay.clock-change', 'pay.cut-off', 'pay.quote-expiry'])(
    '%s is left out where its loan is charged off meanwhile',
    async (id) => {
      let moves = 0;
      served.mutate(async (request, handle, side) => {
        if (isAt(request, 'POST', CLOCK)) moves += 1;
        // The first move of a check of a change of the clocks comes before it chooses a loan.
        const isClosed = moves > (id === 'pay.clock-change' ? 1 : 0);
        return changing('GET', /\/payment-agreement\/[^/]+$/, (json) =>
          isClosed ? { ...json, status: 'CHARGED_OFF' } : json,
        )(request, handle, side);
      });
      expect(await made(id)).toMatchObject({
        kind: 'skipped',
        said: ['the loan was closed while the clock was moved'],
      });
    },
  );
});

test('a check that begins after undoing has signed in again is made', async () => {
  served.mutate(afterMoving(LOGIN, () => refusal(401, 'Invalid_Token')));
  const checks = checksOf(['pay']).filter(({ id }) => ['pay.cut-off', 'pay.quote-expiry'].includes(id));
  const outcomes = await runChecks(checks, await served.kit(), true);
  expect(outcomes.map(({ kind }) => kind)).toEqual(['failed', 'passed']);
});
