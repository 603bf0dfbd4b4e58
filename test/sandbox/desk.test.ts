import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { runInNewContext } from 'node:vm';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SIGN_IN_SCRIPT } from '../../sandbox/desk/sign-in-link.ts';
import { readSettings } from '../../sandbox/front/settings.ts';
import { demoPeople } from '../../sandbox/index.ts';
import { TAP_SCRIPT } from '../../sandbox/telemetry/tap-script.ts';
import { listenLocally } from '../support/local-server.ts';
import { repositoryPath } from '../support/repository.ts';
import type { Client } from './support/client.ts';
import { agreementsOf } from './support/payment-steps.ts';
import { type Sandbox, startSandbox } from './support/sandbox.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
const LOANS = '/api/servicing/payment-agreement';

let sandbox: Sandbox;
let desk: Client;
beforeAll(async () => {
  const people = demoPeople().filter(({ tenant }) => tenant === 'northwind');
  sandbox = await startSandbox({ people, hasControl: true });
});
beforeEach(async () => {
  await sandbox.reset();
  await sandbox.catchUp();
  desk = sandbox.visit();
});
afterAll(() => sandbox.close());

const press = (path: string, form: Record<string, string>, headers: Record<string, string> = FORM) =>
  desk.call('POST', path, { headers, body: new URLSearchParams(form).toString() });

/** The name of the form that a page has, as it is looked at now. */
const pressOn = async (page: string): Promise<string> => {
  const { body } = await desk.call('GET', page);
  return /name="press" value="([^"]+)"/.exec(String(body))?.[1] ?? '';
};

/** Sends the form of a page that may be sent once. */
const pressForm = async (page: string, form: Record<string, string>) =>
  press(page, { ...form, press: await pressOn(page) });
const pressClock = (form: Record<string, string>) => pressForm('/sandbox/clock', form);
const pressFault = (form: Record<string, string>) => pressForm('/sandbox/faults', form);

test.each(['', '/clock', '/faults', '/flags', '/telemetry'])(
  'the page /sandbox%s has a strict policy and nothing inline',
  async (page) => {
    const { status, headers, body } = await desk.call('GET', `/sandbox${page}`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(String(body)).not.toMatch(/<script(?! src)|<style|\son\w+=|\sstyle=/);
  },
);

describe('people', () => {
  test('are listed with their situations, and signed in by one press', async () => {
    const { body } = await desk.call('GET', '/sandbox');
    expect(String(body)).toContain('three loans going well, two closed');
    const avery = await sandbox.as('Avery');
    const answer = await press('/sandbox/sign-in', { buyer: avery.buyerId });
    const token = /data-token="([^"]+)"/.exec(String(answer.body))?.[1];
    expect((await agreementsOf(desk.withToken(token))).length).toBe(5);
    const [kept, gone, forgotten]: [Map<string, string>, string[], string[]] = [new Map(), [], []];
    const told: unknown[] = [];
    const transaction = {
      objectStore: () => ({ delete: (name: string) => forgotten.push(name) }),
      oncomplete: () => undefined,
    };
    const opening = {
      result: { transaction: () => transaction, close: () => undefined },
      onsuccess: () => undefined,
    };
    runInNewContext(SIGN_IN_SCRIPT, {
      document: { documentElement: { dataset: { token, expires: '1', buyer: avery.buyerId } } },
      sessionStorage: {
        clear: () => kept.clear(),
        setItem: (key: string, value: string) => kept.set(key, value),
      },
      location: { replace: (path: string) => gone.push(path) },
      indexedDB: { open: () => opening },
      BroadcastChannel: class {
        readonly postMessage = (message: unknown) => told.push(message);
      },
    });
    opening.onsuccess();
    // Whoever was signed in before is forgotten first.
    expect([forgotten, gone]).toEqual([['session-mark', 'session'], []]);
    transaction.oncomplete();
    expect(told).toEqual([{ kind: 'opened', buyerId: avery.buyerId }]);
    expect(JSON.parse(kept.get('member-portal.session') ?? '')).toMatchObject({
      token,
      buyerId: avery.buyerId,
    });
    expect(gone).toEqual(['/loans']);
  });

  test('of another lender are not signed in, nor by another page’s press', async () => {
    const { buyerId } = await sandbox.as('Avery');
    const elsewhere = { ...FORM, 'sec-fetch-site': 'cross-site' };
    expect((await press('/sandbox/sign-in', { buyer: buyerId }, elsewhere)).status).toBe(404);
    const { 'sec-fetch-site': _, ...unsaid } = FORM;
    expect((await press('/sandbox/sign-in', { buyer: buyerId }, unsaid)).status).toBe(404);
    expect((await press('/sandbox/sign-in', { buyer: 'nobody' })).status).toBe(404);
  });
});

