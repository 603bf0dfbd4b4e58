import type { ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { createHttpClient, IDEMPOTENCY_HEADER } from '../../../src/infrastructure/client/http/index.ts';
import { createFanOutLog } from '../../../src/infrastructure/log/fan-out-log.ts';
import type { LogEntry } from '../../../src/infrastructure/log/log-sink.ts';
import { AVERY, aSession } from '../../support/builders/a-session.ts';
import { fakeCancellation } from '../../support/fakes/fake-cancellation.ts';
import { fakeSessionStore } from '../../support/fakes/fake-session-store.ts';
import { aClient, NOW } from '../../support/infrastructure/a-client.ts';
import { closedOrigin, json, loopbackServer } from '../../support/infrastructure/loopback-server.ts';

const answerSchema = z.object({ items: z.array(z.object({ amount: z.number() })) });
const GOOD = { items: [{ amount: 1 }] };
const read = { method: 'GET', path: ['api', 'thing'], deadline: 30_000 } as const;

describe('what a call sends', () => {
  // Proves.
  it('carries bearer, service headers and the echoed XSRF cookie', async () => {
    const server = await loopbackServer((response) => json(response, 200, GOOD));
    const session = aSession(NOW);
    const { client } = aClient(
      { baseUrl: server.origin, headers: { 'X-API-VERSION': 'v2' } },
      { session, cookies: 'other=1; XSRF-TOKEN=a%20b; more=2' },
    );
    await client.call(answerSchema, { ...read, headers: { 'Idempotency-Key': 'key' } });
    expect(server.arrived[0]?.headers).toMatchObject({
      authorization: `Bearer ${session.token}`,
      'x-api-version': 'v2',
      'x-xsrf-token': 'a b',
      'idempotency-key': 'key',
      accept: 'application/json',
    });
  });

  it('carries neither bearer nor XSRF header where there is none', async () => {
    const server = await loopbackServer((response) => json(response, 200, GOOD));
    await aClient({ baseUrl: server.origin }).client.call(answerSchema, read);
    expect(server.arrived[0]?.headers).not.toHaveProperty('authorization');
    expect(server.arrived[0]?.headers).not.toHaveProperty('x-xsrf-token');
  });

  // Proves.
  it('never echoes the XSRF cookie to another origin than the API’s', async () => {
    const server = await loopbackServer((response) => json(response, 200, GOOD));
    const { client } = aClient(
      { baseUrl: server.origin, echoesXsrf: false },
      { session: aSession(NOW), cookies: 'XSRF-TOKEN=secret' },
    );
    await client.call(answerSchema, read);
    expect(server.arrived[0]?.headers).not.toHaveProperty('x-xsrf-token');
    expect(server.arrived[0]?.headers).toHaveProperty('authorization');
  });

  it.each([
    ['XSRF-TOKEN=%E0%A4%A', '%E0%A4%A'],
    ['XSRF-TOKEN=%E2%82%AC', '%E2%82%AC'],
    ['XSRF-TOKEN=a%0D%0AX-Other%3A%201', 'a%0D%0AX-Other%3A%201'],
    ['X-XSRF-TOKEN=other; XSRF-TOKEN=own', 'own'],
    ['XSRF-TOKEN; XSRF-TOKEN=a=b', 'a=b'],
  ])('echoes of the cookies "%s" the value "%s"', async (cookies, echoed) => {
    const server = await loopbackServer((response) => json(response, 200, GOOD));
    await aClient({ baseUrl: server.origin }, { cookies }).client.call(answerSchema, read);
    expect(server.arrived[0]?.headers['x-xsrf-token']).toBe(echoed);
  });

  // Proves.
  it('sends lists as repeated keys, dates as text, and leaves out what is undefined', async () => {
    const server = await loopbackServer((response) => json(response, 200, GOOD));
    const query = {
      status: ['OUTSTANDING', 'REVIEW'],
      from: new Date(Date.UTC(2026, 1, 3)),
      at: new Date(Date.UTC(2026, 1, 3, 4, 5, 6, 7)),
      q: 'a b&c',
      limit: 5,
      cursor: undefined,
    };
    await aClient({ baseUrl: server.origin }).client.call(answerSchema, { ...read, query });
    expect(server.arrived[0]?.url.search).toBe(
      '?status=OUTSTANDING&status=REVIEW&from=2026-02-03&at=2026-02-03T04%3A05%3A06.007Z&q=a+b%26c&limit=5',
    );
  });

  // Proves.
  it('sends a body as JSON with every date in it as text', async () => {
    const server = await loopbackServer((response) => json(response, 200, GOOD));
    const body = { on: new Date(Date.UTC(2026, 1, 3)), list: [{ at: new Date(1) }], none: null };
    await aClient({ baseUrl: server.origin }).client.call(answerSchema, { ...read, method: 'POST', body });
    const [arrived] = server.arrived;
    expect(arrived?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(arrived?.body ?? '')).toEqual({
      on: '2026-02-03',
      list: [{ at: '1970-01-01T00:00:00.001Z' }],
      none: null,
    });
  });

  it('escapes ids and keeps the base path', async () => {
    const server = await loopbackServer((response) => json(response, 200, GOOD));
    const { client } = aClient({ baseUrl: `${server.origin}/base` });
    await client.call(answerSchema, { ...read, path: ['loan', { id: 'a/../b?c#d' }, 'x'] });
    expect(server.arrived[0]?.url.pathname).toBe('/base/loan/a%2F..%2Fb%3Fc%23d/x');
  });

  it.each([
    ['would be resolved away', ''],
    ['would be resolved away', '.'],
    ['would be resolved away', '..'],
    ['no platform can have given', 'loan-1\n'],
    ['no platform can have given', 'loan\ufffd1'],
    ['no platform can have given', 'loan\ud83d1'],
  ])('refuses an id that %s: %j', async (_, id) => {
    const server = await loopbackServer((response) => json(response, 200, GOOD));
    const answer = await aClient({ baseUrl: server.origin }).client.call(answerSchema, {
      ...read,
      path: ['loan', { id }, 'history'],
    });
    expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'invalid-url' });
    expect(server.arrived).toEqual([]);
  });

  it('refuses a path that leads to another origin', async () => {
    const elsewhere = await loopbackServer((response) => json(response, 200, GOOD));
    const server = await loopbackServer((response) => json(response, 200, GOOD));
    const path = ['', '', new URL(elsewhere.origin).host, 'api'];
    const answer = await aClient({ baseUrl: server.origin }).client.call(answerSchema, { ...read, path });
    expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'invalid-url' });
    expect([...server.arrived, ...elsewhere.arrived]).toEqual([]);
  });

  // Proves.
  it.each(['nowhere', 'ftp://host.example', ''])(
    'refuses a base that is no address: "%s"',
    async (baseUrl) => {
      const answer = await aClient({ baseUrl }).client.call(answerSchema, read);
      expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'invalid-url' });
    },
  );
});

