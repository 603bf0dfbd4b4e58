import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  createCallerLimit,
  createSite,
  createUpstreamProxy,
  type Readiness,
  readinessOf,
  trustedProxies,
  upstreamOf,
} from '@member-portal/host';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ANSWER_WITHIN_MS } from '../../hosting/answer-deadline.ts';
import { STOP_WITHIN_MS } from '../../hosting/command/serve.ts';
import { keptReadiness } from '../../hosting/health.ts';
import { certificateFor, startSecureUpstream } from '../support/infrastructure/secure-upstream.ts';
import { listenLocally } from '../support/local-server.ts';
import { repositoryPath } from '../support/repository.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { allTenants } from '../support/tenant.ts';

const MANIFEST = JSON.stringify({
  id: 'index-abc',
  version: '0.1.0',
  files: [{ path: 'assets/main-abc.js', bytes: 2, sha256: '' }],
});
const distFolder = (files: Readonly<Record<string, string>> = {}) =>
  temporaryFolder({
    'index.html': '<title>{{title}}</title>',
    'assets/main-abc.js': '42',
    '.build.json': MANIFEST,
    ...files,
  });
const ready = (): Readiness => ({ status: 'ready', build: 'index-abc' });

const siteWith = (more: Partial<Parameters<typeof createSite>[0]> = {}) =>
  createSite({
    tenants: allTenants(),
    distDir: distFolder(),
    platform: undefined,
    proxies: trustedProxies([]),
    signInRate: 2,
    readiness: ready,
    now: () => 0,
    ...more,
  });

const platform = async () => {
  const arrived: { url: string; headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    arrived.push({
      url: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    });
    response.writeHead(201, {
      'content-type': 'application/json',
      'content-security-policy': "default-src 'self'",
      'set-cookie': ['a=1', 'b=2'],
    });
    response.end('{"from":"platform"}');
  });
  const origin = `http://127.0.0.1:${await listenLocally(server)}`;
  const proxy = createUpstreamProxy(upstreamOf({ origin }));
  onTestFinished(() => {
    proxy.close();
    server.close();
  });
  return { arrived, proxy };
};