describe('the clock', () => {
  test('goes to the next due date, and what falls due happens', async () => {
    expect((await pressClock({ step: 'next-due' })).status).toBe(303);
    expect(String((await desk.call('GET', '/sandbox/clock')).body)).toContain('2026-03-16');
    const moved = await desk.call('POST', '/sandbox/control/clock', { body: { step: '30-days' } });
    expect(moved.body).toMatchObject({ days: 30, now: '2026-04-15T16:00:00.000Z' });
    const drafts = await sandbox.db
      .selectFrom('payment')
      .select('activity_status')
      .where('activity_type', '=', 'AUTOPAY')
      .where('pay_on', '>', '2026-03-16')
      .execute();
    expect(drafts).toEqual([{ activity_status: 'RECEIVED' }]);
    expect((await pressClock({ step: 'yesterday' })).status).toBe(400);
    expect((await press('/sandbox/clock', { step: 'tomorrow' })).status).toBe(400);
  });

  test('goes on once for a button that is pressed twice, and again for the next look at the page', async () => {
    const day = async () =>
      /<strong>(\d{4}-\d\d-\d\d)<\/strong>/.exec(
        String((await desk.call('GET', '/sandbox/clock')).body),
      )?.[1];
    expect(await day()).toBe('2026-03-11');
    const form = { step: '30-days', press: randomUUID() };
    const answers = await Promise.all([press('/sandbox/clock', form), press('/sandbox/clock', form)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await day()).toBe('2026-04-10');
    await pressClock({ step: '30-days' });
    expect(await day()).toBe('2026-05-10');
  });
});

const fault = (wish: object) => desk.call('POST', '/sandbox/control/faults', { body: wish });

describe('a fault', () => {
  test('gives a status as often as it was asked for', async () => {
    const avery = await sandbox.as('Avery');
    const form = { method: 'GET', path: `${LOANS}`, kind: 'STATUS', status: '503', times: '2' };
    expect((await pressFault(form)).status).toBe(303);
    const statuses = [];
    for (let i = 0; i < 3; i += 1) statuses.push((await avery.call('GET', LOANS)).status);
    expect(statuses).toEqual([503, 503, 200]);
    // The page fills every field in: what is late is only what was asked to be.
    await pressFault({ ...form, latencyMs: '60000' });
    const { latency_ms, status } = await sandbox.db
      .selectFrom('fault')
      .select(['latency_ms', 'status'])
      .where('times', '>', 0)
      .executeTakeFirstOrThrow();
    expect([latency_ms, status]).toEqual([null, 503]);
  });

  test('is switched on once, however often its button is pressed', async () => {
    const avery = await sandbox.as('Avery');
    const form = {
      path: LOANS,
      kind: 'STATUS',
      status: '503',
      times: '1',
      press: await pressOn('/sandbox/faults'),
    };
    const answers = await Promise.all([press('/sandbox/faults', form), press('/sandbox/faults', form)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const statuses = [];
    for (let i = 0; i < 2; i += 1) statuses.push((await avery.call('GET', LOANS)).status);
    expect(statuses).toEqual([503, 200]);
    expect((await press('/sandbox/faults', { ...form, press: '' })).status).toBe(400);
  });

  test('waits, and answers garbage, on the paths that it names', async () => {
    const avery = await sandbox.as('Avery');
    await fault({ path: '/api/servicing/**', kind: 'LATENCY', latencyMs: 120 });
    const began = performance.now();
    expect((await avery.call('GET', LOANS)).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(110);
    await fault({ path: '/v1/*', kind: 'GARBAGE', times: 1 });
    await expect(avery.gateway('GET', '/v1/payment-methods')).rejects.toThrow(SyntaxError);
    expect((await avery.gateway('GET', '/v1/payment-methods')).status).toBe(200);
    expect((await avery.call('GET', `/api/buyer/${avery.buyerId}`)).status).toBe(200);
  });

  test.each([
    ['DROP_BEFORE', 0],
    ['DROP_AFTER', 1],
  ] as const)('%s breaks the connection with %i codes sent', async (kind, sent) => {
    await fault({ path: '/api/auth/send-code', kind, times: 1 });
    const server = createServer(getRequestListener((request) => sandbox.handle(request)));
    const port = await listenLocally(server);
    const body = JSON.stringify({
      deliveryMethod: 'EMAIL',
      email: 'avery.stone@example.com',
      languagePreference: 'en-us',
      disclosures: ['TERMS_OF_USE', 'PRIVACY_POLICY', 'ELECTRONIC_COMMUNICATIONS'].map((type) => ({
        type,
        acceptedAt: '2026-03-12T16:00:00Z',
      })),
    });
    const headers = {
      'content-type': 'application/json',
      'x-app-id': 'northwind-member-portal',
      'x-api-version': 'v2',
    };
    const answer = fetch(`http://127.0.0.1:${port}/api/auth/send-code`, { method: 'POST', headers, body });
    await expect(answer.then((response) => response.text())).rejects.toThrow();
    await new Promise((resolve) => server.close(resolve));
    const codes = await sandbox.db.selectFrom('outbox').select('id').execute();
    expect(codes).toHaveLength(sent);
  });

  test('that is invalid is refused, and all can be switched off at once', async () => {
    const wrong = await pressFault({ path: '/api/"**', kind: 'STATUS', times: '3' });
    expect(wrong.status).toBe(422);
    expect(String(wrong.body)).toContain('check path, status.');
    expect(String(wrong.body)).toContain('name="path" value="/api/&quot;**"');
    expect(String(wrong.body)).toContain('name="times" inputmode="numeric" value="3"');
    expect((await fault({ path: 'api', kind: 'GARBAGE' })).status).toBe(400);
    await fault({ path: '/api/**', kind: 'GARBAGE' });
    expect((await desk.call('DELETE', '/sandbox/control/faults')).status).toBe(204);
    const avery = await sandbox.as('Avery');
    expect((await avery.call('GET', LOANS)).status).toBe(200);
  });
});

describe('every call of the contract', () => {
  test('can be given each kind of fault from a list, one at a time, and recovers', async () => {
    const page = String((await desk.call('GET', '/sandbox/faults')).body);
    const endpoints = [...page.matchAll(/<option value="([A-Z]+ [^"]+)">/g)].map(([, value]) => value ?? '');
    expect(endpoints.length).toBeGreaterThanOrEqual(23);
    expect(endpoints).toContain('PUT /api/buyer/*/contact/*');
    for (const endpoint of endpoints) {
      // One of the calls ends its session.
      const avery = await sandbox.as('Avery');
      const form = { endpoint, kind: 'STATUS', status: '418', times: '1', method: '*', path: '/nothing' };
      expect((await pressFault(form)).status).toBe(303);
      const [method = '', path = ''] = endpoint.split(' ');
      const call = path.startsWith('/v1/') ? avery.gateway : avery.call;
      const answer = await call(method, path.replaceAll('*', 'x'));
      expect([endpoint, answer.status, answer.headers.get('x-sandbox-fault')]).toEqual([
        endpoint,
        418,
        'STATUS',
      ]);
      expect((await call(method, path.replaceAll('*', 'x'))).headers.get('x-sandbox-fault')).toBeNull();
    }
    expect((await press('/sandbox/faults/remove', { all: 'yes' })).status).toBe(303);
  });

  test('can be given every status', async () => {
    const avery = await sandbox.as('Avery');
    for (let status = 400; status < 600; status += 1) {
      await fault({ method: 'GET', path: LOANS, kind: 'STATUS', status, times: 1 });
      expect((await avery.call('GET', LOANS)).status).toBe(status);
    }
  }, 240_000);
});

test('a flag is turned on, off and deleted', async () => {
  const read = async () =>
    (
      await desk.call('POST', '/api/featureflag/evaluation/flag/pay-off', {
        body: { context: { tenantId: 'northwind' } },
      })
    ).status;
  expect(await read()).toBe(200);
  await press('/sandbox/flags', { name: 'pay-off', state: 'OFF' });
  expect(await read()).toBe(204);
  expect(
    (await desk.call('PUT', '/sandbox/control/flags/pay-off', { body: { state: 'DELETED' } })).status,
  ).toBe(204);
  expect(await read()).toBe(410);
  expect((await desk.call('PUT', '/sandbox/control/flags/none', { body: { state: 'ON' } })).status).toBe(404);
});

test('telemetry arrives by the log collector’s wire and by the tap, and is shown as text', async () => {
  const collector = '/sandbox/collector/services/collector/event/1.0';
  const body = { time: 1, event: { name: 'portal', msg: '<b>late</b>', severity: 'warn' } };
  expect((await desk.call('POST', collector, { body })).status).toBe(401);
  const headers = { authorization: 'Splunk a-token' };
  expect((await desk.call('POST', collector, { body: { time: 'x' }, headers })).status).toBe(400);
  expect((await desk.call('POST', collector, { body, headers })).status).toBe(200);
  await desk.call('POST', '/sandbox/tap', { body: { kind: 'analytics', content: { event: 'pageLoaded' } } });
  const page = String((await desk.call('GET', '/sandbox/telemetry')).body);
  expect(page).toContain('&lt;b&gt;late');
  expect(page).toContain('pageLoaded');
  expect(JSON.stringify((await desk.call('GET', '/sandbox/control/telemetry')).body)).toContain('late');
  expect((await press('/sandbox/telemetry/clear', { all: 'yes' })).status).toBe(303);
  expect(String((await desk.call('GET', '/sandbox/telemetry')).body)).toContain('Nothing has arrived');
});

test('a browser can turn the tap on its pages on, and off again', async () => {
  const on = await press('/sandbox/telemetry/listen', { on: 'yes' });
  expect(on.headers.get('set-cookie')).toMatch(/sandbox-tap=1;.*HttpOnly; SameSite=Strict/);
  const off = await press('/sandbox/telemetry/listen', { on: 'no' });
  expect(off.headers.get('set-cookie')).toContain('Max-Age=0');
  const told: unknown[] = [];
  const window: { dataLayer?: { push: (...entries: unknown[]) => unknown } } = {};
  const send = (path: string, init: { body: string }) => {
    told.push([path, JSON.parse(init.body)]);
    return Promise.resolve();
  };
  runInNewContext(TAP_SCRIPT, { window, fetch: send });
  window.dataLayer?.push({ event: 'pageLoaded' }, { event: 'login_success' });
  expect(told).toEqual([
    ['/sandbox/tap', { kind: 'analytics', content: { event: 'pageLoaded' } }],
    ['/sandbox/tap', { kind: 'analytics', content: { event: 'login_success' } }],
  ]);
  expect(window.dataLayer).toHaveLength(2);
});

test('the control API is off by default, and only for the loopback interface', async () => {
  expect(readSettings({}, [], repositoryPath()).hasControl).toBe(false);
  expect(readSettings({ SANDBOX_CONTROL: '1' }, [], repositoryPath()).hasControl).toBe(true);
  expect(() => readSettings({ SANDBOX_CONTROL: '1', HOST: '0.0.0.0' }, [], repositoryPath())).toThrow(
    'loopback',
  );
  const closed = await startSandbox({ people: [] });
  const answer = await closed.visit().call('POST', '/sandbox/control/clock', { body: { step: 'now' } });
  expect(answer.status).toBe(404);
  await closed.close();
});
