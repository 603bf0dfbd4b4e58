import { createServer } from 'node:https';
import { describe, expect, it, onTestFinished } from 'vitest';
import { answerCheck } from '../../../hosting/development/integrator/answer-breaches.ts';
import { bugReport, wholeReport } from '../../../hosting/development/integrator/bug-report.ts';
import { createCallLog } from '../../../hosting/development/integrator/call-log.ts';
import { readContract } from '../../../hosting/development/integrator/contract-document.ts';
import { gatewayFront } from '../../../hosting/development/integrator/gateway-front.ts';
import { createRecordingProxy } from '../../../hosting/development/integrator/recording-proxy.ts';
import { buyerExample } from '../../../sandbox/contract/examples/buyer.ts';
import { localCertificate } from '../../support/certificate.ts';
import { closedOrigin, json, loopbackServer } from '../../support/infrastructure/loopback-server.ts';
import { closeLocally, listenLocally } from '../../support/local-server.ts';
import { repositoryPath } from '../../support/repository.ts';

const document = readContract(repositoryPath('contract', 'platform.json'));

const proxyTo = (origin: string, deadline?: number, knownOrigin?: string) => {
  const log = createCallLog();
  const proxy = createRecordingProxy({
    to: 'platform',
    target: new URL(origin),
    document,
    check: answerCheck(document, 'northwind'),
    log,
    ...(deadline === undefined ? {} : { deadline }),
    knownOrigin,
  });
  const ask = (path = '/api/buyer/secret-id', init?: RequestInit) =>
    proxy(new Request(`http://localhost:4600${path}`, init));
  return { ask, log };
};

const secureOrigin = async (): Promise<string> => {
  const server = createServer(await localCertificate(), (_request, response) => response.end('{}'));
  const port = await listenLocally(server);
  onTestFinished(() => closeLocally(server));
  return `https://127.0.0.1:${port}`;
};