describe('what a call answers', () => {
  it('gives the schema’s output', async () => {
    const server = await loopbackServer((response) => json(response, 200, { ...GOOD, extra: 1 }));
    const answer = await aClient({ baseUrl: server.origin }).client.call(answerSchema, read);
    expect(answer._unsafeUnwrap()).toEqual(GOOD);
  });

  it('has every string that is shaped like a date as a date', async () => {
    const body = { on: '2026-02-03', list: [{ at: '2026-02-03T10:00:00Z' }], word: 'May' };
    const server = await loopbackServer((response) => json(response, 200, body));
    const dates = z.object({
      on: z.instanceof(Date),
      list: z.array(z.object({ at: z.instanceof(Date) })),
      word: z.string(),
    });
    const answer = await aClient({ baseUrl: server.origin }).client.call(dates, read);
    expect(JSON.parse(JSON.stringify(answer._unsafeUnwrap()))).toEqual({
      on: '2026-02-03T00:00:00.000Z',
      list: [{ at: '2026-02-03T10:00:00.000Z' }],
      word: 'May',
    });
  });

  it.each([
    400, 402, 403, 404, 405, 408, 409, 410, 413, 415, 418, 422, 425, 429, 451, 500, 501, 502, 503, 504, 599,
  ])('is refused by status %i, with the reason and metadata of the contract', async (status) => {
    const server = await loopbackServer((response) =>
      json(response, status, { reason: 'Why', message: 'private', metadata: { attempts: 1 } }),
    );
    const { client, sessions } = aClient({ baseUrl: server.origin }, { session: aSession(NOW) });
    const answer = await client.call(answerSchema, read);
    expect(answer._unsafeUnwrapErr()).toEqual({
      kind: 'refused-by-status',
      status,
      reason: 'Why',
      metadata: { attempts: 1 },
      answeredAt: expect.any(Number),
    });
    expect(sessions.changes).toEqual([]);
  });

  it('tells when it was refused by the clock of the service, where that is told', async () => {
    const answeredAt = async (date: string | undefined): Promise<unknown> => {
      const server = await loopbackServer((response) => {
        response.sendDate = false;
        if (date !== undefined) response.setHeader('date', date);
        json(response, 404, {});
      });
      const answer = await aClient({ baseUrl: server.origin }).client.call(answerSchema, read);
      return Reflect.get(answer._unsafeUnwrapErr(), 'answeredAt');
    };
    expect(await answeredAt(new Date(NOW).toUTCString())).toBe(NOW);
    expect(await answeredAt('soon')).toBeUndefined();
    expect(await answeredAt(undefined)).toBeUndefined();
  });

  it.each([
    ['HTML', '<html>502 Bad Gateway</html>'],
    ['nothing', ''],
    ['a list', '[]'],
    ['a bare reason', '"Why"'],
  ])('is refused without a reason when the body is %s', async (_, body) => {
    const server = await loopbackServer((response) => response.writeHead(502).end(body));
    const answer = await aClient({ baseUrl: server.origin }).client.call(answerSchema, read);
    expect(answer._unsafeUnwrapErr()).toEqual({
      kind: 'refused-by-status',
      status: 502,
      reason: '',
      metadata: undefined,
      answeredAt: expect.any(Number),
    });
  });

  it.each([
    ['HTML of a captive portal', '<!doctype html><title>Sign in to the network</title>'],
    ['nothing', ''],
    ['truncated JSON', '{"items":[{"amount":1'],
    ['a bare word', 'ok'],
    ['null', 'null'],
  ])('is unexpected when 200 answers %s', async (_, body) => {
    const server = await loopbackServer((response) => response.writeHead(200).end(body));
    const answer = await aClient({ baseUrl: server.origin }).client.call(answerSchema, read);
    expect(answer._unsafeUnwrapErr()).toMatchObject({ kind: 'unexpected-response', path: 'body' });
  });

  it('is unexpected when 204 answers where a body is due', async () => {
    const server = await loopbackServer((response) => response.writeHead(204).end());
    const answer = await aClient({ baseUrl: server.origin }).client.call(answerSchema, read);
    expect(answer._unsafeUnwrapErr()).toMatchObject({ kind: 'unexpected-response', path: 'body' });
  });

  it('names the path of a wrong field and never its value', async () => {
    const server = await loopbackServer((response) =>
      json(response, 200, { items: [{ amount: 1 }, { amount: 'secret' }] }),
    );
    const { client, log } = aClient({ baseUrl: server.origin });
    const answer = await client.call(answerSchema, read);
    expect(answer._unsafeUnwrapErr()).toMatchObject({ kind: 'unexpected-response', path: 'items.1.amount' });
    expect(log.entries.map(({ fields }) => fields)).toEqual([
      {
        method: 'GET',
        route: 'api/thing',
        kind: 'unexpected-response',
        path: 'items.1.amount',
        expected: 'a number',
        got: 'text',
      },
    ]);
  });

  it('is unexpected when it is larger than any answer', async () => {
    const server = await loopbackServer((response) =>
      response.writeHead(200).end(JSON.stringify({ ...GOOD, padding: 'x'.repeat(9 * 1024 * 1024) })),
    );
    const answer = await aClient({ baseUrl: server.origin }).client.call(answerSchema, read);
    expect(answer._unsafeUnwrapErr()).toMatchObject({ kind: 'unexpected-response', path: 'body' });
  });

  it('is unexpected where a mapper throws, and logged by the class of the error alone', async () => {
    const server = await loopbackServer((response) => json(response, 200, GOOD));
    const { client, log } = aClient({ baseUrl: server.origin });
    const faulty = z.pipe(
      answerSchema,
      z.transform((): never => {
        throw new RangeError('Avery Stone');
      }),
    );
    const answer = await client.call(faulty, read);
    expect(answer._unsafeUnwrapErr()).toMatchObject({ kind: 'unexpected-response', path: 'body' });
    expect(JSON.stringify(log.entries)).toContain('RangeError');
    expect(JSON.stringify(log.entries)).not.toContain('Avery');
  });

  it('follows no redirect', async () => {
    const elsewhere = await loopbackServer((response) => json(response, 200, GOOD));
    const server = await loopbackServer((response) =>
      response.writeHead(307, { location: `${elsewhere.origin}/login` }).end(),
    );
    const { client } = aClient({ baseUrl: server.origin }, { session: aSession(NOW) });
    const answer = await client.call(answerSchema, read);
    expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'unreachable' });
    expect(elsewhere.arrived).toEqual([]);
  });
});

