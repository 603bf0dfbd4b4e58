import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { demoPeople } from '../../sandbox/index.ts';
import { type Belongings, belongingsOf } from './support/belongings.ts';
import { type Client, clientHeaders } from './support/client.ts';
import { CONTRACT_CALLS, type ContractCall, requestOf, sendCall, withAt } from './support/contract-calls.ts';
import { type Sandbox, startSandbox } from './support/sandbox.ts';
import { codeRequest } from './support/sign-in-steps.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({
    people: demoPeople().filter(({ tenant }) => tenant === 'northwind'),
    hasControl: true,
  });
});
let logged = 0;
beforeEach(async () => {
  await sandbox.reset();
  logged = sandbox.log.length;
});
afterAll(() => sandbox.close());

const SQL = "x'); drop table buyer; --";
const HTML = '<img src=x onerror=alert(1)>';

/** Texts that break something somewhere: a database, a page, a log, a parser. */
const TEXTS = {
  'over-long': 'x'.repeat(5_000),
  SQL,
  HTML,
  'a NUL': 'a\u0000b',
  'half a character': 'a\ud800b',
  'a lost character': 'a\ufffdb',
  'a line break': 'a\r\nSet-Cookie: b',
  'a format': '%s%n{{7*7}}<%= 7*7 %>',
  'right to left': '\u202egnp.exe',
  'a far date': '0000-01-01',
  'a date of no calendar': '2026-02-30',
  nothing: '',
  space: ' ',
  'a prototype': '__proto__',
} as const;

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

/** Values that are no text. */
const OTHERS = {
  null: null,
  'a number': 7,
  'a negative number': -1,
  'a fraction': 1.5,
  'a number beyond integers': 2 ** 53 + 2,
  'a huge number': 1e300,
  'a boolean': true,
  'a list': [['x']],
  'an object': { length: 3, toString: 'x' },
  'something deep': nested(900),
} as const;

const HOSTILE: readonly (readonly [string, unknown])[] = [
  ...Object.entries(TEXTS),
  ...Object.entries(OTHERS),
];

/** Texts where a body is asked for that are none, or another one. */
const NO_BODIES = ['[]', 'null', '1', '"text"', '{', '', '{"__proto__":{"admin":true}}', '['.repeat(30_000)];

const leavesOf = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]))
    : [path];

const openApiSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ requestBody: z.unknown().optional() }))),
});

/** Calls with a body that name nothing of anybody's. */
const NAMELESS: readonly ContractCall[] = [
  {
    name: 'ask for a code',
    operation: 'POST /api/auth/send-code',
    at: 'api',
    slots: {},
    isPublic: true,
    body: async () => ({
      ...codeRequest('+12025550101'),
      email: 'avery.stone@example.com',
      testToken: 'token',
      phoneType: 'VOIP',
    }),
  },
  {
    name: 'read all flags',
    operation: 'POST /api/featureflag/evaluation/bulk',
    at: 'api',
    slots: {},
    isPublic: true,
    body: async () => ({ context: { tenantId: 'northwind' } }),
  },
  {
    name: 'read one flag',
    operation: 'POST /api/featureflag/evaluation/flag/{name}',
    at: 'api',
    slots: {},
    fixed: { name: 'pay-off' },
    isPublic: true,
    body: async () => ({ context: { tenantId: 'northwind' } }),
  },
];

const CALLS = [...CONTRACT_CALLS, ...NAMELESS];
const WITH_BODY = CALLS.filter(({ body }) => body !== undefined);

const belongings = (): Promise<Belongings> => belongingsOf(sandbox, 'Avery', 'northwind', 'Hearth & Pine');

const ready = async (call: ContractCall, own: Belongings, client: Client) =>
  requestOf(call, await call.body?.(own, client), (slot) => call.slots[slot]?.(own) ?? '');

