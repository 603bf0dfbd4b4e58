import type { ServerResponse } from 'node:http';
import { PollFlags } from '@member-portal/application/flags';
import { Clock, FlagEvaluation, FlagStore, PageVisibility, Timer } from '@member-portal/application/ports';
import { createServices, provide } from '@member-portal/application/services';
import { camelCaseOf, FLAG_DEFAULTS } from '@member-portal/domain/flags';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createDocumentPageVisibility } from '../../../src/infrastructure/browser/document-page-visibility.ts';
import { createWakefulTimer } from '../../../src/infrastructure/browser/wakeful-timer.ts';
import { createFlagEvaluation } from '../../../src/infrastructure/client/flags/flag-evaluation.ts';
import { systemClock } from '../../../src/infrastructure/client/runtime/system-clock.ts';
import { createStoredFeatureFlags } from '../../../src/infrastructure/flags/stored-feature-flags.ts';
import { aClient } from '../../support/infrastructure/a-client.ts';
import { aPage } from '../../support/infrastructure/a-page.ts';
import { json, loopbackServer } from '../../support/infrastructure/loopback-server.ts';
import { workingStorage } from '../../support/infrastructure/storages.ts';

const anEvaluation = async (answer: (response: ServerResponse) => void) => {
  const server = await loopbackServer(answer);
  // One log for client and evaluation shows that a failure is logged once.
  const { client, log } = aClient({ baseUrl: server.origin });
  return { server, log, evaluation: createFlagEvaluation(client, log, 'northwind') };
};

describe('evaluating all flags', () => {
  // Proves.
  it('asks for the portal’s tag in the tenant’s context, and answers in camel case', async () => {
    const { server, evaluation } = await anEvaluation((response) =>
      json(response, 200, {
        'collections-charge-off': { enabled: true },
        autopay: { enabled: false, value: { any: 'thing' } },
      }),
    );
    expect(await evaluation.evaluateAll()).toEqual({ collectionsChargeOff: true, autopay: false });
    const [arrived] = server.arrived;
    expect(`${arrived?.method} ${arrived?.url.pathname}${arrived?.url.search}`).toBe(
      'POST /api/featureflag/evaluation/bulk?tag=member-portal-frontend',
    );
    expect(JSON.parse(arrived?.body ?? '')).toEqual({ context: { tenantId: 'northwind' } });
  });

  // Proves.
  it.each([
    [400, 'bad-request'],
    [404, 'tag-not-found'],
    [500, 'unexpected'],
    [201, 'unexpected'],
    [202, 'unexpected'],
    [203, 'unexpected'],
    [206, 'unexpected'],
  ])('has no result and is logged by status %i', async (status, problem) => {
    const { evaluation, log } = await anEvaluation((response) =>
      json(response, status, { autopay: { enabled: false } }),
    );
    expect(await evaluation.evaluateAll()).toBeUndefined();
    expect(log.entries).toEqual([
      { level: 'warn', message: 'feature flags failed', fields: { what: 'bulk', problem } },
    ]);
  });

  // Proves.
  it('has no result and is logged by a 204', async () => {
    const { evaluation, log } = await anEvaluation((response) => response.writeHead(204).end());
    expect(await evaluation.evaluateAll()).toBeUndefined();
    expect(log.entries).toMatchObject([{ fields: { what: 'bulk', problem: 'unexpected' } }]);
  });

  it.each([[[]], ['autopay'], [null], [true]])(
    'has no result and is logged when the answer is %j',
    async (body) => {
      const { evaluation, log } = await anEvaluation((response) => json(response, 200, body));
      expect(await evaluation.evaluateAll()).toBeUndefined();
      expect(log.entries).toMatchObject([{ fields: { what: 'bulk', problem: 'unexpected-response' } }]);
    },
  );

  // Proves.
  it('keeps all flags but those of another shape, and names these once for as long as they are so', async () => {
    let wrong: unknown = 'avery.stone@example.com';
    const { evaluation, log } = await anEvaluation((response) =>
      json(response, 200, {
        autopay: { enabled: false },
        'pay-off': wrong,
        'credit-cards': { enabled: 'yes' },
        receipts: { enabled: true },
      }),
    );
    const told = () => log.entries.map(({ level, fields }) => [level, fields]);
    const expected = { autopay: false, payOff: undefined, creditCards: undefined, receipts: true };
    expect(await evaluation.evaluateAll()).toStrictEqual(expected);
    expect(await evaluation.evaluateAll()).toStrictEqual(expected);
    const both = { what: 'bulk', problem: 'unexpected-response', names: 'payOff creditCards' };
    expect(told()).toEqual([['warn', both]]);
    wrong = { enabled: true };
    expect(await evaluation.evaluateAll()).toStrictEqual({ ...expected, payOff: true });
    expect(told().slice(1)).toEqual([['warn', { ...both, names: 'creditCards' }]]);
  });

  it('logs no name but those of the portal’s own flags', async () => {
    const { evaluation, log } = await anEvaluation((response) =>
      json(response, 200, {
        'avery.stone@example.com': 1,
        avery: 1,
        receipts: 1,
        autopay: { enabled: true },
      }),
    );
    expect(await evaluation.evaluateAll()).toMatchObject({ autopay: true });
    expect(log.entries).toMatchObject([{ fields: { names: '(unknown) receipts' } }]);
  });
});

