import { loadTenants, tenantOfHost } from '@member-portal/hosting';
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
  ])('tells that %s cannot be used, and goes on', (key, changed) => {
    const directory = temporaryFolder({
      ...folderOf('a', changed, ['a.localhost']),
      ...folderOf('b', {}, ['b.localhost']),
    });
    expect(loadTenants(directory).map(({ id, problem }) => [id, problem])).toEqual([
      ['a', key],
      ['b', undefined],
    ]);
  });

  it('refuses a configuration that names another tenant', () => {
    const directory = temporaryFolder(folderOf('a', { tenant: 'b' }, ['a.localhost']));
    expect(() => loadTenants(directory)).toThrow(/a\/config\.json: tenant must be the name of its folder, a/);
  });

  it('refuses hosts that are not a list of names', () => {
    const directory = temporaryFolder(folderOf('a', {}, 'a.localhost'));
    expect(() => loadTenants(directory)).toThrow(/a\/hosts\.json must be a list of host names/);
  });

  it('refuses a configuration that is not JSON', () => {
    const directory = temporaryFolder({ ...folderOf('a', {}, ['a.localhost']), 'a/config.json': '{' });
    expect(() => loadTenants(directory)).toThrow(/a\/config\.json is not JSON/);
  });

  it('refuses two tenants on one host', () => {
    const directory = temporaryFolder({
      ...folderOf('a', {}, ['x.localhost']),
      ...folderOf('b', {}, ['X.localhost']),
    });
    expect(() => loadTenants(directory)).toThrow(/a and b both claim the host x\.localhost/);
  });
});