describe('a connection that fails', () => {
  // Proves.
  it('is an unreachable platform when nothing listens', async () => {
    const answer = await aClient({ baseUrl: await closedOrigin() }).client.call(answerSchema, read);
    expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'unreachable' });
  });

  it('is a network error in a browser that is offline, and nowhere else', async () => {
    const { client } = aClient({ baseUrl: await closedOrigin() }, { offline: true });
    expect((await client.call(answerSchema, read))._unsafeUnwrapErr()).toEqual({ kind: 'network-error' });
  });

  it('is an unreachable platform when the connection is reset before the answer', async () => {
    const server = await loopbackServer((response) => response.socket?.destroy());
    const answer = await aClient({ baseUrl: server.origin }).client.call(answerSchema, read);
    expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'unreachable' });
  });

  it('is an unreachable platform when the connection is reset in the middle of the body', async () => {
    const server = await loopbackServer((response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"items":');
      setTimeout(() => response.socket?.destroy(), 20);
    });
    const answer = await aClient({ baseUrl: server.origin }).client.call(answerSchema, read);
    expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'unreachable' });
  });

  /** Lets a call's deadline pass at a moment of the test's choice, however fast or slow the machine is. */
  const passedDeadline = () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    return () => void vi.advanceTimersByTime(read.deadline);
  };

  // Proves.
  it('times out when no answer begins before the deadline', async () => {
    const passDeadline = passedDeadline();
    const server = await loopbackServer(passDeadline);
    const answer = await aClient({ baseUrl: server.origin }).client.call(answerSchema, read);
    expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'timeout' });
    expect(server.arrived).toHaveLength(1);
  });

  it('times out when an answer begins and does not end', async () => {
    const passDeadline = passedDeadline();
    const server = await loopbackServer((response) => {
      response.writeHead(200);
      response.write('{', passDeadline);
    });
    const answer = await aClient({ baseUrl: server.origin }).client.call(answerSchema, read);
    expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'timeout' });
  });

  it('times out when a body does not end and ignores the abort signal', async () => {
    const passDeadline = passedDeadline();
    const endless = new ReadableStream({ pull: passDeadline }, { highWaterMark: 0 });
    const fetch = async () => new Response(endless);
    const { client } = aClient({ baseUrl: 'https://api.example' }, { fetch });
    expect((await client.call(answerSchema, read))._unsafeUnwrapErr()).toEqual({ kind: 'timeout' });
  });

  // Proves.
  it('is cancelled by its caller, before and while it runs, and logs nothing of it', async () => {
    const late = fakeCancellation();
    const server = await loopbackServer(() => late.cancel());
    const { client, log } = aClient({ baseUrl: server.origin });
    const early = fakeCancellation();
    early.cancel();
    expect((await client.call(answerSchema, { ...read, cancellation: early }))._unsafeUnwrapErr()).toEqual({
      kind: 'cancelled',
    });
    expect((await client.call(answerSchema, { ...read, cancellation: late }))._unsafeUnwrapErr()).toEqual({
      kind: 'cancelled',
    });
    expect(log.entries).toEqual([]);
  });

  it('leaves no timer and no listener behind, however it ends', async () => {
    passedDeadline();
    const cancellation = fakeCancellation();
    const added = vi.spyOn(cancellation, 'addEventListener');
    const removed = vi.spyOn(cancellation, 'removeEventListener');
    const call = { ...read, cancellation };
    for (const fetch of [async () => Response.json(GOOD), async () => Promise.reject(new TypeError())])
      await aClient({ baseUrl: 'https://api.example' }, { fetch }).client.call(answerSchema, call);
    expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
      added.mock.calls.map(([, listener]) => listener),
    );
    expect([added.mock.calls.length, vi.getTimerCount()]).toEqual([2, 0]);
  });

  it.each([
    ['a refusal', (response: ServerResponse) => json(response, 503, {})],
    ['a reset connection', (response: ServerResponse) => void response.socket?.destroy()],
  ])('tries nothing a second time after %s', async (_, answer) => {
    const server = await loopbackServer(answer);
    const { client } = aClient({ baseUrl: server.origin });
    const methods = ['GET', 'PUT', 'DELETE', 'POST'] as const;
    await Promise.all(methods.map((method) => client.call(answerSchema, { ...read, method })));
    expect(server.arrived.map(({ method }) => method).sort()).toEqual([...methods].sort());
  });
});

