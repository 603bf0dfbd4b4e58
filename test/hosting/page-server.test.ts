import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { createPageServer, type GatewayUrl } from '@member-portal/host';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { tenantNamed } from '../support/tenant.ts';

const script = 'export const answer = 42;\n'.repeat(40);
const template =
  '<!doctype html><html lang="{{lang}}"><head><title>{{title}}</title><meta name="description" content="{{description}}"><meta name="theme-color" content="{{themeColor}}"></head></html>';

const site = () =>
  temporaryFolder({
    'index.html': template,
    'robots.txt': 'User-agent: *\n',
    'assets/main-abc.js': script,
    'assets/main-abc.js.br': brotliCompressSync(script),
    'assets/main-abc.js.gz': gzipSync(script),
    'assets/main-abc.js.map': '{}',
    'assets/plain-abc.css': 'body{}',
    '.vite/manifest.json': '{}',
  });

const server = (id = 'northwind', gatewayUrl?: GatewayUrl) =>
  createPageServer({
    tenant: tenantNamed(id),
    distDir: site(),
    ...(gatewayUrl === undefined ? {} : { gatewayUrl }),
  });

const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  server().fetch(new Request(`http://northwind.localhost:4600${path}`, { method, headers }));

describe('the document', () => {
  it.each(['/', '/loans/outstanding', '/loans/L-1.2', '/disclosure/payment-agreement/1/views/tila?x=1'])(
    'answers %s and is never stored',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await response.text()).toContain('<title>Northwind</title>');
    },
  );

  it.each(['/logout', '/logout/', '/Logout'])(
    'of %s makes the browser clear its cache, and neither storage nor cookies',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('clear-site-data')).toBe('"cache"');
    },
  );

  it.each(['/', '/loans/logout', '/logout/now'])('of %s clears nothing', async (path) => {
    expect((await get(path)).headers.has('clear-site-data')).toBe(false);
  });

  it('has the texts and colours of its tenant', async () => {
    const response = await server('maple').fetch(new Request('http://maple.localhost/'));
    const html = await response.text();
    expect(html).toContain('<html lang="en-CA">');
    expect(html).toContain('content="Member Portal"');
    expect(html).toContain('content="#0a63d6"');
  });

  it('links the favicon by its version', async () => {
    const tenant = { ...tenantNamed('northwind'), faviconVersion: '7' };
    const distDir = temporaryFolder({
      'index.html': '<link rel="icon" href="/favicon.svg?v={{faviconVersion}}">',
    });
    const response = await createPageServer({ tenant, distDir }).fetch(
      new Request('http://northwind.localhost/'),
    );
    expect(await response.text()).toContain('href="/favicon.svg?v=7"');
  });

  it('escapes what a configuration says', async () => {
    const tenant = { ...tenantNamed('northwind'), name: '</title><script>"&\'' };
    const pages = createPageServer({ tenant, distDir: site() });
    const html = await (await pages.fetch(new Request('http://northwind.localhost/'))).text();
    expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;&quot;&amp;&#39;</title>');
  });

  it('says that the site is not available where it cannot be made, with the headers of the others, and reports it once', async () => {
    const distDir = temporaryFolder({ 'index.html': '{{nonsense}}', 'assets/main-abc.js': script });
    const reported: string[] = [];
    const report = (reason: string) => void reported.push(reason);
    const pages = createPageServer({ tenant: tenantNamed('maple'), distDir, report });
    const ask = (path: string) => pages.fetch(new Request(`http://maple.localhost${path}`));
    for (const path of ['/', '/loans', '/loans']) {
      const answer = await ask(path);
      expect([
        answer.status,
        answer.headers.get('content-type'),
        answer.headers.get('cache-control'),
      ]).toEqual([503, 'text/html; charset=utf-8', 'no-store']);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await answer.text()).toMatch(/<h1>This site is not available<\/h1>[\s\S]*files are incomplete/);
    }
    expect(reported).toEqual([expect.stringContaining('{{nonsense}}')]);
    expect(await pages.canShowPages()).toBe(false);
    // What does not need a document is served.
    for (const path of ['/assets/main-abc.js', '/config.json'])
      expect((await ask(path)).status, path).toBe(200);
    writeFileSync(join(distDir, 'index.html'), template);
    expect([(await ask('/')).status, await pages.canShowPages()]).toEqual([200, true]);
    rmSync(join(distDir, 'index.html'));
    expect([(await ask('/')).status, reported.length]).toEqual([503, 2]);
  });
});

