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
  it('holds one tenant per theme, the Canadian one bilingual with a footer', () => {
    expect(
      allTenants().map(({ id, theme, locales, country, currency }) => [
        id,
        theme,
        locales,
        country,
        currency,
      ]),
    ).toEqual([
      ['harbour', 'teal', ['en-us'], 'US', 'USD'],
      ['maple', 'azure', ['en-ca', 'fr-ca'], 'CA', 'CAD'],
      ['northwind', 'violet', ['en-us'], 'US', 'USD'],
    ]);
    expect(tenantNamed('harbour').config['structure']).toEqual({ footer: false });
    expect(tenantNamed('maple').config['structure']).toEqual({ footer: true });
  });

  it('gives every tenant the same configuration keys, and links and legal text for each of its locales', () => {
    const [first, ...others] = allTenants();
    for (const other of others) {
      expect(Object.keys(other.config).sort()).toEqual(Object.keys(first?.config ?? {}).sort());
    }
    for (const { config, locales } of allTenants()) {
      expect(Object.keys(config['links'] as object)).toEqual(locales);
      expect(Object.keys(config['legaltext'] as object)).toEqual(locales);
    }
  });

  it('chooses a tenant by host, whatever its port and letter case', () => {
    expect(tenantOfHost(allTenants(), 'Maple.LOCALHOST:4600')?.id).toBe('maple');
    expect(tenantOfHost(allTenants(), 'localhost')).toBeUndefined();
    expect(tenantOfHost(allTenants(), 'evil-maple.localhost')).toBeUndefined();
  });

  it.each([
    ['theme', { theme: 3 }, /a\/config\.json: theme must be a text/],
    [
      'defaultlocale',
      { defaultlocale: 'fr-ca' },
      /a\/config\.json: defaultlocale must be one of the locales/,
    ],
    ['locales', { locales: [] }, /a\/config\.json: locales must be a list of texts/],
    ['tenant', { tenant: 'b' }, /a\/config\.json: tenant must be the name of its folder, a/],
  ])('refuses a broken %s by naming file and key', (_, changed, message) => {
    const directory = temporaryFolder(folderOf('a', changed, ['a.localhost']));
    expect(() => loadTenants(directory)).toThrow(message);
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