/** No request may make the platform fail, or be echoed in the refusal. */
const expectCalm = (): void => {
  expect(sandbox.log.slice(logged).filter(({ event }) => event === 'error')).toEqual([]);
};
const refuses = (status: number, body: unknown): void => {
  expect(status).toBeLessThan(500);
  if (status < 400) return;
  const said = JSON.stringify(body);
  for (const canary of ['drop table', 'onerror', 'xxxxx', 'gnp.exe', '7*7'])
    expect(said).not.toContain(canary);
};

test('every call of the contract that has a body is tried below', async () => {
  const visitor = sandbox.visit();
  const documents = [
    (await visitor.call('GET', '/openapi.json')).body,
    (await visitor.gateway('GET', '/openapi.json')).body,
  ];
  const withBody = documents.flatMap((document) =>
    Object.entries(openApiSchema.parse(document).paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { requestBody }]) =>
        requestBody === undefined ? [] : [`${method.toUpperCase()} ${path}`],
      ),
    ),
  );
  expect([...new Set(WITH_BODY.map(({ operation }) => operation))].sort()).toEqual(withBody.sort());
});

describe.each(WITH_BODY)('the body of $name', (call) => {
  test('takes or refuses every hostile value in every field, and never fails', async () => {
    const own = await belongings();
    const client = await sandbox.as('Avery');
    const request = await ready(call, own, client);
    const fields = leavesOf(request.body);
    expect(fields.length).toBeGreaterThan(0);
    for (const path of fields) {
      for (const [, value] of HOSTILE) {
        const body = withAt(request.body, path, value);
        const answer = await sendCall(call, client, { ...request, body });
        refuses(answer.status, answer.body);
      }
    }
    expectCalm();
    expect((await sandbox.db.selectFrom('buyer').select('id').execute()).length).toBeGreaterThan(2);
  });

  test('is refused where it is another thing or none', async () => {
    const own = await belongings();
    const client = await sandbox.as('Avery');
    const request = await ready(call, own, client);
    const [method = ''] = call.operation.split(' ');
    for (const body of NO_BODIES) {
      const headers = { 'idempotency-key': randomUUID() };
      const answer = await client[call.at === 'api' ? 'call' : 'gateway'](method, request.path, {
        body,
        headers,
      });
      expect(answer.status, body.slice(0, 40)).toBe(400);
    }
    expectCalm();
  });

  test('is refused when huge, of another type or in another charset', async () => {
    const own = await belongings();
    const client = await sandbox.as('Avery');
    const request = await ready(call, own, client);
    const [method = ''] = call.operation.split(' ');
    const send = (body: unknown, type = 'application/json') =>
      client[call.at === 'api' ? 'call' : 'gateway'](method, request.path, {
        body,
        headers: { 'content-type': type, 'idempotency-key': randomUUID() },
      });
    expect((await send({ more: 'x'.repeat(70_000) })).status).toBe(413);
    for (const type of [
      'text/plain',
      'application/json; charset=utf-16',
      'multipart/form-data',
      'application/xml',
    ]) {
      expect((await send(request.body, type)).status).toBe(415);
    }
    expectCalm();
  });
});