describe('a call through the development proxy', () => {
  it('is no call that was too slow where the page was left at once', async () => {
    const server = await loopbackServer(() => undefined);
    const { ask, log } = proxyTo(server.origin);
    const left = new AbortController();
    const asked = ask('/api/buyer/secret-id', { signal: left.signal });
    setTimeout(() => left.abort(), 50);
    await asked;
    expect(log.after(0)).toEqual([]);
  });

  it('reaches a gateway from the page that it admits, and pages of its own as from its own origin', async () => {
    const server = await loopbackServer((response) => json(response, 200, {}));
    const { ask } = proxyTo(server.origin, undefined, 'http://localhost:4600');
    await ask('/v1/payment-methods', { headers: { origin: 'http://localhost:4600' } });
    await ask('/hosted/card', { headers: { origin: 'http://localhost:4601' } });
    expect(server.arrived.map(({ headers }) => headers['origin'])).toEqual([
      'http://localhost:4600',
      server.origin,
    ]);
  });

  it('reaches the platform as from its own origin, and is recorded without ids', async () => {
    const server = await loopbackServer((response) => json(response, 200, buyerExample));
    const { ask, log } = proxyTo(server.origin);
    const answer = await ask('/api/buyer/secret-id?x=1', {
      headers: { origin: 'http://localhost:4600', authorization: 'Bearer secret-token' },
    });
    expect(await answer.json()).toEqual(buyerExample);
    expect(server.arrived[0]?.url.search).toBe('?x=1');
    expect(server.arrived[0]?.headers).toMatchObject({
      origin: server.origin,
      authorization: 'Bearer secret-token',
    });
    expect(log.after(0)).toMatchObject([
      {
        number: 1,
        method: 'GET',
        route: '/api/buyer/{id}',
        operation: 'readBuyer',
        status: 200,
        breaches: [],
      },
    ]);
    expect(JSON.stringify(log.after(0))).not.toContain('secret');
    expect(log.after(1)).toEqual([]);
  });

  it('sends bodies on, and gives cookies back that plain localhost keeps', async () => {
    const server = await loopbackServer((response) => {
      response.setHeader(
        'set-cookie',
        'XSRF-TOKEN=a; Path=/; Secure; Domain=platform.example; SameSite=None',
      );
      json(response, 200, buyerExample);
    });
    const { ask } = proxyTo(server.origin);
    const body = JSON.stringify({ a: 1 });
    const answer = await ask('/api/buyer/b', {
      method: 'PUT',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(server.arrived[0]).toMatchObject({ method: 'PUT', body });
    expect(answer.headers.getSetCookie()).toEqual(['XSRF-TOKEN=a; Path=/']);
  });

  it('is told as a breach where the answer breaks the contract, and passes unchanged', async () => {
    const server = await loopbackServer((response) =>
      json(response, 200, { ...buyerExample, version: 'secret' }),
    );
    const { ask, log } = proxyTo(server.origin);
    expect(await (await ask()).json()).toMatchObject({ version: 'secret' });
    const [call] = log.after(0);
    const report = call && bugReport(call);
    expect(report).toContain('GET /api/buyer/{id}');
    expect(report).toContain('- `version`: expected a whole number, got text');
    expect(report).not.toContain('secret');
  });

  it('is told once in the report of all, however often it was made', async () => {
    const server = await loopbackServer((response) => json(response, 200, {}));
    const { ask, log } = proxyTo(server.origin);
    await ask();
    await ask();
    expect(wholeReport(log.after(0))?.match(/^### /gm)).toHaveLength(1);
    expect(wholeReport([])).toBeUndefined();
  });

  it('records no ids of paths that are not in the contract', async () => {
    const server = await loopbackServer((response) => json(response, 404, {}));
    const { ask, log } = proxyTo(server.origin);
    await ask('/api/else/Secret42/part');
    expect(log.after(0)).toMatchObject([{ route: '/api/else/:id/part', operation: undefined }]);
  });
});

describe('a platform that cannot be reached', () => {
  it.each([
    ['refuses the connection', closedOrigin, /^Refused: nothing listens/],
    [
      'has a name that does not resolve',
      async () => 'http://platform.invalid',
      /^DNS: the name platform\.invalid/,
    ],
    ['has a certificate that is not trusted', secureOrigin, /^Certificate: .*NODE_EXTRA_CA_CERTS/],
    ['never answers', async () => (await loopbackServer(() => undefined)).origin, /^Timeout: /],
    [
      'closes the connection early',
      async () => (await loopbackServer((response) => response.destroy())).origin,
      /^Closed early: /,
    ],
    [
      'answers without an end',
      async () =>
        (
          await loopbackServer((response) => {
            const more = (): void => {
              while (!response.destroyed && response.write('x'.repeat(65_536)));
              if (!response.destroyed) response.once('drain', more);
            };
            response.writeHead(200, { 'content-type': 'application/json' });
            more();
          })
        ).origin,
      /^Too large: /,
    ],
  ])('%s: the proxy names the cause', async (what, origin, cause) => {
    const { ask, log } = proxyTo(await origin(), what === 'never answers' ? 1500 : undefined);
    const answer = await ask();
    expect([502, 504]).toContain(answer.status);
    expect(log.after(0)).toMatchObject([{ cause: expect.stringMatching(cause), breaches: [] }]);
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(cause) });
  });
});

describe('the gateway’s front', () => {
  const page = 'http://localhost:4600';
  const target = new URL('https://gateway.example');
  const front = (body: unknown) =>
    gatewayFront(async () => Response.json(body, { status: 201 }), { target, pageOrigin: page });
  const post = () => new Request('http://localhost:4601/v1/sessions', { method: 'POST', body: '{}' });

  it('admits the page by CORS', async () => {
    const answer = await front({})(new Request('http://localhost:4601/v1/sessions', { method: 'OPTIONS' }));
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(page);
    expect(answer.headers.get('access-control-allow-headers')).toContain('authorization');
  });

  it('lets the page read how long the gateway asks to wait', async () => {
    const busy = async () => Response.json({}, { status: 429, headers: { 'retry-after': '60' } });
    const answer = await gatewayFront(busy, { target, pageOrigin: page })(post());
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(answer.headers.get('access-control-expose-headers')).toBe('Date, Retry-After');
  });

  it('opens the gateway’s pages below itself, and leaves those of others alone', async () => {
    expect(await (await front({ id: 's', url: 'https://gateway.example/h/1?a=b' })(post())).json()).toEqual({
      id: 's',
      url: 'http://localhost:4601/h/1?a=b',
    });
    const other = { id: 's', url: 'https://elsewhere.example/h/1' };
    expect(await (await front(other)(post())).json()).toEqual(other);
  });
});