describe('evaluating one flag', () => {
  // Proves.
  it('gives the result by 200, and a disabled flag by 204', async () => {
    const on = await anEvaluation((response) => json(response, 200, { enabled: true, value: 'x' }));
    expect(await on.evaluation.evaluate('pay-off')).toEqual({ enabled: true, value: 'x' });
    expect(on.server.arrived[0]?.url.pathname).toBe('/api/featureflag/evaluation/flag/pay-off');
    const off = await anEvaluation((response) => response.writeHead(204).end());
    expect(await off.evaluation.evaluate('pay-off')).toEqual({ enabled: false });
    expect(off.log.entries).toEqual([]);
  });

  it('is none by a 200 without a body, rather than a disabled flag', async () => {
    const { evaluation, log } = await anEvaluation((response) => response.writeHead(200).end());
    expect(await evaluation.evaluate('pay-off')).toBeUndefined();
    expect(log.entries).toMatchObject([{ fields: { what: 'flag', problem: 'unexpected-response' } }]);
  });

  // Proves.
  it.each([
    [400, 'no-result-for-context'],
    [404, 'flag-not-found'],
    [410, 'flag-deleted'],
    [418, 'unexpected'],
    [201, 'unexpected'],
    [202, 'unexpected'],
    [203, 'unexpected'],
    [206, 'unexpected'],
  ])('is none and logged by status %i', async (status, problem) => {
    const { evaluation, log } = await anEvaluation((response) =>
      json(response, status, { enabled: true, value: 'x' }),
    );
    expect(await evaluation.evaluate('pay-off')).toBeUndefined();
    expect(log.entries).toMatchObject([{ fields: { what: 'flag', problem } }]);
  });
});

describe('names of flags', () => {
  it.each([
    ['collections-charge-off', 'collectionsChargeOff'],
    ['autopay', 'autopay'],
    ['pay_off-2-go', 'payOff2Go'],
  ])('%s becomes %s', (name, camel) => {
    expect(camelCaseOf(name)).toBe(camel);
  });
});