describe('the address of a call', () => {
  const PARTS = [
    '%00',
    '%ff',
    '%E0%A4%A',
    '..%2f..%2fetc',
    encodeURIComponent(SQL),
    encodeURIComponent(HTML),
    'x'.repeat(5_000),
    '%F0%9F%92%B0',
    '%25',
    '%0d%0aX-A:%20b',
  ];

  test.each(CALLS.filter(({ operation }) => operation.includes('{')))(
    'of $name takes no hostile part',
    async (call) => {
      const own = await belongings();
      const client = await sandbox.as('Avery');
      const request = await ready(call, own, client);
      const [method = '', template = ''] = call.operation.split(' ');
      for (const part of PARTS) {
        const path = template.replaceAll(/\{[^}]+\}/g, part);
        const answer = await client[call.at === 'api' ? 'call' : 'gateway'](method, path, {
          ...(request.body === undefined ? {} : { body: request.body }),
          headers: { 'idempotency-key': randomUUID() },
        });
        expect([400, 404]).toContain(answer.status);
        refuses(answer.status, answer.body);
      }
      expectCalm();
    },
  );

  const LISTS = '/api/servicing/payment-agreement';
  test('takes no hostile query', async () => {
    const own = await belongings();
    const client = await sandbox.as('Avery');
    const at = (...parts: readonly unknown[]): string =>
      Buffer.from(JSON.stringify(parts)).toString('base64url');
    const cursors = [
      'x',
      at('9999-99-99', 'a'),
      at('0000-01-01', 'a'),
      at('2026-01-01', 'a\u0000'),
      at(1e15, 'a'),
      at(1.5, 'a'),
      at('a'),
      at(),
    ];
    const paths = [LISTS, `${LISTS}/${own.loanId}/history`];
    for (const path of paths) {
      for (const cursor of cursors) {
        for (const sort of ['due', 'opened', 'balance']) {
          const { status, body } = await client.call(
            'GET',
            `${path}?cursor=${encodeURIComponent(cursor)}&sort=${sort}`,
          );
          expect([200, 400]).toContain(status);
          refuses(status, body);
        }
      }
      for (const name of [
        'limit',
        'cursor',
        'q',
        'status',
        'type',
        'sort',
        'from',
        'to',
        'buyerId',
        'payoffOn',
      ]) {
        for (const part of [...PARTS, '', '-1', '0', '1e9', '0x10', 'NaN', '0000-01-01', '9999-12-31']) {
          for (const query of [`${name}=${part}`, `${name}=${part}&${name}=${part}`, `${name}[]=${part}`]) {
            const { status, body } = await client.call('GET', `${path}?${query}`);
            expect([200, 400, 404]).toContain(status);
            refuses(status, body);
          }
        }
      }
    }
    for (const day of ['9999-12-31', '2199-12-31', '1900-01-01', 'today']) {
      const { status, body } = await client.call('GET', `${LISTS}/${own.loanId}?payoffOn=${day}`);
      expect([200, 400, 422]).toContain(status);
      refuses(status, body);
    }
    expectCalm();
  });

  test('treats a search as plain text, without wildcards', async () => {
    const client = await sandbox.as('Avery');
    const found = async (q: string) =>
      z
        .object({ items: z.array(z.unknown()) })
        .parse((await client.call('GET', `${LISTS}?q=${encodeURIComponent(q)}`)).body).items.length;
    expect(await found('hearth')).toBe(1);
    for (const q of ['%', '_', '%%', '\\', "' or '1'='1", SQL, 'h%h']) expect(await found(q)).toBe(0);
  });
});

describe('a header', () => {
  test('that is hostile is refused or skipped', async () => {
    const own = await belongings();
    const client = await sandbox.as('Avery');
    for (const value of ['x'.repeat(5_000), SQL, HTML, 'v2, v2', '__proto__']) {
      for (const name of [
        'x-app-id',
        'x-api-version',
        'idempotency-key',
        'x-xsrf-token',
        'cookie',
        'accept',
        'origin',
        'traceparent',
      ]) {
        for (const call of CONTRACT_CALLS.filter(
          ({ isKeyed, name: which }) => isKeyed || which === 'read agreement',
        )) {
          const request = await ready(call, own, client);
          const [method = ''] = call.operation.split(' ');
          const answer = await client.call(method, request.path, {
            ...(request.body === undefined ? {} : { body: request.body }),
            headers: { ...(call.isKeyed ? { 'idempotency-key': randomUUID() } : {}), [name]: value },
          });
          refuses(answer.status, answer.body);
        }
      }
    }
    expectCalm();
  });
});