const post = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  new Request(`http://maple.localhost${path}`, {
    method: 'POST',
    body: '{"x":1}',
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('the server of all tenants', () => {
  it('chooses the tenant by host, and answers an unknown host by 404', async () => {
    const site = siteWith();
    expect(await (await site.fetch(new Request('http://maple.localhost/loans'))).text()).toContain('Maple');
    const stranger = await site.fetch(new Request('http://evil.example/'));
    expect([stranger.status, stranger.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('passes /api on with body, cookies and the tenant’s host, and sets its own headers on the answer', async () => {
    const { arrived, proxy } = await platform();
    const site = siteWith({ platform: proxy });
    const answer = await site.fetch(post('/api/payment?x=1'), '198.51.100.7');
    expect([answer.status, await answer.json()]).toEqual([201, { from: 'platform' }]);
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    const page = await site.fetch(new Request('http://maple.localhost/'));
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('content-security-policy')).toBe(page.headers.get('content-security-policy'));
    expect(arrived).toEqual([
      {
        url: '/api/payment?x=1',
        body: '{"x":1}',
        headers: expect.objectContaining({
          host: 'maple.localhost',
          'x-forwarded-for': '198.51.100.7',
          'x-forwarded-host': 'maple.localhost',
        }),
      },
    ]);
  });

  it('takes a host with a final dot, and tells the platform none', async () => {
    const { arrived, proxy } = await platform();
    const site = siteWith({ platform: proxy });
    for (const host of ['maple.localhost.', 'maple.localhost.:8080']) {
      expect((await site.fetch(new Request(`http://${host}/config.json`))).status).toBe(200);
      await site.fetch(new Request(`http://${host}/api/x`));
    }
    expect(arrived.map(({ headers }) => [headers['host'], headers['x-forwarded-host']])).toEqual([
      ['maple.localhost', 'maple.localhost'],
      ['maple.localhost:8080', 'maple.localhost:8080'],
    ]);
    expect((await site.fetch(new Request('http://maple.localhost../'))).status).toBe(404);
  });

  it.each(['/api', '/api/', '/assets', '/static', '/assets/gone.js'])(
    'answers %s by no document',
    async (path) => {
      const answer = await siteWith().fetch(new Request(`http://maple.localhost${path}`));
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    },
  );

  it('reports that the platform cannot be reached', async () => {
    const { proxy } = await platform();
    const gone = createUpstreamProxy(upstreamOf({ origin: 'http://127.0.0.1:1' }));
    onTestFinished(() => gone.close());
    const answer = await siteWith({ platform: gone }).fetch(post('/api/payment'));
    expect([answer.status, await answer.text()]).toEqual([502, 'The platform cannot be reached\n']);
    expect((await siteWith({ platform: proxy }).fetch(post('/api/payment'))).status).toBe(201);
  });

  it('accepts forwarded headers of trusted proxies only', async () => {
    const { arrived, proxy } = await platform();
    const site = siteWith({ platform: proxy, proxies: trustedProxies(['10.0.0.0/8']) });
    const headers = { 'x-forwarded-for': '6.6.6.6, 198.51.100.7', 'x-forwarded-proto': 'https' };
    const isSecure = (answer: Response) => answer.headers.has('strict-transport-security');
    expect(isSecure(await site.fetch(post('/api/x', headers), '10.1.2.3'))).toBe(true);
    expect(isSecure(await site.fetch(post('/api/x', headers), '203.0.113.1'))).toBe(false);
    expect(arrived.map((one) => [one.headers['x-forwarded-for'], one.headers['x-forwarded-proto']])).toEqual([
      ['198.51.100.7', 'https'],
      ['203.0.113.1', 'http'],
    ]);
  });

  it('counts an IPv6 network as one caller, and tells the platform the address itself', async () => {
    const { arrived, proxy } = await platform();
    const site = siteWith({ platform: proxy, signInRate: 1 });
    const statusOf = async (peer: string) => (await site.fetch(post('/api/auth/login'), peer)).status;
    const statuses = [
      await statusOf('2001:db8:0:7::1'),
      await statusOf('2001:db8:0:7::2'),
      await statusOf('2001:db8:0:8::1'),
    ];
    expect(statuses).toEqual([201, 429, 201]);
    expect(arrived.map(({ headers }) => headers['x-forwarded-for'])).toEqual([
      '2001:db8:0:7::1',
      '2001:db8:0:8::1',
    ]);
  });

  it('passes on nothing that a client says of its own address, nor a trusted proxy by other headers', async () => {
    const { arrived, proxy } = await platform();
    const site = siteWith({ platform: proxy, proxies: trustedProxies(['10.0.0.0/8']) });
    const said = { forwarded: 'for=6.6.6.6', 'x-real-ip': '6.6.6.6', 'x-forwarded-port': '8443' };
    for (const peer of ['203.0.113.1', '10.1.2.3']) await site.fetch(post('/api/x', said), peer);
    expect(arrived).toHaveLength(2);
    for (const { headers } of arrived)
      for (const name of Object.keys(said)) expect(headers[name], name).toBeUndefined();
  });

  it('limits sign-in calls by caller and nothing else', async () => {
    const { proxy } = await platform();
    let now = 0;
    const site = siteWith({ platform: proxy, now: () => now });
    const statusOf = async (path: string, peer: string) => (await site.fetch(post(path), peer)).status;
    expect(await statusOf('/api/auth/send-code', '198.51.100.7')).toBe(201);
    expect(await statusOf('/api/auth/login', '198.51.100.7')).toBe(201);
    const refused = await site.fetch(post('/api/auth/buyer/verify-code'), '198.51.100.7');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await statusOf('/api/auth/buyer/token/refresh', '198.51.100.7')).toBe(201);
    expect(await statusOf('/api/auth/login', '198.51.100.8')).toBe(201);
    now = 30_000;
    expect(await statusOf('/api/auth/login', '198.51.100.7')).toBe(201);
  });

  it.each([
    '/api/auth/send%2Dcode',
    '/api//auth/send-code',
    '/api/auth/send-code/',
    '/api/auth%2F%73end-code',
    '/api/auth/x%2F../send-code',
  ])('limits a sign-in call that is written as %s', async (path) => {
    const { proxy } = await platform();
    const site = siteWith({ platform: proxy, signInRate: 1 });
    const statuses = [await site.fetch(post(path), 'peer'), await site.fetch(post(path), 'peer')];
    expect(statuses.map(({ status }) => status)).toEqual([201, 429]);
  });

  it('verifies a platform behind TLS and asks for it by name', async () => {
    const certificate = await certificateFor('platform.internal');
    const upstream = await startSecureUpstream('platform.internal', certificate);
    onTestFinished(() => upstream.close());
    const at = upstreamOf({ origin: `https://127.0.0.1:${upstream.port}`, serverName: 'platform.internal' });
    for (const [authorities, status] of [
      [certificate.cert, 200],
      [(await certificateFor('platform.internal')).cert, 502],
      [undefined, 502],
    ] as const) {
      const proxy = createUpstreamProxy(at, authorities);
      onTestFinished(() => proxy.close());
      expect((await siteWith({ platform: proxy }).fetch(post('/api/x'))).status).toBe(status);
    }
    expect(upstream.arrived.map(({ serverName }) => serverName)).toEqual(['platform.internal']);
  });

  it('reports liveness and readiness under any host name', async () => {
    const distDir = distFolder();
    const tenants = repositoryPath('tenants');
    const stateOf = async (folder: string, directory = tenants) => {
      const site = siteWith({ readiness: () => readinessOf(folder, directory) });
      const answer = await site.fetch(new Request('http://10.0.0.7/readyz'));
      return [answer.status, await answer.json()];
    };
    expect(await (await siteWith().fetch(new Request('http://10.0.0.7/healthz'))).text()).toBe('ok\n');
    expect(await stateOf(distDir)).toEqual([200, { status: 'ready', build: 'index-abc' }]);
    const no = { status: 'not ready', build: 'index-abc' };
    expect(await stateOf(distFolder({ 'assets/main-abc.js': '4' }))).toEqual([
      503,
      { ...no, reason: 'assets/main-abc.js is missing' },
    ]);
    expect(await stateOf(distDir, join(tenants, 'gone'))).toEqual([
      503,
      { ...no, reason: 'the tenant directory cannot be read' },
    ]);
    expect(await stateOf(temporaryFolder())).toEqual([
      503,
      { status: 'not ready', build: 'unknown', reason: 'no build' },
    ]);
  });
});

describe('a build that is lost while it is served', () => {
  it('is reported by the pages, by one line for each tenant, and by /readyz', async () => {
    const distDir = distFolder();
    let now = 0;
    const said: string[] = [];
    const tenants = allTenants();
    const site = siteWith({ tenants, distDir, now: () => now, say: (line) => void said.push(line) });
    const asked = async (path: string) => {
      const answer = await site.fetch(new Request(`http://maple.localhost${path}`));
      return [answer.status, await answer.text()] as const;
    };
    expect((await asked('/'))[0]).toBe(200);
    expect((await asked('/readyz'))[0]).toBe(200);
    writeFileSync(join(distDir, 'index.html'), '{{nonsense}}');
    now += 1000;
    expect(await asked('/')).toEqual([503, expect.stringContaining('This site is not available')]);
    expect(await asked('/')).toEqual([503, expect.stringContaining('This site is not available')]);
    expect(said).toEqual([expect.stringMatching(/^maple: no page can be shown: .*\{\{nonsense\}\}\.$/)]);
    expect(await asked('/readyz')).toEqual([503, expect.stringContaining('"no page can be shown"')]);
    expect(said).toHaveLength(tenants.length);
  });

  it('keeps a server ready where it only concerns one tenant', async () => {
    const [first, ...others] = allTenants();
    if (!first) throw new Error('there is no tenant');
    const distDir = distFolder({
      '.first-page/early.js': '',
      '.first-page/first-page.mjs': `export const messages = {};
        export const firstPage = async ({ name }) => {
          if (name === ${JSON.stringify(first.name)}) throw new Error('not for this one');
          return { html: '', heading: '', styles: [] };
        };`,
      'index.html': '<script type="module" src="{{assetBase}}main-abc.js"></script>{{early}}',
    });
    const site = siteWith({ tenants: [first, ...others], distDir });
    expect((await site.fetch(new Request(`http://${first.hosts[0]}/`))).status).toBe(503);
    expect((await site.fetch(new Request('http://10.0.0.7/readyz'))).status).toBe(200);
  });
});

describe('a kept answer about readiness', () => {
  it('is that of one check for a second, also where the clock is set back', () => {
    let checks = 0;
    let time = 10_000;
    const readiness = keptReadiness(
      () => {
        checks += 1;
        return { status: 'not ready', build: 'one', reason: `check ${checks}` };
      },
      () => time,
    );
    const at = (now: number) => {
      time = now;
      return readiness();
    };
    const answers = [at(10_000), at(10_500), at(10_999), at(11_000), at(11_999), at(5000), at(5999)];
    expect(answers.map((answer) => Reflect.get(answer, 'reason'))).toEqual([
      'check 1',
      'check 1',
      'check 1',
      'check 2',
      'check 2',
      'check 3',
      'check 3',
    ]);
  });
});

describe('a limit by caller', () => {
  it('lets nobody make more calls in any minute than twice its rate, and slow callers all', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 80 }),
        (rate, gaps) => {
          const limit = createCallerLimit(rate);
          let now = 0;
          const allowed = gaps.flatMap((gap) => {
            now += gap;
            return limit.allows('one', now) ? [now] : [];
          });
          for (const start of allowed)
            expect(allowed.filter((at) => at >= start && at < start + 60_000).length).toBeLessThanOrEqual(
              2 * rate,
            );
        },
      ),
    );
    const limit = createCallerLimit(1);
    for (let minute = 0; minute < 5; minute += 1) expect(limit.allows('one', minute * 60_000)).toBe(true);
    expect(limit.allows('one', 240_001)).toBe(false);
  });
});

