import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { problemSchema } from '../../sandbox/contract/wire-values.ts';
import { DEFAULT_FLAGS } from '../../sandbox/flags/default-flags.ts';
import { loanAt, methodsOf, pay, refusalOf } from './support/payment-steps.ts';
import { type Sandbox, startSandbox } from './support/sandbox.ts';
import { askForCode, codeRequest, login, newestCode } from './support/sign-in-steps.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const LOGIN = '/api/auth/login';

describe('a request that cannot be served', () => {
  test.each([
    ['GET', '/api/nothing'],
    ['GET', '/api'],
    ['PATCH', LOGIN],
    ['GET', LOGIN],
    ['POST', '/sandbox/nothing'],
  ])('%s %s is answered 404 in the contract’s shape', async (method, path) => {
    const answer = await sandbox.visit().call(method, path);
    expect(answer.status).toBe(404);
    expect(problemSchema.parse(answer.body).reason).toBe('Not_Found');
  });

  test.each([
    ['broken JSON', '{"code":', 400],
    ['no JSON', 'code=123456', 400],
    ['an array', '[]', 400],
    ['null', 'null', 400],
    ['wrong types', '{"code":123456,"referenceID":{}}', 400],
    ['missing fields', '{}', 400],
    ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 400],
    ['an over-long text', JSON.stringify({ code: '1'.repeat(21), referenceID: 'x' }), 400],
    ['a huge body', JSON.stringify({ code: 'x'.repeat(70_000) }), 413],
  ])('with %s is refused without repeating what it said', async (_what, body, status) => {
    const answer = await sandbox.visit().call('POST', LOGIN, { body });
    expect(answer.status).toBe(status);
    const text = JSON.stringify(problemSchema.parse(answer.body));
    expect(text).not.toMatch(/123456|xxxx|1111/);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=latin1'])(
    'whose body is %s is refused',
    async (type) => {
      const answer = await sandbox
        .visit()
        .call('POST', LOGIN, { body: '{}', headers: { 'content-type': type } });
      expect(answer.status).toBe(415);
    },
  );

  test('names the fields that are wrong and never their values', async () => {
    const body = {
      ...codeRequest('avery.stone@example.com'),
      email: 'not an address',
      languagePreference: 'xx',
    };
    const answer = await sandbox.visit().call('POST', '/api/auth/send-code', { body });
    expect(problemSchema.parse(answer.body)).toMatchObject({
      reason: 'Invalid_Request',
      metadata: { fields: ['email', 'languagePreference'] },
    });
    expect(JSON.stringify(answer.body)).not.toContain('not an address');
  });

  test.each(['/api/servicing/payment-agreement', '/api/disclosure/static/terms-of-use'])(
    'on %s without version 2 is refused',
    async (path) => {
      const avery = await sandbox.as('Avery');
      for (const version of ['', 'v1', 'V2']) {
        expect((await avery.call('GET', path, { headers: { 'x-api-version': version } })).status).toBe(400);
      }
    },
  );
});

describe('the XSRF token', () => {
  test('is set where it is missing, and has to be echoed by signed-in writes where it is set', async () => {
    const avery = await sandbox.as('Avery');
    const first = await avery.call('GET', '/api/servicing/payment-agreement');
    const token = /XSRF-TOKEN=([^;]+)/.exec(first.headers.get('set-cookie') ?? '')?.[1] ?? '';
    expect(token.length).toBeGreaterThan(20);
    const refresh = (headers: Record<string, string>) =>
      avery.call('POST', '/api/auth/buyer/token/refresh', { headers });
    const cookie = `XSRF-TOKEN=${token}`;
    expect(refusalOf(await refresh({ cookie }))).toEqual([403, 'Xsrf_Token_Mismatch']);
    expect(refusalOf(await refresh({ cookie, 'x-xsrf-token': 'other' }))).toEqual([
      403,
      'Xsrf_Token_Mismatch',
    ]);
    expect((await refresh({ cookie, 'x-xsrf-token': token })).status).toBe(200);
    expect((await refresh({})).status).toBe(200);
  });
});

