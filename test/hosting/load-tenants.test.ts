import { createPageServer, createSite, loadTenants, tenantOfHost, trustedProxies } from '@member-portal/host';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { allTenants, tenantNamed } from '../support/tenant.ts';

const folderOf = (id: string, changed: Readonly<Record<string, unknown>>, hosts: unknown) => ({
  [`${id}/config.json`]: JSON.stringify({ ...tenantNamed('northwind').config, tenant: id, ...changed }),
  [`${id}/hosts.json`]: JSON.stringify(hosts),
  [`${id}/favicon.svg`]: '<svg xmlns="http://www.w3.org/2000/svg"/>',
});

describe('the tenant directory', () => {
  // Proves.
  it('holds a tenant for every theme, each with a configuration that can be used', () => {
    expect([...new Set(allTenants().map(({ theme }) => theme))].sort()).toEqual(['azure', 'teal', 'violet']);
    expect(allTenants().filter(({ problem }) => problem !== undefined)).toEqual([]);
  });

  // Proves.
  it('has one Canadian tenant in two languages with a footer, and one tenant without', () => {
    expect(tenantNamed('maple').config).toMatchObject({
      country: 'CA',
      currency: 'CAD',
      locales: ['en-ca', 'fr-ca'],
      structure: { footer: true },
    });
    expect(tenantNamed('harbour').config['structure']).toEqual({ footer: false });
  });

  it('gives every tenant the same configuration keys, and links and legal text for each of its locales', () => {
    const [first, ...others] = allTenants();
    for (const other of others) {
      expect(Object.keys(other.config).sort()).toEqual(Object.keys(first?.config ?? {}).sort());
    }
    for (const { config } of allTenants()) {
      expect(Object.keys(config['links'] as object)).toEqual(config['locales']);
      expect(Object.keys(config['legaltext'] as object)).toEqual(config['locales']);
    }
  });

  // Proves.
  it('chooses a tenant by host, whatever its port and letter case', () => {
    expect(tenantOfHost(allTenants(), 'Maple.LOCALHOST:4600')?.id).toBe('maple');
    expect(tenantOfHost(allTenants(), 'localhost')).toBeUndefined();
    expect(tenantOfHost(allTenants(), 'evil-maple.localhost')).toBeUndefined();
  });

  it.each([
    ['theme', { theme: 3 }],
    ['defaultlocale', { defaultlocale: 'fr-ca' }],
    ['links.en-us.faq', { links: { 'en-us': { faq: 'javascript:alert(1)' } } }],
    ['gatewayurl', { gatewayurl: 'nowhere' }],
  ])('reports that %s cannot be used, and continues', (key, changed) => {
    const directory = temporaryFolder({
      ...folderOf('aa', changed, ['a.localhost']),
      ...folderOf('bb', {}, ['b.localhost']),
    });
    expect(loadTenants(directory).map(({ id, problem }) => [id, problem])).toEqual([
      ['aa', key],
      ['bb', undefined],
    ]);
  });

  const good = { ...folderOf('bb', {}, ['b.localhost']) };

  it.each([
    ['tenant', folderOf('aa', { tenant: 'other' }, ['a.localhost'])],
    ['hosts.json', folderOf('aa', {}, 'a.localhost')],
    ['hosts.0', folderOf('aa', {}, ['https://a.localhost'])],
    ['hosts.json', { ...folderOf('aa', {}, ['a.localhost']), 'aa/hosts.json': '[' }],
    ['config.json', { ...folderOf('aa', {}, ['a.localhost']), 'aa/config.json': '{' }],
    ['config.json', { ...folderOf('aa', {}, ['a.localhost']), 'aa/config.json': '[]' }],
    ['config.json', { 'aa/hosts.json': '["a.localhost"]' }],
  ])('loads the other tenants where a folder’s %s cannot be used', async (key, files) => {
    const [broken, other] = loadTenants(temporaryFolder({ ...files, ...good }));
    expect([broken?.problem, broken?.broken, other?.problem, other?.broken]).toEqual([
      key,
      key,
      undefined,
      undefined,
    ]);
    if (!broken) throw new Error('the tenant is missing');
    const distDir = temporaryFolder({ 'index.html': '<title>{{title}}</title>' });
    const page = await createPageServer({ tenant: broken, distDir }).fetch(
      new Request('http://a.localhost/'),
    );
    expect([page.status, page.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain(`It is not set up correctly: ${key}.`);
  });

  it('says where there is no directory', () => {
    const nowhere = `${temporaryFolder()}/nowhere`;
    expect(() => loadTenants(nowhere)).toThrow(`There is no tenant directory ${nowhere}.`);
  });

  it('gives a host that two tenants claim to neither, and reports it for both', async () => {
    const directory = temporaryFolder({
      ...folderOf(
        'copy',
        { apiurl: 'https://copy.example', policyreporturl: 'https://copy.example/reports' },
        ['copy.localhost', 'X.localhost'],
      ),
      ...folderOf('live', {}, ['x.localhost']),
      ...good,
    });
    expect(loadTenants(directory).map(({ id, broken }) => [id, broken])).toEqual([
      ['bb', undefined],
      ['copy', 'hosts.1'],
      ['live', 'hosts.0'],
    ]);
    const site = createSite({
      tenants: loadTenants(directory),
      distDir: temporaryFolder({ 'index.html': '<title>{{title}}</title>' }),
      platform: undefined,
      proxies: trustedProxies([]),
      signInRate: 0,
      readiness: () => ({ status: 'ready', build: 'one' }),
      now: () => 0,
    });
    for (const path of ['/', '/config.json', '/favicon.svg']) {
      const answer = await site.fetch(new Request(`http://x.localhost${path}`));
      expect(answer.status, path).toBe(503);
      expect(JSON.stringify([...answer.headers])).not.toContain('copy');
    }
    expect((await site.fetch(new Request('http://b.localhost/'))).status).toBe(200);
  });

  it.each(['a$b', 'a b', 'a.b', 'a_b', 'Prairie', 'prairie.bak', 'a', '-a', 'a-', 'a'.repeat(32)])(
    'serves no folder whose name is no tenant id, such as %s, under any host',
    (id) => {
      const directory = temporaryFolder({ ...folderOf(id, {}, ['b.localhost', 'x.localhost']), ...good });
      const tenants = loadTenants(directory);
      expect(tenants.find((tenant) => tenant.id === id)?.broken).toBe(id);
      expect(tenantOfHost(tenants, 'b.localhost')?.id).toBe('bb');
      expect(tenantOfHost(tenants, 'x.localhost')).toBeUndefined();
    },
  );

  it('keeps from browsers what names the schema for editors', () => {
    expect(allTenants().filter(({ config }) => '$schema' in config)).toEqual([]);
  });
});