describe('the command serve', () => {
  const commandLine = (...args: readonly string[]) =>
    spawn(
      process.execPath,
      [
        '--conditions=@member-portal/source',
        '--import',
        'tsx',
        repositoryPath('hosting/command/main.ts'),
        ...args,
      ],
      { cwd: repositoryPath() },
    );

  /** The command in front of a platform that answers a call when told to, and a call that has arrived there. */
  const withOpenCall = async (stopAfter: number) => {
    let answer = () => undefined as unknown;
    const slow = createServer((_, response) => {
      answer = () => response.end('late');
    });
    const origin = `http://127.0.0.1:${await listenLocally(slow)}`;
    onTestFinished(() => void slow.close());
    const child = commandLine(
      'serve',
      '--allow-sandbox',
      '--port=0',
      `--stop-after=${stopAfter}`,
      `--dist=${distFolder()}`,
      `--platform=${origin}`,
    );
    onTestFinished(() => void child.kill('SIGKILL'));
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    await expect.poll(() => said).toMatch(/Serving build index-abc \(ready\) to \d+ tenant\(s\) on port \d+/);
    const [, port] = /port (\d+)/.exec(said) ?? [];
    const url = `http://127.0.0.1:${port}`;
    // The name is sent in the header: not every system resolves names below localhost.
    const asked = get(`${url}/api/x`, { headers: { host: 'maple.localhost' } });
    const answered = once(asked, 'response');
    const isWaiting = answer;
    await expect.poll(() => answer !== isWaiting).toBe(true);
    const arrives = async (): Promise<string> => {
      const [response] = await answered;
      return Buffer.concat(await response.toArray()).toString();
    };
    return { child, url, said: () => said, answer: () => answer(), arrives };
  };

  it('finishes what it is doing when it is told to stop, says so on /readyz before, and leaves nobody waiting', async () => {
    const { child, url, said, answer, arrives } = await withOpenCall(1);
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
    answer();
    expect(await arrives()).toBe('late');
    expect((await exit)[0]).toBe(0);
    expect(said()).toContain('Stopped.');
  });

  it('passes on what a platform answers long after the stop, as it may to a payment', async () => {
    const { child, said, answer, arrives } = await withOpenCall(0);
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await wait(12_000);
    answer();
    expect(await arrives()).toBe('late');
    expect((await exit)[0]).toBe(0);
    expect(said()).toContain('Stopped.');
  });

  it('waits for the longest answer that it passes on, and containers are given the time for that', () => {
    expect(STOP_WITHIN_MS).toBeGreaterThan(ANSWER_WITHIN_MS);
    const compose = readFileSync(repositoryPath('containers', 'compose.yaml'), 'utf8');
    const [, drain = '', given = ''] =
      /--stop-after=(\d+)[\s\S]*?stop_grace_period: (\d+)s/.exec(compose) ?? [];
    expect(Number(given) * 1000).toBeGreaterThan(Number(drain) * 1000 + STOP_WITHIN_MS);
    const page = readFileSync(repositoryPath('docs', 'operate.md'), 'utf8');
    const [, longest = '', allowed = ''] = /within (\d+) s more[\s\S]*?Give it (\d+) s/.exec(page) ?? [];
    expect(Number(longest) * 1000).toBe(STOP_WITHIN_MS);
    expect(Number(allowed)).toBeGreaterThan(Number(longest) + 5);
  });

  it('stays ready while the folder of its only tenant is edited, which the next start reads', async () => {
    const tenants = temporaryFolder();
    cpSync(repositoryPath('tenants', 'maple'), join(tenants, 'maple'), { recursive: true });
    const child = commandLine(
      ...['serve', '--allow-sandbox', '--port=0', '--stop-after=0'],
      ...[`--dist=${distFolder()}`, `--tenants=${tenants}`, '--platform=http://127.0.0.1:1'],
    );
    onTestFinished(() => void child.kill('SIGKILL'));
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    await expect.poll(() => said).toMatch(/port \d+/);
    writeFileSync(join(tenants, 'maple', 'config.json'), '{');
    // Longer than an answer of /readyz is kept.
    await wait(1100);
    const ready = await fetch(`http://127.0.0.1:${/port (\d+)/.exec(said)?.[1]}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', build: 'index-abc' }]);
  });

  it.each(['serve', 'nginx', 'check', 'schema'])('and %s tell their options', async (name) => {
    const child = commandLine(name, '--help');
    const chunks: Buffer[] = [];
    for await (const chunk of child.stdout) chunks.push(chunk);
    expect(Buffer.concat(chunks).toString()).toMatch(name === 'schema' ? /--out/ : /--tenants=<folder>/);
  });

  it('ends with the npm that ran it, whose shell passes no signal on', async () => {
    const shell = spawn(
      'sh',
      [
        '-c',
        '"$@"; true',
        'sh',
        ...[process.execPath, '--conditions=@member-portal/source', '--import', 'tsx'],
        ...[repositoryPath('hosting/command/main.ts'), 'serve', '--allow-sandbox', '--port=0'],
        ...['--stop-after=0', `--dist=${distFolder()}`],
      ],
      { cwd: repositoryPath(), env: { ...process.env, npm_lifecycle_event: 'host' }, detached: true },
    );
    const { pid } = shell;
    onTestFinished(() => {
      try {
        // The group, which the server is in.
        if (pid !== undefined) process.kill(-pid, 'SIGKILL');
      } catch {
        // Everything of it has ended.
      }
    });
    let said = '';
    shell.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    await expect.poll(() => said).toContain('Serving build');
    shell.kill('SIGTERM');
    await expect.poll(() => said).toContain('Stopped.');
  });

  it('leaves demonstration tenants out, and so serves no tenant of this repository', async () => {
    const child = commandLine('serve', '--port=0', `--dist=${distFolder()}`);
    const chunks: Buffer[] = [];
    for await (const chunk of child.stderr) chunks.push(chunk);
    expect(Buffer.concat(chunks).toString()).toMatch(/^No tenant of .* can be served\.\n$/);
  });

  it.each([
    ['missing.crt', 'cannot be read'],
    ['tenant.key', 'has no certificate in PEM format'],
    ['cut.crt', 'has no certificate in PEM format'],
  ])('names the option where the authorities are in %s', async (name, problem) => {
    const files = {
      'tenant.key': '-----BEGIN PUBLIC KEY-----',
      'cut.crt': '-----BEGIN CERTIFICATE-----\nMIIB',
    };
    const file = join(temporaryFolder(files), name);
    const platform = ['--platform=https://platform.internal', `--platform-ca=${file}`];
    const child = commandLine('serve', '--allow-sandbox', '--port=0', `--dist=${distFolder()}`, ...platform);
    const chunks: Buffer[] = [];
    for await (const chunk of child.stderr) chunks.push(chunk);
    expect(Buffer.concat(chunks).toString()).toBe(`--platform-ca: ${file} ${problem}.\n`);
  });

  it('says which option is wrong where it cannot listen', async () => {
    const taken = createServer();
    const port = await listenLocally(taken);
    onTestFinished(() => void taken.close());
    const said = async (...options: readonly string[]) => {
      const child = commandLine('serve', '--allow-sandbox', `--dist=${distFolder()}`, ...options);
      const chunks: Buffer[] = [];
      for await (const chunk of child.stderr) chunks.push(chunk);
      return Buffer.concat(chunks).toString();
    };
    expect(await said(`--port=${port}`)).toBe(
      `--port: ${port} of 127.0.0.1 is taken. Stop what uses it, or choose another.\n`,
    );
    expect(await said('--port=65536')).toBe('--port must be 65535 at most, but it is 65536.\n');
    expect(await said('--port=0', '--host=192.0.2.1')).toBe(
      '--host: 192.0.2.1 is no address of this machine.\n',
    );
  });
});
