import { once } from 'node:events';
import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import {
  createPageServer,
  nginxConfiguration,
  readDocumentSource,
  securityHeaders,
  upstreamOf,
  writeNginxFiles,
} from '@member-portal/host';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { hasIpv6 } from '../../../hosting/nginx/has-ipv6.ts';
import { localCertificate } from '../../support/certificate.ts';
import { nginxPlaces } from '../../support/infrastructure/nginx-places.ts';
import { askNginx, nginxFolder, startNginx, testNginx } from '../../support/infrastructure/running-nginx.ts';
import { LANGUAGE_REQUESTS } from '../../support/language-requests.ts';
import { OPEN_REQUESTS } from '../../support/open-requests.ts';
import { allTenants, tenantNamed } from '../../support/tenant.ts';

const isIpv6Here = await hasIpv6();
const [securePort, plainPort, platformPort] = [5443, 5480, 5481];
const script = 'export const answer = 42;\n'.repeat(40);
const template =
  '<html lang="{{lang}}"><title>{{title}}</title><script type="module" src="{{assetBase}}main-abc.js"></script><div id="portal">{{page}}</div>{{early}}{{data}}';
const firstPages = `export const messages = { 'en-ca': 'CA', 'fr-ca': 'FR', 'en-us': 'US' };
export const firstPage = async (configuration, locale) => ({
  html: '<h1>' + configuration.name + ' ' + locale + '</h1>',
  heading: 'Sign in',
  styles: [{ emotion: 'css a', text: '.css-a{color:red}' }],
});`;

