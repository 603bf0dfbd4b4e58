import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { createSite, createUpstreamProxy, listen, trustedProxies, upstreamOf } from '@member-portal/host';
import { describe, expect, it, onTestFinished } from 'vitest';
import { closeLocally, listenLocally } from '../support/local-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { allTenants } from '../support/tenant.ts';

const HOST = 'Host: maple.localhost\r\n';

/** A request as the platform's own parser understood it, with the number of its connection. */
type Arrived = {
  readonly line: string;
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
  readonly connection: number;
};

/** A page server in front of a platform, which answers what `answer` does not, once it has read the body. */
const portal = async (answer?: (request: IncomingMessage, response: ServerResponse) => boolean) => {
  const arrived: Arrived[] = [];
  const connections: unknown[] = [];
  const platform = createServer(async (request, response) => {
    if (!connections.includes(request.socket)) connections.push(request.socket);
    const connection = connections.indexOf(request.socket);
    const { method, url, headers } = request;
    if (answer?.(request, response)) {
      arrived.push({ line: `${method} ${url}`, body: 'not read', headers, connection });
      return;
    }
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk);
    } catch {
      return;
    }
    arrived.push({ line: `${method} ${url}`, body: Buffer.concat(chunks).toString(), headers, connection });
    response.end(`answer to ${url}`);
  });
  const port = await listenLocally(platform);
  const proxy = createUpstreamProxy(upstreamOf({ origin: `http://127.0.0.1:${port}` }));
  const site = createSite({
    tenants: allTenants(),
    distDir: temporaryFolder({ 'index.html': '' }),
    platform: proxy,
    proxies: trustedProxies([]),
    signInRate: 0,
    readiness: () => ({ status: 'ready', build: 'index-abc' }),
    now: () => 0,
  });
  const listening = await listen(site, 0, '127.0.0.1');
  onTestFinished(async () => {
    await listening.close(0);
    proxy.close();
    await closeLocally(platform);
  });
  /** Writes raw bytes, and gives what came back until the text is there, the connection ends or nothing comes any more. */
  const send = async (bytes: string, until = 'answer to'): Promise<string> => {
    const socket = connect(listening.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.setTimeout(5000, () => socket.destroy());
    socket.write(bytes);
    let got = '';
    socket.on('data', (chunk) => {
      got += chunk.toString();
      if (got.includes(until)) socket.destroy();
    });
    await once(socket, 'close');
    return got;
  };
  /** Another caller, whose request goes over the pooled connection where there is one. */
  const nextCaller = () => send(`GET /api/next HTTP/1.1\r\n${HOST}\r\n`);
  const lines = () => arrived.map(({ line }) => line);
  return { arrived, lines, send, nextCaller, port: listening.port };
};

