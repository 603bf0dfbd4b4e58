import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createPageServer, nginxConfiguration, securityHeaders } from '@member-portal/hosting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localCertificate } from '../../support/certificate.ts';
import { askNginx, nginxFolder, startNginx, testNginx } from '../../support/infrastructure/running-nginx.ts';
import { allTenants, tenantNamed } from '../../support/tenant.ts';

const [securePort, plainPort, platformPort] = [5443, 5480, 5481];
const script = 'export const answer = 42;\n'.repeat(40);
const template =
  '<html lang="{{lang}}"><title>{{title}}</title><script type="module" src="{{assetBase}}main-abc.js"></script>';

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
      'dist/assets/main-abc.js': script,
      'dist/assets/main-abc.js.map': '{}',
      'dist/assets/fr-ca/shell-abc.js': script,
      'dist/.vite/manifest.json': '{}',
      'log-collector-token.conf': 'proxy_set_header Authorization "Splunk secret-token";\n',
      ...nginxConfiguration(tenants, template, {
        folder: made.folder,
        distDir,
        securePort,
        plainPort,
        certificates: join(made.folder, 'certificates'),
        platform: `http://127.0.0.1:${platformPort}`,
        logCollector: `http://127.0.0.1:${platformPort}`,
      }),
    });
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

  it('answers no host that is no tenant’s', async () => {
    await expect(ask('stranger', '/')).rejects.toThrow();
  });

  it.each([
    '/',
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
  ])('answers %s as the page server does', async (path) => {
    for (const tenant of tenants) {
      const page = createPageServer({ tenant, distDir });
      const host = tenant.hosts[0] ?? '';
      const expected = await page.fetch(
        new Request(`https://${host}${path}`, { headers: { 'x-forwarded-proto': 'https' } }),
      );
      const answer = await askNginx(securePort, host, path);
      const isFound = expected.status === 200;
      expect([path, answer.status]).toEqual([path, expected.status]);
      if (isFound) expect(answer.body.toString()).toBe(await expected.text());
      const compared = [
        ...Object.keys(securityHeaders(tenant, { gatewayUrl: tenant.gatewayUrl, secure: true })),
        ...(isFound ? ['cache-control', 'content-type'] : []),
      ];
      for (const name of compared)
        expect([name, answer.headers[name.toLowerCase()]]).toEqual([name, expected.headers.get(name)]);
      expect(answer.headers['server']).toBe('nginx');
    }
  });

  it('gives prepared compressed twins, and takes no other method', async () => {
    const { headers, body } = await ask('maple', '/assets/main-abc.js', {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(script);
    expect((await ask('maple', '/loans', { method: 'POST', body: 'x' })).status).toBe(405);
  });

  it('passes /api on with the tenant’s host', async () => {
    const { status, body } = await ask('harbour', '/api/buyer/1?x=1', { method: 'PUT', body: '{}' });
    expect([status, body.toString()]).toEqual([200, '{"from":"platform"}']);
    expect(arrived.at(-1)).toMatchObject({
      url: '/api/buyer/1?x=1',
      headers: { host: 'harbour.localhost', 'x-forwarded-proto': 'https' },
    });
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
    expect((await ask('maple', '/logs/services/collector/event/1.0')).status).toBe(403);
  });
});