describe('bytes that are no UTF-8', () => {
  test.each([
    ['a stray byte', Buffer.from([0x22, 0xff, 0xfe, 0x22])],
    ['an overlong form', Buffer.from([0x22, 0xc0, 0xaf, 0x22])],
    ['half a character', Buffer.from([0x22, 0xe2, 0x82, 0x22])],
    ['a surrogate', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
  ])('%s in a text are refused', async (_what, bytes) => {
    const own = await belongings();
    const client = await sandbox.as('Avery');
    const before = Buffer.from(`{"id":"${own.contactId}","type":"HOME","address":{"line1":`);
    const after = Buffer.from(',"city":"Albany","region":"NY","postalCode":"12203","country":"US"}}');
    const answer = await sandbox.handle(
      new Request(`http://northwind.localhost/api/buyer/${own.buyerId}/contact/${own.contactId}`, {
        method: 'PUT',
        headers: clientHeaders('northwind', client.token),
        body: Buffer.concat([before, bytes, after]),
      }),
    );
    expect(answer.status).toBe(400);
  });

  test('as UTF-16 are refused, with and without its mark', async () => {
    const text = JSON.stringify({ context: { tenantId: 'northwind' } });
    for (const body of [
      Buffer.from(text, 'utf16le'),
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
    ]) {
      const path = 'http://northwind.localhost/api/featureflag/evaluation/flag/pay-off';
      const answer = await sandbox.handle(
        new Request(path, { method: 'POST', headers: clientHeaders('northwind', undefined), body }),
      );
      expect(answer.status).toBe(400);
    }
  });
});

describe('what somebody typed', () => {
  test('is kept as it was typed, and is text wherever it is shown', async () => {
    const own = await belongings();
    const client = await sandbox.as('Avery');
    const contact = `/api/buyer/${own.buyerId}/contact/${own.contactId}`;
    const address = {
      line1: HTML,
      line2: SQL,
      city: 'Albany',
      region: 'NY',
      postalCode: '12203',
      country: 'US',
    };
    const saved = await client.call('PUT', contact, { body: { id: own.contactId, type: 'HOME', address } });
    expect(saved.status).toBe(200);
    expect(saved.headers.get('content-type')).toContain('application/json');
    expect(saved.headers.get('x-content-type-options')).toBe('nosniff');
    expect(JSON.stringify(saved.body)).toContain(JSON.stringify(HTML).slice(1, -1));

    await sandbox.db.updateTable('buyer').set({ given_name: HTML }).where('id', '=', own.buyerId).execute();
    const documents = [
      `/api/disclosure/document/loan-agreement/payment-agreement/${own.loanId}`,
      `/api/disclosure/document/payment-confirm/target/${own.paymentId}`,
    ];
    for (const path of documents) {
      const { body } = await client.call('GET', path);
      expect(JSON.stringify(body)).not.toContain('<img');
    }
    const { body: people } = await client.call('GET', '/sandbox');
    expect(String(people)).not.toContain('<img');
    expect(String(people)).toContain('&lt;img');
  });
});

describe('pages and forms of the sandbox', () => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  const press = randomUUID();
  /** Every form, filled in validly except for the field under test. */
  const FORMS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['/sandbox/sign-in', { buyer: 'nobody' }],
    ['/sandbox/clock', { press, step: 'now' }],
    ['/sandbox/clock/again', { id: '1' }],
    ['/sandbox/flags', { name: 'none', state: 'ON' }],
    [
      '/sandbox/faults',
      { press, endpoint: 'GET /nothing', kind: 'LATENCY', status: '503', latencyMs: '1', times: '1' },
    ],
    [
      '/sandbox/faults',
      { press, method: 'GET', path: '/nothing', kind: 'STATUS', status: '503', latencyMs: '1', times: '1' },
    ],
    ['/sandbox/faults/remove', { id: 'none' }],
    ['/sandbox/faults/remove', { all: 'yes' }],
    ['/sandbox/lift', { buyer: 'nobody' }],
    ['/sandbox/loans', { press, kind: 'charge-back', paymentId: 'none', reason: 'UNAUTHORIZED' }],
    ['/sandbox/loans', { press, kind: 'refund-payment', paymentId: 'none' }],
    ['/sandbox/loans', { press, kind: 'refund-order', agreementId: 'none', amount: '1' }],
    [
      '/sandbox/loans',
      { press, kind: 'hardship', agreementId: 'none', plan: '29', amount: '30', months: '3' },
    ],
    ['/sandbox/telemetry/listen', { on: 'yes' }],
    ['/sandbox/telemetry/clear', { all: 'yes' }],
  ];

  test.each(FORMS)('%s takes every hostile text in every field, filled in as %o', async (path, form) => {
    const desk = sandbox.visit();
    const send = async (fields: Record<string, string>): Promise<number> => {
      const body = new URLSearchParams(fields).toString();
      const answer = await desk.call('POST', path, { headers: FORM, body });
      expect(answer.status).toBeLessThan(500);
      expect(String(answer.body)).not.toContain(HTML);
      return answer.status;
    };
    expect([200, 303, 404]).toContain(await send(form));
    for (const name of Object.keys(form))
      for (const text of Object.values(TEXTS)) await send({ ...form, [name]: text });
    for (const page of ['', '/clock', '/faults', '/flags', '/telemetry', '/loans?buyer=none'])
      expect((await desk.call('GET', `/sandbox${page}`)).status).toBe(200);
    expectCalm();
  });

  test.each([
    ['POST', '/sandbox/control/clock', { step: 'now' }],
    ['PUT', '/sandbox/control/flags/none', { state: 'ON' }],
    [
      'POST',
      '/sandbox/control/faults',
      { method: 'GET', path: '/nothing', kind: 'STATUS', status: 503, latencyMs: 1, times: 1 },
    ],
    ['POST', '/sandbox/control/actions', { kind: 'charge-back', paymentId: 'none', reason: 'UNAUTHORIZED' }],
    ['POST', '/sandbox/control/actions', { kind: 'refund-order', agreementId: 'none', amount: 1 }],
    [
      'POST',
      '/sandbox/control/actions',
      { kind: 'hardship', agreementId: 'none', plan: 29, amount: 3000, months: 3 },
    ],
  ] as const)('%s %s takes every hostile value in every field of %o', async (method, path, body) => {
    const control = sandbox.visit();
    expect([200, 201, 204, 404]).toContain((await control.call(method, path, { body })).status);
    for (const [name] of Object.entries(body)) {
      for (const [, value] of HOSTILE) {
        const answer = await control.call(method, path, { body: { ...body, [name]: value } });
        refuses(answer.status, answer.body);
      }
    }
    expectCalm();
  });

  test('the hosted page of the gateway and the inbox take every hostile text', async () => {
    const client = await sandbox.as('Avery');
    const call = CONTRACT_CALLS.find(({ name }) => name === 'open a page for a method');
    if (!call) throw new Error('There is that call.');
    const request = await ready(call, await belongings(), client);
    for (const text of Object.values(TEXTS)) {
      const opened = await sendCall(call, client, request);
      const { pathname } = new URL(z.object({ url: z.string() }).parse(opened.body).url);
      const card = { holder: text, number: '4000056655665556', expiry: '09/29', securityCode: '123' };
      const bank = { holder: text, routing: text, account: text, accountType: text, form: text };
      for (const [step, form] of [
        ['bank', bank],
        ['card', card],
      ] as const) {
        const page = await client.gateway('POST', `${pathname}/${step}`, {
          headers: FORM,
          body: new URLSearchParams(form).toString(),
        });
        expect(page.status).toBeLessThan(500);
        expect(String(page.body)).not.toContain(HTML);
      }
      const inbox = await client.call(
        'GET',
        `/sandbox/inbox?${new URLSearchParams({ to: text }).toString()}`,
      );
      expect(inbox.status).toBe(200);
      expect(String(inbox.body)).not.toContain(HTML);
    }
    expectCalm();
  });
});
