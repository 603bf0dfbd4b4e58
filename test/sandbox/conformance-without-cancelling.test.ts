import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checksOf, htmlReport, junitReport, runChecks, textOf } from '../../conformance/index.ts';
import { isFlagOn } from '../../conformance/profiles/flags.ts';
import { both, changing, isAt, type Json, refusal } from './support/mutations.ts';
import { type Mutation, type ServedPlatform, servePlatform } from './support/served-platform.ts';

/** A platform for each test: what is booked on it stays. */
let served: ServedPlatform;
beforeEach(async () => {
  served = await servePlatform();
});
afterEach(() => served.close());

const FLAGS = /\/featureflag\/evaluation\/bulk$/;
const PAYMENT = /\/payment$/;
const ONE_PAYMENT = /\/payment\/[^/]+$/;
const AGREEMENT = /\/payment-agreement\/[^/]+$/;

const withFlag = (flag?: { readonly enabled: boolean }): Mutation =>
  changing('POST', FLAGS, ({ 'cancel-scheduled-payment': _, ...json }) =>
    flag ? { ...json, 'cancel-scheduled-payment': flag } : json,
  );

const refusingToCancel =
  (answer: () => Response): Mutation =>
  async (request, handle) =>
    isAt(request, 'DELETE', ONE_PAYMENT) ? answer() : handle(request);

/** Payments that tell no last moment at which they can be cancelled. */
const withoutCutOffs: Mutation = both(
  changing('POST', PAYMENT, ({ cancelBefore: _, ...json }) => json),
  changing('GET', AGREEMENT, (json) => ({
    ...json,
    paymentsInProgress: (json['paymentsInProgress'] as readonly Json[]).map(
      ({ cancelBefore: _, ...payment }) => payment,
    ),
  })),
);

const noFlags: Mutation = async (request, handle) =>
  request.url.includes('/featureflag/') ? new Response('', { status: 404 }) : handle(request);

const html = (status: number) => () => new Response('<h1>Not here</h1>', { status });

const CORRECT: readonly (readonly [string, Mutation])[] = [
  [
    'has the flag off, no cut-offs and no such call',
    both(both(withFlag({ enabled: false }), withoutCutOffs), refusingToCancel(html(405))),
  ],
  [
    'does not know the flag and refuses to cancel',
    both(
      withFlag(),
      refusingToCancel(() => refusal(409, 'Payment_Not_Cancellable')),
    ),
  ],
  ['has neither flags nor such a call', both(noFlags, refusingToCancel(html(404)))],
];

const STAYS =
  'a payment that the check booked is still in progress; the platform does not offer to undo that';

const paid = async (...ids: readonly string[]) => {
  const checks = checksOf(['pay']).filter(({ id }) => ids.includes(id));
  return runChecks(checks, await served.kit(), true);
};

describe('the conformance kit finds nothing wrong with a platform without cancelling, which', () => {
  test.each(CORRECT)('%s', async (_, mutation) => {
    served.mutate(mutation);
    const checks = checksOf(['pay']).filter(({ id }) => id !== 'pay.quote-expiry');
    const outcomes = await runChecks(checks, await served.kit(), true);
    expect(outcomes.filter(({ kind }) => kind === 'failed').flatMap(({ said }) => said)).toEqual([]);
    const kinds = Object.fromEntries(outcomes.map(({ check, kind }) => [check.id, kind]));
    expect(kinds).toMatchObject({ 'pay.once': 'passed', 'pay.cancel': 'skipped', 'pay.cut-off': 'skipped' });
    const once = outcomes.find(({ check }) => check.id === 'pay.once');
    expect(once?.notes).toEqual([STAYS]);
    if (once) expect(textOf(once)).toContain(`note: ${STAYS}`);
    for (const report of [junitReport, htmlReport]) expect(report(outcomes)).toContain(STAYS);
    const cancel = outcomes.find(({ check }) => check.id === 'pay.cancel');
    expect(cancel).toMatchObject({ notes: [] });
    expect(cancel?.said.join()).toMatch(/does not offer to cancel scheduled payments/);
  });

  test.each(CORRECT)('%s, where only checks that cancel are made', async (_, mutation) => {
    served.mutate(mutation);
    const [cancel, others] = await paid('pay.cancel', 'pay.others');
    expect(cancel).toMatchObject({ kind: 'skipped', notes: [STAYS] });
    expect(others).toMatchObject({ kind: 'passed', said: [], notes: [STAYS] });
  });

  test('and says why no agreement is left to pay on', async () => {
    served.mutate(CORRECT[0]?.[1]);
    const outcomes = await paid('pay.once', 'pay.replay', 'pay.another-order', 'pay.race');
    expect(outcomes.map(({ kind }) => kind)).toEqual(['passed', 'passed', 'passed', 'skipped']);
    expect(outcomes.at(-1)?.said.join()).toMatch(/has a payment in progress.* does not offer to cancel/);
  });
});