describe('a real nginx with the generated configuration', () => {
  const made = nginxFolder();
  const tenants = [...allTenants(), { ...tenantNamed('maple'), id: 'second', hosts: ['second.localhost'] }];
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let distDir = '';
  const arrived: { readonly url: string; readonly headers: IncomingHttpHeaders }[] = [];
  const upstream = createServer((request, response) => {
    arrived.push({ url: request.url ?? '', headers: request.headers });
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"from":"platform"}');
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => upstream.listen(platformPort, '127.0.0.1', resolve));
    distDir = join(made.folder, 'dist');
    made.write({
      'dist/index.html': template,
      'dist/.first-page/first-page.mjs': firstPages,
      'dist/.first-page/early.js': 'start()',
      'dist/assets/main-abc.js': script,
      'dist/assets/main-abc.js.map': '{}',
      'dist/assets/fr-ca/shell-abc.js': script,
      'dist/.vite/manifest.json': '{}',
      'log-collector-token.conf': 'proxy_set_header Authorization "Splunk secret-token";\n',
    });
    writeNginxFiles(
      made.folder,
      await nginxConfiguration(
        tenants,
        await readDocumentSource(distDir),
        nginxPlaces({
          folder: made.folder,
          distDir,
          securePort,
          plainPort,
          certificates: join(made.folder, 'certificates'),
          platform: upstreamOf({ origin: `http://127.0.0.1:${platformPort}` }),
          logCollector: upstreamOf({ origin: `http://127.0.0.1:${platformPort}` }),
          signInRate: 6,
          hasIpv6: isIpv6Here,
          trustedProxies: ['127.0.0.0/8'],
        }),
      ),
    );
    writeFileSync(join(distDir, 'assets', 'main-abc.js.br'), brotliCompressSync(script));
    writeFileSync(join(distDir, 'assets', 'main-abc.js.gz'), gzipSync(script));
    mkdirSync(join(made.folder, 'certificates'));
    const { cert, key } = await localCertificate();
    for (const { id } of tenants) {
      writeFileSync(join(made.folder, 'certificates', `${id}.crt`), cert);
      writeFileSync(join(made.folder, 'certificates', `${id}.key`), key);
    }
    nginx = await startNginx(made.folder, plainPort);
  });
  afterAll(async () => {
    await nginx.stop();
    upstream.close();
    made.remove();
  });
  const ask = (host: string, path: string, options?: Parameters<typeof askNginx>[3]) =>
    askNginx(securePort, `${host}.localhost`, path, options);

  it('is accepted by nginx -t without a warning', () => {
    const { status, said } = testNginx(made.folder);
    expect([status, said.includes('[warn]'), said.includes('[emerg]')], said).toEqual([0, false, false]);
  });

  it('sends plain http on to https', async () => {
    const { status, headers } = await askNginx(plainPort, 'maple.localhost', '/loans?x=1', { secure: false });
    expect([status, headers['location']]).toEqual([301, `https://maple.localhost:${securePort}/loans?x=1`]);
  });

  it.runIf(isIpv6Here)('answers over IPv6 as over IPv4', async () => {
    const address = '::1';
    const { status, body } = await ask('maple', '/config.json', { address });
    expect([status, body]).toEqual([200, (await ask('maple', '/config.json')).body]);
    await expect(ask('stranger', '/', { address })).rejects.toThrow();
    const plain = await askNginx(plainPort, 'maple.localhost', '/loans', { secure: false, address });
    expect([plain.status, plain.headers['location']]).toEqual([
      301,
      `https://maple.localhost:${securePort}/loans`,
    ]);
  });

  it('takes a host with a final dot, and tells the platform none', async () => {
    const headers = { host: 'maple.localhost.' };
    expect((await ask('maple', '/config.json', { headers })).status).toBe(200);
    await ask('maple', '/api/buyer/3', { headers });
    expect(arrived.at(-1)).toMatchObject({ url: '/api/buyer/3', headers: { host: 'maple.localhost' } });
  });

  it('answers no host without a tenant', async () => {
    await expect(ask('stranger', '/')).rejects.toThrow();
  });

  it('answers an unknown host on a connection for a known one by 404, and health checks', async () => {
    const stray = (path: string) => ask('maple', path, { headers: { host: 'stranger.localhost' } });
    const { status, body, headers } = await stray('/');
    expect([status, body.toString().includes('Welcome'), headers['server']]).toEqual([404, false, 'nginx']);
    expect((await stray('/index.nginx-debian.html')).status).toBe(404);
    expect((await stray('/healthz')).body.toString()).toBe('ok\n');
    expect((await stray('/readyz')).status).toBe(200);
  });

  it.each([
    '/',
    '/?x=1',
    '/loans/outstanding',
    '/disclosure/payment-agreement/1/views/tila?x=1',
    '/config.json',
    '/favicon.svg?v=3',
    '/assets/main-abc.js',
    '/static/main-abc.js',
    '/static/fr-ca/shell-abc.js',
    '/assets/gone.js',
    '/assets/main-abc.js.map',
    '/assets/main-abc.js.gz',
    '/assets/',
    '/index.html',
    '/.vite/manifest.json',
    '/.env',
    '/wp-login.php',
    '/sites/maple.headers.json',
    '/assets',
    '/static',
    '/static/',
    '/static/assets/main-abc.js',
    '/assets/.vite/manifest.json',
    '/logout',
  ])('answers %s as the page server does', async (path) => {
    for (const tenant of tenants) {
      const page = createPageServer({ tenant, distDir });
      const host = tenant.hosts[0] ?? '';
      const expected = await page.fetch(
        new Request(`https://${host}${path}`, { headers: { 'x-forwarded-proto': 'https' } }),
      );
      const answer = await askNginx(securePort, host, path);
      expect([path, answer.status]).toEqual([path, expected.status]);
      expect([path, answer.body.toString()]).toEqual([path, await expected.text()]);
      const compared = [
        'content-security-policy',
        ...Object.keys(securityHeaders(tenant, { gatewayUrl: tenant.gatewayUrl, secure: true })),
        'cache-control',
        'content-type',
        'content-encoding',
        'clear-site-data',
        'vary',
      ];
      for (const name of compared)
        expect([path, name, answer.headers[name.toLowerCase()] ?? null]).toEqual([
          path,
          name,
          expected.headers.get(name),
        ]);
      expect(answer.headers['server']).toBe('nginx');
    }
  });

  it.each(LANGUAGE_REQUESTS)(
    'makes the document for %j and %j in the page server’s language',
    async (accepted, cookie) => {
      for (const tenant of tenants) {
        const host = tenant.hosts[0] ?? '';
        const headers = {
          ...(accepted === '' ? {} : { 'accept-language': accepted }),
          ...(cookie === '' ? {} : { cookie }),
        };
        const page = createPageServer({ tenant, distDir });
        const expected = await page.fetch(
          new Request(`https://${host}/`, { headers: { 'x-forwarded-proto': 'https', ...headers } }),
        );
        const answer = await askNginx(securePort, host, '/', { headers });
        expect([answer.status, answer.body.toString()]).toEqual([200, await expected.text()]);
        expect(answer.body.toString()).toContain(`<h1>${tenant.config['name']} `);
      }
    },
  );

  it.each(OPEN_REQUESTS)(
    'chooses the document of `/` for the cookie %j as the page server does',
    async (cookie, isOpen) => {
      for (const tenant of tenants) {
        const host = tenant.hosts[0] ?? '';
        const headers = cookie === '' ? {} : { cookie };
        const page = createPageServer({ tenant, distDir });
        for (const path of ['/', '/?x=1', '/loans']) {
          const expected = await page.fetch(
            new Request(`https://${host}${path}`, { headers: { 'x-forwarded-proto': 'https', ...headers } }),
          );
          const answer = await askNginx(securePort, host, path, { headers });
          expect([answer.status, answer.body.toString()]).toEqual([200, await expected.text()]);
          expect(answer.headers['cache-control']).toBe('no-store');
          expect(answer.body.toString().includes('<h1>')).toBe(path !== '/loans' && !isOpen);
        }
      }
    },
  );

  it.each([
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip', 'gzip'],
    ['br;q=0', undefined],
    ['*, br;q=0', undefined],
    ['br; q=0.000, *;q=0.5', undefined],
    ['br;q=0.001', 'br'],
    ['br;q=0.5', 'br'],
    ['*', 'br'],
    ['brotli', undefined],
    ['identity', undefined],
  ])('gives what the build prepared for "%s"', async (accept, encoding) => {
    const decode = { gzip: gunzipSync, br: brotliDecompressSync };
    for (const [path, text] of [
      ['/assets/main-abc.js', script],
      ['/static/main-abc.js', script],
      ['/loans', undefined],
      ['/config.json', undefined],
    ] as const) {
      const { status, headers, body } = await ask('maple', path, { headers: { 'accept-encoding': accept } });
      expect([path, status, headers['content-encoding'], headers['vary']]).toEqual([
        path,
        200,
        encoding,
        'Accept-Encoding',
      ]);
      const plain = encoding === 'gzip' || encoding === 'br' ? decode[encoding](body) : body;
      expect(plain.toString()).toBe(text ?? (await ask('maple', path)).body.toString());
    }
  });

  it.each(['bytes=0-9', 'bytes=999999-'])(
    'answers a request for %s with the whole file, as the page server does',
    async (range) => {
      const { status, body } = await ask('maple', '/assets/main-abc.js', { headers: { range } });
      expect([status, body.toString()]).toEqual([200, script]);
    },
  );

  it('refuses other methods, with the response of the page server', async () => {
    const { status, headers, body } = await ask('maple', '/loans', { method: 'POST', body: 'x' });
    const page = createPageServer({ tenant: tenantNamed('maple'), distDir });
    const expected = await page.fetch(new Request('https://maple.localhost/loans', { method: 'POST' }));
    expect([status, body.toString(), headers['allow'], headers['cache-control']]).toEqual([
      405,
      await expected.text(),
      'GET, HEAD',
      'no-store',
    ]);
    const secure = new Request('https://maple.localhost/', { headers: { 'x-forwarded-proto': 'https' } });
    const policy = (await page.fetch(secure)).headers.get('content-security-policy');
    expect(headers['content-security-policy']).toBe(policy);
    const gone = '/assets/gone-abc.js';
    const nobody = await page.fetch(new Request(`https://maple.localhost${gone}`, { method: 'POST' }));
    expect((await ask('maple', gone, { method: 'POST', body: 'x' })).status).toBe(nobody.status);
  });

  it('speaks HTTP/2', async () => {
    const session = connect(`https://127.0.0.1:${securePort}`, {
      servername: 'maple.localhost',
      rejectUnauthorized: false,
    });
    onTestFinished(() => session.close());
    const stream = session.request({ ':path': '/config.json', ':authority': 'maple.localhost' });
    const [headers] = await once(stream, 'response');
    stream.close();
    expect([headers[':status'], session.alpnProtocol]).toEqual([200, 'h2']);
  });

  it('redirects no unknown host, and answers health checks under any', async () => {
    const plain = (host: string, path: string) => askNginx(plainPort, host, path, { secure: false });
    const { status, headers } = await plain('evil.example', '/loans');
    expect([status, headers['location']]).toEqual([404, undefined]);
    expect((await plain('10.0.0.7', '/healthz')).body.toString()).toBe('ok\n');
    expect((await ask('maple', '/healthz')).body.toString()).toBe('ok\n');
    for (const { status, body, headers } of [
      await plain('10.0.0.7', '/readyz'),
      await ask('maple', '/readyz'),
    ]) {
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(JSON.parse(body.toString())).toEqual({ status: 'ready', build: 'index-abc' });
    }
  });

  const sheetOf = (id: string): string => {
    const name = readdirSync(join(made.folder, 'sites', id, 'assets', 'theme')).find((one) =>
      one.endsWith('.css'),
    );
    return `assets/theme/${name}`;
  };

  it('is not ready while a file of the build or of a theme is missing', async () => {
    const sheet = sheetOf('maple');
    for (const [file, name] of [
      [join(distDir, 'assets', 'main-abc.js'), 'assets/main-abc.js'],
      [join(made.folder, 'sites', 'maple', sheet), `maple/${sheet}`],
    ] as const) {
      renameSync(file, `${file}.away`);
      const { status, body } = await ask('maple', '/readyz');
      renameSync(`${file}.away`, file);
      expect([status, JSON.parse(body.toString())]).toEqual([
        503,
        { status: 'not ready', build: 'index-abc', reason: `${name} is missing` },
      ]);
    }
    expect((await ask('maple', '/readyz')).status).toBe(200);
  });

  it('serves a theme to its own tenant alone, under both bases and for ever', async () => {
    const sheet = sheetOf('maple');
    for (const path of [`/${sheet}`, `/${sheet.replace('assets/', 'static/')}`]) {
      const { status, headers, body } = await ask('maple', path, { headers: { 'accept-encoding': 'br' } });
      expect([
        status,
        headers['content-type'],
        headers['cache-control'],
        headers['content-encoding'],
      ]).toEqual([200, 'text/css; charset=utf-8', 'public, max-age=31536000, immutable', 'br']);
      expect(brotliDecompressSync(body).toString()).toContain('--');
    }
    expect((await ask('northwind', `/${sheet}`)).status).toBe(404);
  });

  it('limits sign-in calls by caller, as identified by a trusted proxy', async () => {
    const from = (address: string) =>
      ask('maple', '/api/auth/send-code', {
        method: 'POST',
        body: '{}',
        headers: { 'x-forwarded-for': `6.6.6.6, ${address}` },
      });
    const statuses: number[] = [];
    for (let call = 0; call < 9; call += 1) statuses.push((await from('203.0.113.9')).status);
    expect(statuses.slice(0, 6)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(statuses.at(-1)).toBe(429);
    const { headers } = await from('203.0.113.9');
    expect([headers['retry-after'], headers['cache-control']]).toEqual(['60', 'no-store']);
    expect((await from('203.0.113.10')).status).toBe(200);
    expect(arrived.at(-1)?.headers['x-forwarded-for']).toBe('203.0.113.10');
    // A network of IPv6 is one caller.
    for (let call = 0; call < 8; call += 1) await from(`2001:db8:1:2::${call + 1}`);
    expect((await from('2001:db8:1:2:9::1')).status).toBe(429);
    expect((await from('2001:db8:1:3::1')).status).toBe(200);
    const other = await ask('maple', '/api/auth/buyer/token/refresh', {
      method: 'POST',
      body: '{}',
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(other.status).toBe(200);
  });

  it('passes /api on with the tenant’s host', async () => {
    const { status, body } = await ask('harbour', '/api/buyer/1?x=1', { method: 'PUT', body: '{}' });
    expect([status, body.toString()]).toEqual([200, '{"from":"platform"}']);
    await ask('harbour', '/api');
    expect(arrived.at(-1)?.url).toBe('/api');
    expect(arrived.at(-2)).toMatchObject({
      url: '/api/buyer/1?x=1',
      headers: { host: 'harbour.localhost', 'x-forwarded-proto': 'https' },
    });
  });

  it('passes on nothing that a client says of its own address', async () => {
    const said = { forwarded: 'for=6.6.6.6', 'x-real-ip': '6.6.6.6', 'x-forwarded-port': '8443' };
    await ask('maple', '/api/buyer/2', { headers: said });
    const { url, headers } = arrived.at(-1) ?? { url: '', headers: {} };
    expect(url).toBe('/api/buyer/2');
    for (const name of Object.keys(said)) expect(headers[name], name).toBeUndefined();
  });

  it('relays the log with a token that no browser has, and without its cookies', async () => {
    await ask('maple', '/logs/services/collector/event/1.0', {
      method: 'POST',
      headers: { authorization: 'Splunk public-client', cookie: 'XSRF-TOKEN=1' },
      body: '{}',
    });
    const { url, headers } = arrived.at(-1) ?? { url: '', headers: {} };
    expect([url, headers.authorization, headers.cookie]).toEqual([
      '/services/collector/event/1.0',
      'Splunk secret-token',
      undefined,
    ]);
    const refused = await ask('maple', '/logs/services/collector/event/1.0');
    expect([refused.status, refused.body.toString(), refused.headers['cache-control']]).toEqual([
      403,
      'Forbidden\n',
      'no-store',
    ]);
    expect(refused.headers['content-security-policy']).toContain("default-src 'none'");
  });
});
