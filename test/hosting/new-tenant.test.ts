import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { checkTenants, createPageServer, loadTenants, tenantOfHost } from '@member-portal/host';
import { describe, expect, it } from 'vitest';
import { readyThemes } from '../../hosting/theme/ready-themes.ts';
import { repositoryPath } from '../support/repository.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { tenantNamed } from '../support/tenant.ts';

const makeTenant = (directory: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [repositoryPath('scripts', 'tenant-new.mjs'), ...args, `--tenants=${directory}`],
    { encoding: 'utf8', timeout: 20_000 },
  );
  return { status, said: stdout, complained: stderr.trim() };
};

describe('npm run tenant:new', () => {
  // Proves.
  it.each([
    [[], { theme: 'violet', defaultLocale: 'en-us' }, { country: 'US', currency: 'USD' }],
    [
      ['--theme=azure', '--locales=fr-ca,en-ca'],
      { theme: 'azure', defaultLocale: 'fr-ca' },
      { country: 'CA', currency: 'CAD', timezone: 'America/Toronto' },
    ],
  ] as const)('makes a tenant that is served unchanged (%j)', async (args, tenantHas, configHas) => {
    const directory = temporaryFolder();
    expect(makeTenant(directory, 'prairie-credit', ...args)).toMatchObject({ status: 0, complained: '' });
    const [tenant, ...others] = loadTenants(directory);
    if (!tenant) throw new Error('no tenant was made');
    expect(others).toEqual([]);
    expect(tenant).toMatchObject({ id: 'prairie-credit', name: 'Prairie Credit', problem: undefined });
    expect(tenant).toMatchObject(tenantHas);
    expect(tenant.config).toMatchObject(configHas);
    expect(Object.keys(tenant.config)).toEqual(Object.keys(tenantNamed('northwind').config));
    expect(tenant.config).toMatchObject({ sandbox: false, sandboxtesttoken: '', idempotency: false });
    // What the portal takes where the key is missing.
    expect(tenant.config['flagpollingseconds']).toBe(300);
    expect(checkTenants(directory).problems).toEqual([]);
    const ready = tenantHas.theme === 'azure' ? readyThemes.azure : readyThemes.violet;
    expect(tenant.look.theme).toEqual(ready);
    expect(existsSync(`${directory}/prairie-credit/theme.json`)).toBe(true);
    expect(tenantOfHost([tenant], 'prairie-credit.localhost:4600')).toBe(tenant);

    const distDir = temporaryFolder({
      'index.html': '<html data-theme="{{theme}}"><title>{{title}}</title>',
    });
    const server = createPageServer({ tenant, distDir });
    const page = await server.fetch(new Request('http://prairie-credit.localhost/'));
    expect(await page.text()).toContain('<title>Prairie Credit</title>');
    const icon = await server.fetch(new Request('http://prairie-credit.localhost/favicon.svg?v=3'));
    expect(icon.headers.get('content-type')).toContain('image/svg+xml');
  });

  it.each([
    [['Prairie'], /is no tenant id/],
    [['../elsewhere'], /is no tenant id/],
    [['gateway'], /name of something else/],
    [[], /^Usage/],
    [['one', 'two'], /^Usage/],
    [['prairie', '--theme=plaid'], /no theme plaid/],
    [['prairie', '--locales=en-us,de-de'], /de-de is no locale/],
    [['prairie', '--locales='], /is no locale/],
    [['prairie', '--theme'], /no theme/],
    [['prairie', '--host=a b'], /is no host name/],
    [['prairie', '--host=pay.prairie.example:443'], /is no host name/],
    [['prairie', '--host=Localhost'], /host of something else/],
    [['prairie', '--host=gateway.localhost'], /host of something else/],
    [['prairie', '--colour=red'], /Unknown option --colour/],
  ] as const)('refuses %j in one line and makes nothing', (args, complaint) => {
    const directory = temporaryFolder();
    const { status, complained } = makeTenant(directory, ...args);
    expect([status, complained.split('\n').length]).toEqual([1, 1]);
    expect(complained).toMatch(complaint);
    expect(readdirSync(directory)).toEqual([]);
  });

  it.runIf(process.platform === 'linux')(
    'stops where its folder cannot be made, and says so in one line',
    () => {
      const { status, complained } = makeTenant('/proc/x', 'prairie');
      expect([status, complained]).toEqual([
        1,
        expect.stringMatching(/^\/proc\/x\/prairie cannot be made: ENOENT.*\.$/),
      ]);
    },
  );

  it('ignores an existing tenant that cannot be read', () => {
    const directory = temporaryFolder({ 'plains/hosts.json': '[' });
    expect(makeTenant(directory, 'prairie').status).toBe(0);
  });

  it('never writes over a tenant, and never gives a host away twice', () => {
    const directory = temporaryFolder();
    makeTenant(directory, 'prairie');
    expect(makeTenant(directory, 'prairie').complained).toMatch(/exists already/);
    expect(makeTenant(directory, 'plains', '--host=prairie.localhost').complained).toMatch(
      /belongs to prairie/,
    );
    expect(readdirSync(directory)).toEqual(['config.schema.json', 'prairie', 'theme.schema.json']);
  });
});