describe('a 401', () => {
  const unauthorized = () => loopbackServer((response) => json(response, 401, { reason: 'Unauthenticated' }));

  // Proves.
  it('ends the session whose token failed', async () => {
    const server = await unauthorized();
    const { client, sessions } = aClient({ baseUrl: server.origin }, { session: aSession(NOW) });
    expect((await client.call(answerSchema, read))._unsafeUnwrapErr()).toEqual({ kind: 'session-expired' });
    expect(sessions.changes).toEqual([{ kind: 'closed', end: 'rejected' }]);
  });

  it.each(['GET', 'POST'] as const)(
    'of a %s is asked again, once, where a newer token came while it was in progress',
    async (method) => {
      const [old, fresh] = [aSession(NOW, AVERY, 1), aSession(NOW, AVERY, 2)];
      let meanwhile = (): void => undefined;
      const server = await loopbackServer((response, { headers }) => {
        meanwhile();
        const isFresh = headers.authorization === `Bearer ${fresh.token}`;
        json(response, isFresh ? 200 : 401, isFresh ? GOOD : {});
      });
      const { client, sessions, log } = aClient({ baseUrl: server.origin }, { session: old });
      meanwhile = () => sessions.refresh(fresh);
      const call = { ...read, method, headers: { 'Idempotency-Key': 'key-1' } };
      expect((await client.call(answerSchema, call)).isOk()).toBe(true);
      expect(sessions.current()).toBe(fresh);
      expect(server.arrived.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1']);
      expect(log.entries).toEqual([]);
    },
  );

  it('never ends a session whose token is newer than the ones that failed', async () => {
    let generation = 1;
    let meanwhile = (): void => undefined;
    const server = await loopbackServer((response) => {
      meanwhile();
      json(response, 401, {});
    });
    const { client, sessions } = aClient({ baseUrl: server.origin }, { session: aSession(NOW, AVERY, 1) });
    meanwhile = () => {
      generation += 1;
      sessions.refresh(aSession(NOW, AVERY, generation));
    };
    expect((await client.call(answerSchema, read))._unsafeUnwrapErr()).toEqual({ kind: 'session-expired' });
    expect([server.arrived.length, sessions.current()?.token]).toEqual([2, aSession(NOW, AVERY, 3).token]);
  });

  it('to the newer token as well ends the session, once', async () => {
    let meanwhile = (): void => undefined;
    const server = await loopbackServer((response) => {
      meanwhile();
      json(response, 401, {});
    });
    const { client, sessions } = aClient({ baseUrl: server.origin }, { session: aSession(NOW, AVERY, 1) });
    const fresh = aSession(NOW, AVERY, 2);
    meanwhile = () => {
      if (sessions.current()?.token !== fresh.token) sessions.refresh(fresh);
    };
    expect((await client.call(answerSchema, read))._unsafeUnwrapErr()).toEqual({ kind: 'session-expired' });
    expect([server.arrived.length, sessions.changes.filter(({ kind }) => kind === 'closed')]).toEqual([
      2,
      [{ kind: 'closed', end: 'rejected' }],
    ]);
  });

  it('ends nothing where there was no token', async () => {
    const server = await unauthorized();
    const { client, sessions } = aClient({ baseUrl: server.origin });
    expect((await client.call(answerSchema, read))._unsafeUnwrapErr()).toEqual({ kind: 'session-expired' });
    expect(sessions.changes).toEqual([]);
  });

  // Proves.
  it('is an answer where the service owns it', async () => {
    const server = await unauthorized();
    const { client, sessions } = aClient(
      { baseUrl: server.origin, ownsUnauthorized: true },
      { session: aSession(NOW) },
    );
    expect((await client.call(answerSchema, read))._unsafeUnwrapErr()).toMatchObject({
      kind: 'refused-by-status',
      reason: 'Unauthenticated',
    });
    expect(sessions.changes).toEqual([]);
  });
});

describe('what is logged of a failure', () => {
  it.each([
    [404, 'info'],
    [499, 'info'],
    [500, 'error'],
  ])('of status %i is of level %s', async (status, level) => {
    const server = await loopbackServer((response) => json(response, status, {}));
    const { client, log } = aClient({ baseUrl: server.origin });
    await client.call(answerSchema, read);
    expect(log.entries).toMatchObject([{ level, fields: { status } }]);
  });

  it('names the buyer whose session expired, and is no error', async () => {
    const server = await loopbackServer((response) => json(response, 401, { reason: 'Unauthenticated' }));
    const sessions = fakeSessionStore(aSession(NOW));
    const entries: LogEntry[] = [];
    const settings = { level: 'info', env: 'test', version: '2.0', build: 'index-Ab12' } as const;
    const log = createFanOutLog(settings, [(entry) => entries.push(entry)], sessions, { now: () => NOW });
    const client = createHttpClient(
      { baseUrl: server.origin, echoesXsrf: false },
      { fetch: globalThis.fetch, readCookies: () => '', isOnline: () => true, sessions, log },
    );
    await client.call(answerSchema, read);
    expect(sessions.current()).toBeUndefined();
    expect(entries).toMatchObject([
      { level: 'info', fields: { kind: 'session-expired', buyerId: AVERY, build: 'index-Ab12' } },
    ]);
  });

  it('has the key of an order, by which both sides find it again', async () => {
    const server = await loopbackServer((response) => json(response, 503, {}));
    const { client, log } = aClient({ baseUrl: server.origin });
    await client.call(answerSchema, { ...read, method: 'POST', headers: { [IDEMPOTENCY_HEADER]: 'key-1' } });
    expect(log.entries).toMatchObject([
      { fields: { requestKey: 'key-1', error: 'Request failed with status code 503' } },
    ]);
  });

  // Proves.
  it('is one entry with route and status, without ids, tokens or words of the answer', async () => {
    const server = await loopbackServer((response) =>
      json(response, 500, { reason: 'Why', message: 'private-message' }),
    );
    const session = aSession(NOW);
    const { client, log } = aClient({ baseUrl: server.origin }, { session });
    await client.call(answerSchema, { ...read, path: ['api', 'loan', { id: 'loan-77' }, 'history'] });
    expect(log.entries).toEqual([
      {
        level: 'error',
        message: 'call failed',
        fields: {
          method: 'GET',
          route: 'api/loan/:id/history',
          kind: 'refused-by-status',
          status: 500,
          error: 'Request failed with status code 500',
          reason: 'Why',
        },
      },
    ]);
  });
});