describe('every answer', () => {
  test('is never cached', async () => {
    const avery = await sandbox.as('Avery');
    for (const path of [
      '/api/servicing/payment-agreement',
      '/api/nothing',
      '/openapi.json',
      '/sandbox/inbox',
    ]) {
      const { headers } = await avery.call('GET', path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

describe('the log', () => {
  test('has a line per request with the route’s pattern, and nothing that identifies a person', async () => {
    const before = sandbox.log.length;
    const visitor = sandbox.visit();
    const reference = await askForCode(visitor, 'avery.stone@example.com');
    const code = await newestCode(visitor, 'avery.stone@example.com');
    await login(visitor, reference, 'wrong');
    await login(visitor, reference, code);
    const avery = await sandbox.as('Avery');
    await avery.call('GET', `/api/buyer/${avery.buyerId}`);
    const loan = await loanAt(avery, 'Hearth & Pine');
    const [method] = await methodsOf(avery);
    await pay(avery, loan.id, { cents: 5_000, payOn: '2026-03-11', methodId: method?.id ?? '' });
    await avery.call('GET', `/api/unknown/${avery.buyerId}`);
    const lines = sandbox.log.slice(before);
    expect(lines.length).toBeGreaterThan(8);
    const routes = lines.map((line) => (line.event === 'request' ? line.route : line.event));
    expect(routes).toContain('/api/buyer/:id');
    expect(routes).toContain('/api/servicing/payment-agreement/:id/payment');
    expect(routes).toContain('unknown');
    const text = JSON.stringify(lines);
    const canaries = [
      'avery',
      'stone',
      '2025550101',
      code,
      reference,
      avery.buyerId,
      loan.id,
      loan.number,
      '5000',
      method?.id,
    ];
    for (const canary of canaries) expect(text.toLowerCase()).not.toContain(String(canary).toLowerCase());
  });
});

describe('feature flags', () => {
  const context = (tenantId: string) => ({ body: { context: { tenantId } } });
  const bulk = (tag: string, tenantId = 'northwind') =>
    sandbox.visit().call('POST', `/api/featureflag/evaluation/bulk?tag=${tag}`, context(tenantId));
  const one = (name: string, tenantId = 'northwind') =>
    sandbox.visit().call('POST', `/api/featureflag/evaluation/flag/${name}`, context(tenantId));

  test('come all at once by their tag', async () => {
    const { body } = await bulk('member-portal-frontend');
    const wanted = Object.entries(DEFAULT_FLAGS).map(([name, enabled]) => [name, { enabled }]);
    expect(body).toEqual(Object.fromEntries(wanted));
    expect((await bulk('another')).status).toBe(404);
    expect((await bulk('member-portal-frontend', 'harbour')).status).toBe(400);
    expect(
      (await sandbox.visit().call('POST', '/api/featureflag/evaluation/bulk', { body: {} })).status,
    ).toBe(400);
  });

  test('come one by one with every status', async () => {
    await sandbox.db
      .insertInto('flag')
      .values([
        { tenant: 'northwind', name: 'gone', state: 'DELETED', value: null },
        { tenant: 'northwind', name: 'with-value', state: 'ON', value: JSON.stringify({ limit: 3 }) },
      ])
      .execute();
    expect(await one('pay-off')).toMatchObject({ status: 200, body: { enabled: true } });
    expect(await one('with-value')).toMatchObject({
      status: 200,
      body: { enabled: true, value: { limit: 3 } },
    });
    expect((await one('credit-cards')).status).toBe(204);
    expect((await one('pay-off', 'harbour')).status).toBe(400);
    expect((await one('nonsense')).status).toBe(404);
    expect((await one('gone')).status).toBe(410);
  });
});

describe('the gateway', () => {
  const trace = 'authorization,traceparent,tracestate,baggage,x-datadog-trace-id';

  test('admits the tenants’ origins and trace headers, and no other origin', async () => {
    const preflight = (origin: string) =>
      sandbox.visit().gateway('OPTIONS', '/v1/payment-methods', {
        headers: {
          origin,
          'access-control-request-method': 'GET',
          'access-control-request-headers': trace,
        },
      });
    const { headers } = await preflight('http://northwind.localhost:4600');
    expect(headers.get('access-control-allow-origin')).toBe('http://northwind.localhost:4600');
    const allowed = (headers.get('access-control-allow-headers') ?? '').split(',');
    for (const name of trace.split(',')) expect(allowed).toContain(name);
    expect((await preflight('http://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
    expect((await preflight('null')).headers.get('access-control-allow-origin')).toBeNull();
  });

  test('lets the tenants’ pages read how long they have to wait', async () => {
    const avery = await sandbox.as('Avery');
    const { headers } = await avery.gateway('GET', '/v1/payment-methods', {
      headers: { origin: 'http://northwind.localhost:4600' },
    });
    expect(headers.get('access-control-expose-headers')).toBe('Retry-After');
  });

  test('does not serve one lender’s session to another lender’s page', async () => {
    const avery = await sandbox.as('Avery');
    const from = (origin: string) => avery.gateway('GET', '/v1/payment-methods', { headers: { origin } });
    expect((await from('http://northwind.localhost:4600')).status).toBe(200);
    expect((await from('http://harbour.localhost:4600')).status).toBe(401);
  });
});

describe('the inbox', () => {
  test('shows the newest code large, under a policy without anything inline', async () => {
    const visitor = sandbox.visit();
    await askForCode(visitor, 'blake.rivera@example.com');
    const code = await newestCode(visitor, 'blake.rivera@example.com');
    const { headers, body } = await visitor.call('GET', '/sandbox/inbox?to=blake.rivera%40example.com');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(body).toContain(`<p class="code">${code}</p>`);
    expect(body).not.toMatch(/<script|<style|style="/);
    const css = await visitor.call('GET', '/sandbox/inbox.css');
    expect(css.headers.get('content-type')).toContain('text/css');
  });

  test('takes a hostile search as text', async () => {
    const to = encodeURIComponent('"><script>alert(1)</script>');
    const { body } = await sandbox.visit().call('GET', `/sandbox/inbox?to=${to}`);
    expect(body).not.toContain('<script>');
  });

  test('of one lender shows nothing of another', async () => {
    await askForCode(sandbox.visit('harbour'), 'avery.stone@example.com');
    const { body } = await sandbox.visit('maple').call('GET', '/sandbox/inbox.json');
    expect(z.object({ items: z.array(z.unknown()) }).parse(body).items).toEqual([]);
  });
});

describe('the OpenAPI document', () => {
  const documentSchema = z.object({
    openapi: z.string(),
    paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  });

  test('is version 3.1 and lists every call of the contract', async () => {
    const answer = await sandbox.visit().call('GET', '/openapi.json');
    const { openapi, paths } = documentSchema.parse(answer.body);
    expect(openapi).toBe('3.1.0');
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(calls.sort()).toEqual([
      'DELETE /api/servicing/payment-agreement/{id}/autopay',
      'DELETE /api/servicing/payment-agreement/{id}/payment/{paymentId}',
      'GET /api/buyer/{id}',
      'GET /api/disclosure/document/{kind}/payment-agreement/{id}',
      'GET /api/disclosure/document/{kind}/target/{id}',
      'GET /api/disclosure/static/{kind}',
      'GET /api/servicing/payment-agreement',
      'GET /api/servicing/payment-agreement/{id}',
      'GET /api/servicing/payment-agreement/{id}/history',
      'POST /api/auth/buyer/token/refresh',
      'POST /api/auth/buyer/verify-code',
      'POST /api/auth/login',
      'POST /api/auth/logout',
      'POST /api/auth/send-code',
      'POST /api/disclosure/payment-agreement/{id}',
      'POST /api/featureflag/evaluation/bulk',
      'POST /api/featureflag/evaluation/flag/{name}',
      'POST /api/servicing/payment-agreement/{id}/autopay',
      'POST /api/servicing/payment-agreement/{id}/payment',
      'PUT /api/buyer/{id}',
      'PUT /api/buyer/{id}/contact/{contactId}',
    ]);
    const gateway = documentSchema.parse((await sandbox.visit().gateway('GET', '/openapi.json')).body);
    expect(Object.keys(gateway.paths).sort()).toEqual([
      '/v1/payment-methods',
      '/v1/payment-methods/{id}',
      '/v1/sessions',
    ]);
  });
});