describe('flags as last known', () => {
  const KEY = 'member-portal.northwind.flags';

  it('are the defaults while nothing is known, or what is stored is corrupt', () => {
    expect(createStoredFeatureFlags(workingStorage(), 'northwind').current()).toEqual(FLAG_DEFAULTS);
    const corrupt = workingStorage({ [KEY]: '{"autopay":"perhaps"}' });
    expect(createStoredFeatureFlags(corrupt, 'northwind').current()).toEqual(FLAG_DEFAULTS);
  });

  // Proves.
  it('are kept for the next visit of this tenant', () => {
    const storage = workingStorage();
    createStoredFeatureFlags(storage, 'northwind').replace({ autopay: false, brandNew: true });
    expect(createStoredFeatureFlags(storage, 'northwind').current()).toEqual({
      ...FLAG_DEFAULTS,
      autopay: false,
    });
    expect(createStoredFeatureFlags(storage, 'maple').current()).toEqual(FLAG_DEFAULTS);
  });

  it('keep their value where an evaluation could not determine it, and return to the default where it omits them', () => {
    const flags = createStoredFeatureFlags(workingStorage(), 'northwind');
    flags.replace({ payOff: false, autopay: false });
    flags.replace({ payOff: undefined, receipts: false });
    expect(flags.current()).toEqual({ ...FLAG_DEFAULTS, payOff: false, receipts: false });
    expect(FLAG_DEFAULTS.autopay).toBe(true);
  });

  it('are unknown until an answer was read here or on an earlier visit; an answer without one makes it off', () => {
    const storage = workingStorage();
    const flags = createStoredFeatureFlags(storage, 'northwind');
    const listener = vi.fn();
    flags.subscribe(listener);
    flags.replace(undefined);
    expect(flags.isKnown('collectionsChargeOff')).toBe(false);
    flags.replace({ collectionsChargeOff: undefined });
    expect(flags.isKnown('collectionsChargeOff')).toBe(false);
    expect(flags.isKnown('payOff')).toBe(true);
    flags.replace({});
    expect([flags.isKnown('collectionsChargeOff'), flags.current().collectionsChargeOff]).toEqual([
      true,
      false,
    ]);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(createStoredFeatureFlags(storage, 'northwind').isKnown('collectionsChargeOff')).toBe(true);
    expect(createStoredFeatureFlags(storage, 'maple').isKnown('collectionsChargeOff')).toBe(false);
  });

  it('stay without an answer, and tell listeners only of changes', () => {
    const flags = createStoredFeatureFlags(workingStorage(), 'northwind');
    const listener = vi.fn();
    flags.subscribe(listener);
    flags.replace({ payOff: false });
    flags.replace(undefined);
    flags.replace({ payOff: false });
    expect(flags.current().payOff).toBe(false);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('no longer notify a listener that has unsubscribed', () => {
    const flags = createStoredFeatureFlags(workingStorage(), 'northwind');
    const [gone, there] = [vi.fn(), vi.fn()];
    const leave = flags.subscribe(gone);
    flags.subscribe(there);
    leave();
    flags.replace({ payOff: false });
    expect([gone.mock.calls.length, there.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('a platform that does not answer', () => {
  it.each(['evaluateAll', 'evaluate'] as const)('is waited for by %s for three seconds', async (how) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { client, log } = aClient(
      { baseUrl: 'https://api.example' },
      { fetch: () => new Promise(() => undefined) },
    );
    const evaluation = createFlagEvaluation(client, log, 'northwind');
    const answered = evaluation[how]('pay-off');
    await vi.advanceTimersByTimeAsync(2999);
    expect(log.entries).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await answered;
    expect(log.entries).toMatchObject([{ fields: { problem: 'timeout' } }]);
  });
});

describe('polling', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const poll = () => {
    const page = aPage();
    const flags = createStoredFeatureFlags(workingStorage(), 'northwind');
    let evaluations = 0;
    const evaluation: FlagEvaluation = {
      evaluateAll: async () => {
        evaluations += 1;
        return { receipts: evaluations % 2 === 1 };
      },
      evaluate: async () => undefined,
    };
    const services = createServices([
      provide(FlagEvaluation, evaluation),
      provide(FlagStore, flags),
      provide(PageVisibility, createDocumentPageVisibility(page)),
      provide(Timer, createWakefulTimer(systemClock, page)),
      provide(Clock, systemClock),
    ]);
    const stop = services.get(PollFlags)(60);
    return { page, flags, stop, evaluations: () => evaluations };
  };

  it('evaluates at once and then every so many seconds', async () => {
    const { flags, evaluations } = poll();
    await vi.advanceTimersByTimeAsync(0);
    expect([evaluations(), flags.current().receipts]).toEqual([1, true]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([evaluations(), flags.current().receipts]).toEqual([2, false]);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(evaluations()).toBe(4);
  });

  it('rests while nobody sees the page, and catches up once when it shows', async () => {
    const { page, evaluations } = poll();
    await vi.advanceTimersByTimeAsync(0);
    page.hide();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(evaluations()).toBe(1);
    page.show();
    await vi.advanceTimersByTimeAsync(0);
    expect(evaluations()).toBe(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(evaluations()).toBe(3);
  });

  it('does not ask sooner because a page was hidden and shown', async () => {
    const { page, evaluations } = poll();
    await vi.advanceTimersByTimeAsync(10_000);
    page.hide();
    page.show();
    await vi.advanceTimersByTimeAsync(0);
    expect(evaluations()).toBe(1);
  });

  it('leaves nothing behind when it is stopped', async () => {
    const { page, stop, evaluations } = poll();
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect([evaluations(), vi.getTimerCount(), page.listening()]).toEqual([1, 0, 0]);
  });
});