const smuggled = `GET /api/smuggled HTTP/1.1\r\n${HOST}\r\n`;
const chunked = (text: string): string =>
  `Transfer-Encoding: chunked\r\n\r\n${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;
const measured = (text: string): string => `Content-Length: ${text.length}\r\n\r\n${text}`;
const plainly = (text: string): string => text.slice(text.indexOf('\r\n\r\n') + 4);

describe('the page server in front of a platform', () => {
  it.each([
    ['GET', measured(smuggled)],
    ['GET', measured('x')],
    ['GET', 'Content-Length: 700\r\n\r\n'],
    ['GET', chunked(smuggled)],
    ['HEAD', measured(smuggled)],
    ['HEAD', chunked(smuggled)],
  ])(
    'refuses a %s with a body (%j), which it could not pass on, and closes its connection',
    async (method, rest) => {
      const { lines, send, nextCaller } = await portal();
      expect(await nextCaller()).toContain('answer to /api/next');
      const refused = await send(`${method} /api/one HTTP/1.1\r\n${HOST}${rest}`);
      expect(refused).toMatch(/^HTTP\/1\.1 400 /);
      expect(refused.toLowerCase()).toContain('connection: close');
      expect(plainly(await nextCaller())).toContain('answer to /api/next');
      expect(lines()).toEqual(['GET /api/next', 'GET /api/next']);
    },
  );

  it('passes a GET on that says it has no body', async () => {
    const { arrived, send } = await portal();
    expect(await send(`GET /api/one HTTP/1.1\r\n${HOST}Content-Length: 0\r\n\r\n`)).toContain('/api/one');
    expect(arrived[0]?.headers['content-length']).toBeUndefined();
  });

  it.each(
    ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].flatMap((method) => [
      [method, 'by its length', measured(smuggled)],
      [method, 'in chunks', chunked(smuggled)],
    ]),
  )(
    'passes a %s with a body %s on as one request, and the next caller gets their own answer',
    async (method, _, rest) => {
      const { arrived, lines, send, nextCaller } = await portal();
      expect(await send(`${method} /api/one HTTP/1.1\r\n${HOST}${rest}`)).toContain('answer to /api/one');
      expect(await nextCaller()).toContain('answer to /api/next');
      expect(lines()).toEqual([`${method} /api/one`, 'GET /api/next']);
      expect(arrived.map(({ body, connection }) => [body, connection])).toEqual([
        [smuggled, 0],
        ['', 0],
      ]);
      expect(arrived[0]?.headers['content-length']).toBe(String(smuggled.length));
    },
  );

  it.each(['POST', 'DELETE', 'OPTIONS'])('passes a %s without a body on', async (method) => {
    const { arrived, send, nextCaller } = await portal();
    expect(await send(`${method} /api/one HTTP/1.1\r\n${HOST}\r\n`)).toContain('answer to /api/one');
    expect(await nextCaller()).toContain('answer to /api/next');
    expect(arrived.map(({ connection }) => connection)).toEqual([0, 0]);
    expect(arrived[0]?.headers['transfer-encoding']).toBeUndefined();
  });

  it('sends the platform nothing of a request whose body ends early', async () => {
    const { lines, send, nextCaller, port } = await portal();
    await nextCaller();
    for (const rest of ['Content-Length: 700\r\n\r\nabc', 'Transfer-Encoding: chunked\r\n\r\n700\r\nabc']) {
      const socket = connect(port, '127.0.0.1');
      socket.write(`POST /api/one HTTP/1.1\r\n${HOST}${rest}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      socket.destroy();
      expect(await nextCaller()).toContain('answer to /api/next');
    }
    expect(await send(`POST /api/two HTTP/1.1\r\n${HOST}Content-Length: 3\r\n\r\nabc`)).toContain('/api/two');
    expect(lines()).toEqual(['GET /api/next', 'GET /api/next', 'GET /api/next', 'POST /api/two']);
  });

  it('takes what follows a body on the same connection as the caller’s next request', async () => {
    const { arrived, send, nextCaller } = await portal();
    const longer = `POST /api/one HTTP/1.1\r\n${HOST}Content-Length: 3\r\n\r\nabc${smuggled}`;
    expect(await send(longer, 'answer to /api/smuggled')).toMatch(/\/api\/one[\s\S]*\/api\/smuggled/);
    expect(
      await send(`POST /api/two HTTP/1.1\r\n${HOST}Content-Length: 3\r\n\r\nabcdef\r\n\r\n`, '400'),
    ).toContain('400');
    expect(await nextCaller()).toContain('answer to /api/next');
    expect(arrived.map(({ line, body }) => `${line} ${body}`)).toEqual(
      expect.arrayContaining(['POST /api/one abc', 'GET /api/smuggled ', 'GET /api/next ']),
    );
  });

  it('stays in step with a platform that answers before it has read the body', async () => {
    const { lines, send, nextCaller } = await portal(({ url }, response) => {
      if (url !== '/api/early') return false;
      response.writeHead(401).end('answer to early');
      return true;
    });
    const body = smuggled.repeat(15_000);
    expect(body.length).toBeLessThan(1024 * 1024);
    for (const rest of [measured(body), chunked(body)])
      expect(await send(`POST /api/early HTTP/1.1\r\n${HOST}${rest}`)).toContain('401');
    for (let time = 0; time < 3; time += 1) expect(await nextCaller()).toContain('answer to /api/next');
    expect(new Set(lines())).toEqual(new Set(['POST /api/early', 'GET /api/next']));
  });

  it('does not use a connection again whose answer the caller did not wait for', async () => {
    let goOn = () => undefined as unknown;
    const { arrived, nextCaller, port } = await portal(({ url }, response) => {
      if (url !== '/api/slow') return false;
      response.writeHead(200).write('half of');
      goOn = () => response.end('an answer to slow');
      return true;
    });
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET /api/slow HTTP/1.1\r\n${HOST}\r\n`);
    await once(socket, 'data');
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await nextCaller()).toContain('answer to /api/next');
    goOn();
    expect(await nextCaller()).toContain('answer to /api/next');
    expect(arrived.map(({ line, connection }) => [line, connection])).toEqual([
      ['GET /api/slow', 0],
      ['GET /api/next', 1],
      ['GET /api/next', 1],
    ]);
  });

  it('uses no connection again on which the platform changed protocols, and keeps nobody waiting', async () => {
    const { arrived, send, nextCaller } = await portal(({ url, socket }) => {
      if (url !== '/api/other') return false;
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n');
      return true;
    });
    expect(await send(`GET /api/other HTTP/1.1\r\n${HOST}\r\n`, 'reached')).toMatch(/^HTTP\/1\.1 502 /);
    expect(await nextCaller()).toContain('answer to /api/next');
    expect(arrived.map(({ connection }) => connection)).toEqual([0, 1]);
  });

  it('passes no header of the connection on, nor any that Connection names', async () => {
    const { arrived, send } = await portal();
    await send(
      `POST /api/one HTTP/1.1\r\n${HOST}Connection: keep-alive, X-Hop, x-forwarded-for\r\nX-Hop: 1\r\nX-End: 2\r\nProxy-Connection: keep-alive\r\nKeep-Alive: timeout=9\r\nTE: trailers\r\nExpect: 100-continue\r\n${measured('abc')}`,
    );
    expect(Object.keys(arrived[0]?.headers ?? {}).toSorted()).toEqual([
      'connection',
      'content-length',
      'host',
      'x-end',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
    ]);
  });

  it.each([
    ['by its length', 'Content-Length: 1048577\r\n\r\nabc'],
    ['in chunks', chunked('x'.repeat(1024 * 1024 + 1))],
  ])(
    'refuses a body of more than a mebibyte (%s), as nginx does, and sends the platform none of it',
    async (_, rest) => {
      const { lines, send, nextCaller } = await portal();
      expect(await send(`POST /api/one HTTP/1.1\r\n${HOST}${rest}`, 'Too large')).toMatch(/^HTTP\/1\.1 413 /);
      expect(await nextCaller()).toContain('answer to /api/next');
      expect(lines()).toEqual(['GET /api/next']);
    },
  );
});