describe('assets', () => {
  // Proves.
  it.each([
    ['northwind', '/assets/'],
    ['harbour', '/assets/'],
    ['maple', '/static/'],
  ])('of %s are named below %s, and both bases answer', async (id, base) => {
    const distDir = temporaryFolder({
      'index.html': '<script type="module" src="{{assetBase}}main-abc.js"></script>',
      'assets/main-abc.js': script,
      'assets/en-us/shell-abc.js': script,
    });
    const pages = createPageServer({ tenant: tenantNamed(id), distDir });
    const ask = (path: string) => pages.fetch(new Request(`http://${id}.localhost${path}`));
    expect(await (await ask('/')).text()).toContain(`src="${base}main-abc.js"`);
    for (const path of ['/assets/main-abc.js', '/static/main-abc.js', `${base}en-us/shell-abc.js`]) {
      const response = await ask(path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
      expect(await response.text()).toBe(script);
    }
    for (const path of ['/static/gone.js', '/static/', '/static/assets/main-abc.js'])
      expect((await ask(path)).status, path).toBe(404);
  });

  it.each([
    ['gzip, deflate, br', 'br', (body: Buffer) => brotliDecompressSync(body).toString()],
    ['gzip', 'gzip', (body: Buffer) => gunzipSync(body).toString()],
    ['br;q=0, gzip;q=0.5', 'gzip', (body: Buffer) => gunzipSync(body).toString()],
    ['*', 'br', (body: Buffer) => brotliDecompressSync(body).toString()],
    ['br;q=0, *', 'gzip', (body: Buffer) => gunzipSync(body).toString()],
    ['*;q=0', null, (body: Buffer) => body.toString()],
    ['', null, (body: Buffer) => body.toString()],
  ])('for "%s" come as %s, for ever', async (accept, encoding, decode) => {
    const response = await get('/assets/main-abc.js', { 'accept-encoding': accept });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(decode(Buffer.from(await response.arrayBuffer()))).toBe(script);
  });

  it('without a prepared twin come as they are', async () => {
    const response = await get('/assets/plain-abc.css', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe('body{}');
  });

  it.each([
    '/assets/gone-abc.js',
    '/assets/main-abc.js.map',
    '/assets/main-abc.js.br',
    '/assets/',
    '/gone.js',
    '/index.html',
    '/.vite/manifest.json',
    '/.env',
    '/loans/.git/HEAD',
    '/api/buyer/1',
    '/assets/..%2findex.html',
  ])('never answer %s by a document', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('stay inside their folder for any path', async () => {
    const pages = server();
    await fc.assert(
      fc.asyncProperty(fc.webPath(), fc.constantFrom('', '/..', '/%2e%2e', '/.'), async (path, extra) => {
        const response = await pages.fetch(
          new Request(`http://northwind.localhost/assets${path}${extra}/package.json`),
        );
        expect(response.status).toBe(404);
      }),
    );
  });
});

describe('the other answers', () => {
  it('the configuration is fresh and names the gateway as this page reaches it', async () => {
    const pages = server('northwind', (request) =>
      new URL(request.url).port === '4601' ? 'http://localhost:4604' : 'http://gateway.localhost:4600',
    );
    for (const [address, gateway] of [
      ['http://localhost:4601', 'http://localhost:4604'],
      ['http://northwind.localhost:4600', 'http://gateway.localhost:4600'],
    ] as const) {
      const response = await pages.fetch(new Request(`${address}/config.json`));
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({ ...tenantNamed('northwind').config, gatewayurl: gateway });
      expect(response.headers.get('content-security-policy')).toContain(`frame-src ${gateway};`);
    }
  });

  // Proves.
  it("the favicon is the tenant's own", async () => {
    const response = await get('/favicon.svg?v=3');
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(await response.text()).toBe(tenantNamed('northwind').favicon);
  });

  it('HEAD has the headers and no body; other methods are refused', async () => {
    const head = await get('/assets/main-abc.js', {}, 'HEAD');
    expect(head.headers.get('content-length')).toBe(String(script.length));
    expect(await head.text()).toBe('');
    const post = await get('/', {}, 'POST');
    expect(post.status).toBe(405);
    expect(post.headers.get('allow')).toBe('GET, HEAD');
    expect((await get('/assets/gone-abc.js', {}, 'POST')).status).toBe(404);
  });

  it('https is detected by the header of the proxy in front', async () => {
    const isHeldToIt = async (scheme: string): Promise<boolean> => {
      const response = await get('/', { 'x-forwarded-proto': scheme });
      return response.headers.has('strict-transport-security');
    };
    expect(await Promise.all(['https', 'https, http', 'http', 'http, https'].map(isHeldToIt))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