describe('the conformance kit notices a platform without cancelling, which', () => {
  test('has the flag on', async () => {
    served.mutate(refusingToCancel(html(405)));
    const [outcome] = await paid('pay.cancel');
    expect(outcome?.kind).toBe('failed');
    expect(outcome?.said.join('\n')).toMatch(/cancelling a scheduled payment answered 405, not 204\n.*left/);
  });

  test('has the flag on, and payments without cut-offs', async () => {
    served.mutate(withoutCutOffs);
    const [outcome] = await paid('pay.cancel');
    expect(outcome?.said).toEqual(['cancelBefore is not a time that is still to come']);
  });

  test('has the flag off, and says that it cancelled', async () => {
    served.mutate(
      both(
        withFlag({ enabled: false }),
        refusingToCancel(() => new Response(null, { status: 204 })),
      ),
    );
    const [outcome] = await paid('pay.cancel');
    expect(outcome?.said.join()).toMatch(/still in progress after it was cancelled/);
  });

  test('has the flag off, and cannot be understood', async () => {
    served.mutate(both(withFlag({ enabled: false }), refusingToCancel(html(503))));
    const [outcome] = await paid('pay.once');
    expect(outcome?.said.join()).toMatch(/cancelling a scheduled payment answered 503/);
  });
});

describe('the conformance kit blames no payment', () => {
  const without = both(withFlag({ enabled: false }), refusingToCancel(html(405)));

  test('for a malformed flag beside the one of cancelling', async () => {
    served.mutate(
      both(
        changing('POST', FLAGS, (json) => ({ ...json, odd: { enabled: 'no' } })),
        without,
      ),
    );
    expect(await paid('pay.once')).toMatchObject([{ kind: 'passed', said: [], notes: [STAYS] }]);
  });

  test('for an earlier evaluation that failed', async () => {
    let evaluations = 0;
    const failingOnce: Mutation = async (request, handle) => {
      if (!isAt(request, 'POST', FLAGS)) return handle(request);
      evaluations += 1;
      return evaluations === 1 ? new Response('', { status: 503 }) : handle(request);
    };
    served.mutate(both(failingOnce, without));
    const kit = await served.kit();
    expect(await isFlagOn(kit, 'cancel-scheduled-payment')).toBeUndefined();
    const checks = checksOf(['pay']).filter(({ id }) => id === 'pay.once');
    expect(await runChecks(checks, kit, true)).toMatchObject([{ kind: 'passed', notes: [STAYS] }]);
  });
});

test('a payment that stays is reported as left behind where its check failed', async () => {
  served.mutate(
    both(
      changing('POST', PAYMENT, (json) => ({ ...json, requestKey: 'another' })),
      CORRECT[1]?.[1] as Mutation,
    ),
  );
  const [outcome] = await paid('pay.once');
  expect(outcome).toMatchObject({ kind: 'failed', notes: [] });
  expect(outcome?.said).toContain('left behind: a payment that the check booked is still in progress');
});
