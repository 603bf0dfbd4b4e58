import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { languageTagOf } from '@member-portal/domain/locale';
import { nginxConfiguration, securityHeaders, upstreamOf, writeNginxFiles } from '@member-portal/host';
import { describe, expect, it } from 'vitest';
import { nginx } from '../../hosting/command/nginx.ts';
import { documentLocales } from '../../hosting/document/document-locale.ts';
import { tenantDocuments } from '../../hosting/document/tenant-documents.ts';
import { hasIpv6 } from '../../hosting/nginx/has-ipv6.ts';
import { servedTheme } from '../../hosting/theme/served-theme.ts';
import { nginxPlaces } from '../support/infrastructure/nginx-places.ts';
import { certificateFor } from '../support/infrastructure/secure-upstream.ts';
import { repositoryPath } from '../support/repository.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { allTenants, tenantNamed } from '../support/tenant.ts';

const [securePort, plainPort] = [5443, 5480];
const source = {
  template:
    '<html lang="{{lang}}"><title>{{title}}</title><script type="module" src="{{assetBase}}main-abc.js"></script><div>{{page}}</div>{{early}}{{data}}',
  first: {
    messages: { 'en-us': { a: 'US' }, 'en-ca': { a: 'CA' }, 'fr-ca': { a: '</script>' } },
    firstPage: async (_: unknown, locale: string) => ({
      html: `drawn in ${locale}`,
      heading: 'Sign in',
      styles: [],
    }),
    early: 'start()',
  },
};
const places = nginxPlaces({
  folder: '/srv/nginx',
  distDir: '/srv/portal',
  certificates: '/srv/certificates',
  securePort,
  plainPort,
});

describe('the generated nginx configuration', () => {
  it('holds for every tenant its document, configuration, favicon and the page server’s headers', async () => {
    const files = await nginxConfiguration(allTenants(), source, places);
    for (const tenant of allTenants()) {
      for (const locale of documentLocales(tenant)) {
        const document = String(files[`sites/${tenant.id}/index.${locale}.html`]);
        expect(document).toContain(`<html lang="${languageTagOf(locale)}"><title>${tenant.name}</title>`);
        expect(document.match(/<\/script>/g)).toHaveLength(3);
        expect(document).not.toContain('drawn');
        const first = String(files[`sites/${tenant.id}/first.${locale}.html`]);
        expect(first).toContain(`<title>Sign in – ${tenant.name}</title>`);
        expect(first).toContain(`<div>drawn in ${locale}</div>`);
      }
      expect(JSON.parse(String(files[`sites/${tenant.id}/config.json`]))).toEqual(tenant.config);
      expect(files[`sites/${tenant.id}/favicon.svg`]).toBe(tenant.favicon);
      const theme = servedTheme(tenant.look, new Map());
      const { hashes: inline } = await tenantDocuments(tenant, tenant.gatewayUrl, source, theme);
      // The configuration, the early script and what asks again for a lost one; the messages of each language.
      expect(inline.scripts).toHaveLength(3 + documentLocales(tenant).length);
      expect(inline.styles).toHaveLength(2);
      const headers = securityHeaders(tenant, { gatewayUrl: tenant.gatewayUrl, secure: true, inline });
      for (const [name, value] of Object.entries(headers))
        expect(files[`sites/${tenant.id}.headers`]).toContain(`add_header ${name} "${value}" always;`);
    }
    const site = String(files['sites/maple.conf']);
    const signOut = /location ~\* "\^\/logout\/\?\$" \{([^}]*\{ \}[^}]*)\}/.exec(site)?.[1];
    expect(signOut).toContain('add_header Clear-Site-Data "\\"cache\\"" always;');
    expect(signOut).toContain(
      'try_files /index.$member_portal_locale_maple.html$member_portal_br /index.$member_portal_locale_maple.html =404;',
    );
    const start = /location = \/ \{([^}]*\{ \}[^}]*)\}/.exec(site)?.[1];
    expect(start).toContain('try_files /$member_portal_document.$member_portal_locale_maple.html');
    const common = String(files['member-portal.conf']);
    expect(common).toContain(
      'map $cookie_member_portal_open $member_portal_document {\n  default first;\n  1 index;\n}',
    );
    for (const text of [site, common]) expect(text.split('{').length).toBe(text.split('}').length);
  });

  it('is ready only where every file of its sites is there, those of a theme too', async () => {
    const files = await nginxConfiguration(allTenants(), source, places);
    const ofMaple = Object.keys(files).filter((name) => name.startsWith('sites/maple/'));
    expect(ofMaple.some((name) => /assets\/theme\/theme-\w+\.css$/.test(name))).toBe(true);
    for (const name of ofMaple)
      for (const asked of ['sites/maple.conf', 'member-portal.conf'])
        expect(files[asked], asked).toContain(`if (!-f "/srv/nginx/${name}") { return 503`);
    expect(files['sites/northwind.conf']).not.toContain('/sites/maple/');
  });

  it('is not made for a tenant whose configuration cannot be used', async () => {
    const broken = { ...tenantNamed('maple'), problem: 'theme' };
    await expect(nginxConfiguration([broken], source, places)).rejects.toThrow(
      'tenants/maple/config.json cannot be used: theme',
    );
  });

  it('has sites that stay valid without other tenants: their variables are their own or shared', async () => {
    const whole = await nginxConfiguration(allTenants(), source, places);
    const others = await nginxConfiguration([tenantNamed('northwind')], source, places);
    const text = `${others['member-portal.conf']}${whole['sites/maple.conf']}`;
    const used = text.match(/\$member_portal_\w+/g) ?? [];
    const defined: readonly string[] = text.match(/(?<=map \S+ |set )\$member_portal_\w+/g) ?? [];
    expect(used).toContain('$member_portal_locale_maple');
    expect(used.filter((name) => !defined.includes(name))).toEqual([]);
  });

  it('escapes values of a tenant, and refuses those that it cannot hold', async () => {
    const hostile = { ...tenantNamed('maple'), hosts: ['a"; return 200 "b'] };
    expect((await nginxConfiguration([hostile], source, places))['sites/maple.conf']).toContain(
      'server_name "a\\"; return 200 \\"b";',
    );
    const variable = { ...tenantNamed('maple'), hosts: ['$host'] };
    await expect(nginxConfiguration([variable], source, places)).rejects.toThrow('nginx cannot hold');
  });

  it.each([
    [[1, 22, 1], 'listen 5443 ssl http2;', false],
    [[1, 25, 0], 'listen 5443 ssl http2;', false],
    [[1, 25, 1], 'listen 5443 ssl;', true],
    [[1, 28, 0], 'listen 5443 ssl;', true],
    [[2, 0, 0], 'listen 5443 ssl;', true],
  ] as const)('enables HTTP/2 in the syntax of nginx %j', async (version, listens, isDirective) => {
    const made = await nginxConfiguration(allTenants(), source, { ...places, abilities: { version } });
    const site = made['sites/maple.conf'];
    expect(site).toContain(`  ${listens}\n`);
    expect(site?.includes('http2 on;')).toBe(isDirective);
  });

  it.each([true, false])('listens on IPv6 beside IPv4: %s', async (hasIpv6) => {
    const made = await nginxConfiguration([tenantNamed('maple')], source, { ...places, hasIpv6 });
    const listens = (name: string) => String(made[name]).match(/(?<=listen )[^;]+/g);
    const both = (port: number, more = '') =>
      hasIpv6 ? [`${port}${more}`, `[::]:${port}${more}`] : [`${port}${more}`];
    expect(listens('sites/maple.conf')).toEqual([...both(plainPort), ...both(securePort, ' ssl http2')]);
    expect(listens('member-portal.conf')).toEqual([
      ...both(securePort, ' ssl default_server'),
      ...both(plainPort, ' default_server'),
    ]);
  });

  it('resolves upstream names at run time only where a resolver is given, and never an IP address', async () => {
    const conf = async (origin: string, resolver: string | undefined) => {
      const platform = upstreamOf({ origin });
      return (await nginxConfiguration(allTenants(), source, { ...places, resolver, platform }))[
        'sites/maple.conf'
      ];
    };
    expect(await conf('https://platform.internal', '10.0.0.2')).toContain(
      'proxy_pass $member_portal_upstream;',
    );
    expect(await conf('https://platform.internal', undefined)).toContain(
      'proxy_pass "https://platform.internal";',
    );
    expect(await conf('https://10.1.1.1', '10.0.0.2')).toContain('proxy_pass "https://10.1.1.1";');
  });

  it('is written with compressed twins, keeps the sites that it is told to keep, and drops the others', async () => {
    const folder = temporaryFolder({
      'sites/kept.conf': 'old',
      'sites/gone.conf': 'old',
      'sites/gone/index.html': 'old',
    });
    writeNginxFiles(folder, await nginxConfiguration([tenantNamed('maple')], source, places), ['kept']);
    expect(readdirSync(`${folder}/sites`).toSorted()).toEqual([
      'kept.conf',
      'maple',
      'maple.conf',
      'maple.headers',
    ]);
    const html = readFileSync(`${folder}/sites/maple/index.en-ca.html`, 'utf8');
    expect(brotliDecompressSync(readFileSync(`${folder}/sites/maple/index.en-ca.html.br`)).toString()).toBe(
      html,
    );
    expect(gunzipSync(readFileSync(`${folder}/sites/maple/index.en-ca.html.gz`)).toString()).toBe(html);
  });

  it('leaves every file as it was where one of them cannot be written', () => {
    const folder = temporaryFolder({
      'sites/maple.conf': 'old',
      'sites/maple': 'a file where a folder belongs',
    });
    const files = { 'sites/maple.conf': 'new', 'sites/maple/index.en-ca.html': 'new' };
    expect(() => writeNginxFiles(folder, files)).toThrow('EEXIST');
    expect(readFileSync(`${folder}/sites/maple.conf`, 'utf8')).toBe('old');
  });
});

describe('the command nginx', () => {
  /** Runs it for copies of maple by their changed configuration and hosts, into one folder. */
  const commanded = (isSandbox = true) => {
    const out = temporaryFolder();
    const distDir = temporaryFolder({ 'index.html': '<title>{{title}}</title>' });
    const run = async (
      tenants: Readonly<Record<string, { hosts: unknown; config?: object }>>,
      ...more: readonly string[]
    ) => {
      const directory = temporaryFolder(
        Object.fromEntries(
          Object.entries(tenants).flatMap(([id, { hosts, config }]) => [
            [
              `${id}/config.json`,
              JSON.stringify({ ...tenantNamed('maple').config, tenant: id, ...config }, undefined, 2),
            ],
            [`${id}/hosts.json`, JSON.stringify(hosts)],
            [`${id}/favicon.svg`, tenantNamed('maple').favicon],
          ]),
        ),
      );
      const said: string[] = [];
      const options = [`--tenants=${directory}`, `--dist=${distDir}`, `--out=${out}`];
      const code = await nginx(
        [
          ...options,
          ...(isSandbox ? ['--allow-sandbox'] : []),
          '--platform=http://10.0.0.1',
          '--nginx-version=1.22.1',
          ...more,
        ],
        (line) => said.push(line),
      );
      return { code, said: said.join('\n') };
    };
    const siteOf = (id: string): string | undefined => {
      const file = `${out}/sites/${id}.conf`;
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    };
    const written = (name: string): string => readFileSync(`${out}/${name}`, 'utf8');
    return { run, siteOf, written };
  };

  it('listens on IPv6 where this machine can, and as the operator says', async () => {
    const { run, siteOf } = commanded();
    const listensThere = () => siteOf('maple')?.includes('listen [::]:443 ssl');
    await run(maple);
    expect(listensThere()).toBe(await hasIpv6());
    await run(maple, '--ipv6=yes');
    expect(listensThere()).toBe(true);
    expect((await run(maple, '--ipv6=no')).said).toContain('nginx will listen on IPv4 only.');
    expect(listensThere()).toBe(false);
    await expect(run(maple, '--ipv6=maybe')).rejects.toThrow('--ipv6 must be yes or no, but it is maybe.');
  });

  it.each([
    [undefined, /prairie\/config\.json:\d+ splunkeventcollectorurl: is on the tenant’s own origin/],
    [
      '--log-collector=http://10.0.0.9:8088',
      /prairie\/config\.json:\d+ splunkeventcollectorurl: must be \/logs\/, /,
    ],
  ])('warns of a log address at which it does not take the log, with %s', async (option, warning) => {
    const { run } = commanded(false);
    const config = {
      sandbox: false,
      sandboxtesttoken: '',
      usesplunkeventcollector: true,
      splunkeventcollectortoken: 'portal',
    };
    const saidOf = async (splunkeventcollectorurl: string) => {
      const prairie = { hosts: ['pay.prairie.com'], config: { ...config, splunkeventcollectorurl } };
      return (await run({ prairie }, ...(option === undefined ? [] : [option]))).said;
    };
    expect(await saidOf('/log/')).toMatch(warning);
    expect((await saidOf('/logs/')).includes('splunkeventcollectorurl')).toBe(option === undefined);
  });

  const maple = { maple: { hosts: ['maple.localhost'] } };

  it.each([
    '10.0.0.2,10.0.0.3',
    '10.0.0.2; return 200',
    '10.0.0.256',
    '2001:db8::1',
    '10.0.0.2:99999',
    'name;server',
    'valid=30s',
    '10.0.0.2 valid=soon',
  ])('refuses --resolver=%s, which nginx does not take', async (given) => {
    const { run, siteOf } = commanded();
    await expect(run(maple, `--resolver=${given}`)).rejects.toThrow(
      `--resolver must be addresses or names, separated by spaces, such as 10.0.0.2 [2001:db8::1]:53, but it is ${given}.`,
    );
    expect(siteOf('maple')).toBeUndefined();
  });

  it.each(['10.0.0.2', '10.0.0.2:53 [2001:db8::1] ns.internal:5353', '127.0.0.11 valid=30s ipv6=off'])(
    'takes --resolver=%s',
    async (given) => {
      const { run, written } = commanded();
      expect((await run(maple, `--resolver=${given}`)).code).toBe(0);
      expect(written('member-portal.conf')).toContain(`\nresolver ${given};\n`);
    },
  );

  it('looks at the file of --platform-ca where it is on this machine, and else says that it is not', async () => {
    const { run, siteOf } = commanded();
    const folder = temporaryFolder({
      'tenant.key': '-----BEGIN PUBLIC KEY-----',
      'good.crt': (await certificateFor('platform.internal')).cert,
    });
    const told = (file: string, ...more: readonly string[]) =>
      run(maple, '--platform=https://10.0.0.1', `--platform-ca=${file}`, ...more);
    await expect(told(`${folder}/tenant.key`)).rejects.toThrow(
      `--platform-ca: ${folder}/tenant.key has no certificate in PEM format.`,
    );
    await expect(told('good.crt')).rejects.toThrow(
      '--platform-ca must be an absolute path, but it is good.crt.',
    );
    expect(siteOf('maple')).toBeUndefined();
    expect((await told(`${folder}/good.crt`)).said).not.toContain('--platform-ca');
    expect((await told(`${folder}/gone.crt`)).said).toContain(
      `--platform-ca: there is no ${folder}/gone.crt on this machine.`,
    );
    expect((await told(`${folder}/gone.crt`, '--folder=/srv/nginx')).said).not.toContain('--platform-ca');
  });

  it('says whose certificate is missing where the others are on this machine', async () => {
    const { run } = commanded();
    const certificates = temporaryFolder({ 'maple.crt': 'x', 'maple.key': 'x', 'river.crt': 'x' });
    const both = { ...maple, river: { hosts: ['river.localhost'] } };
    const missing = `river: there is no ${certificates}/river.key on this machine, without which nginx does not start.`;
    const saidWith = async (...more: readonly string[]) =>
      (await run(both, `--certificates=${certificates}`, ...more)).said.split('\n');
    const said = await saidWith();
    expect(said).toContain(missing);
    expect(said.filter((line) => line.includes('nginx does not start'))).toHaveLength(1);
    expect(await saidWith('--folder=/srv/nginx')).not.toContain(missing);
    expect((await run(both, '--certificates=/nowhere')).said).not.toContain('nginx does not start');
  });

  it('says which sites it removes, and what /readyz will miss', async () => {
    const { run, siteOf } = commanded();
    await run({ maple: { hosts: ['maple.localhost'] }, river: { hosts: ['river.localhost'] } });
    const { code, said } = await run({ maple: { hosts: ['maple.localhost'] } });
    expect([code, siteOf('river')]).toEqual([0, undefined]);
    expect(said).toContain('river is no longer among the tenants: its site was removed.');
    expect(said).not.toContain('maple is');
    expect(said).toContain('/readyz will say that it is not ready: no build; --dist is ');
  });

  it('writes the site of no tenant whose host another claims, and keeps the files of each', async () => {
    const { run, siteOf } = commanded();
    const other = { other: { hosts: ['other.localhost'] } };
    expect((await run({ ...other, live: { hosts: ['live.localhost'] } })).code).toBe(0);
    const before = siteOf('live');
    const { code, said } = await run({
      ...other,
      copy: { hosts: ['live.localhost'] },
      live: { hosts: ['live.localhost', 'www.localhost'] },
    });
    expect([code, siteOf('copy'), siteOf('live')]).toEqual([1, undefined, before]);
    expect(said).toContain('copy/hosts.json:1 hosts.0: is also claimed by live.');
    expect(said).toContain('live/hosts.json:1 hosts.0: is also claimed by copy.');
  });

  it.each([{ policyreporturl: '/reports?$x' }, { gatewayurl: 'https://a$b.example' }])(
    'writes every tenant where one has %j, which nginx cannot hold, and names tenant and key',
    async (config) => {
      const { run, siteOf } = commanded();
      const { code, said } = await run({
        maple: { hosts: ['maple.localhost'] },
        river: { hosts: ['river.localhost'], config },
      });
      expect([code, siteOf('maple'), siteOf('river')]).toEqual([0, expect.any(String), expect.any(String)]);
      expect(said).toMatch(
        new RegExp(`^Warning: .*river/config\\.json:\\d+ ${Object.keys(config)[0]}: must h`),
      );
    },
  );

  it.each([
    [
      '--trusted-proxies=10.0.0.0/33',
      '--trusted-proxies: "10.0.0.0/33" is neither an address nor a network such as 10.0.0.0/8.',
    ],
    [
      '--platform=platform.internal',
      '--platform: platform.internal must be an origin such as https://platform.internal, without a path',
    ],
    [
      '--log-collector=https://collector.internal/logs',
      '--log-collector: https://collector.internal/logs must be an origin such as https://platform.internal, without a path',
    ],
    [
      '--platform-host=https://bank',
      '--platform-host must be tenant, platform or a host name, but it is https://bank.',
    ],
    ['--platform-name=a b', '--platform-name must be a host name, but it is a b.'],
    ['--secure-port=99999', '--secure-port must be 65535 at most, but it is 99999.'],
    ['--plain-port=443', '--plain-port and --secure-port must differ, but both are 443.'],
    ['--folder=nginx', '--folder must be an absolute path, but it is nginx.'],
    ['--dist-there=dist', '--dist-there must be an absolute path, but it is dist.'],
  ])('names option and rule for %s', async (option, message) => {
    const tenants = `--tenants=${repositoryPath('tenants')}`;
    const dist = `--dist=${temporaryFolder({ 'index.html': '' })}`;
    const all = [
      tenants,
      dist,
      `--out=${temporaryFolder()}`,
      '--allow-sandbox',
      '--platform=https://bank.internal',
      option,
    ];
    await expect(nginx(all, () => undefined)).rejects.toThrow(message);
  });

  it.runIf(process.platform === 'linux').each(['/proc/x/nginx', '/dev/null/x'])(
    'stops where %s cannot be made, and names the option',
    (out) => {
      const main = repositoryPath('hosting/command/main.ts');
      const { status, stderr } = spawnSync(
        process.execPath,
        [
          ...['--conditions=@member-portal/source', '--import', 'tsx', main, 'nginx'],
          ...['--allow-sandbox', '--platform=http://10.0.0.1', `--out=${out}`],
          `--dist=${temporaryFolder({ 'index.html': '<title>{{title}}</title>' })}`,
        ],
        { cwd: repositoryPath(), encoding: 'utf8', timeout: 20_000 },
      );
      expect([status, stderr]).toEqual([
        1,
        expect.stringMatching(new RegExp(`^--out: ${out} cannot be written: .*\\.\n$`)),
      ]);
    },
    30_000,
  );

  it('names a folder that has no tenant id, and writes nothing for it', async () => {
    const { run, siteOf } = commanded();
    const { code, said } = await run({ ...maple, a$b: { hosts: ['a.localhost'] } });
    expect([code, siteOf('a$b'), siteOf('maple')]).toEqual([1, undefined, expect.any(String)]);
    expect(said).toMatch(/a\$b:1 a\$b: is no tenant id: use 2 to 31 lower-case letters/);
  });

  it('writes no site whose host stands in a site file that another tenant keeps', async () => {
    const { run, siteOf } = commanded();
    const other = { other: { hosts: ['other.localhost'] } };
    await run({
      ...other,
      first: { hosts: ['a.localhost', 'b.localhost'] },
      second: { hosts: ['c.localhost'] },
    });
    const before = [siteOf('first'), siteOf('second')];
    const { code, said } = await run({
      ...other,
      first: { hosts: ['a.localhost'], config: { name: '' } },
      second: { hosts: ['B.localhost'] },
      third: { hosts: ['c.localhost'] },
    });
    expect([code, siteOf('first'), siteOf('second'), siteOf('third')]).toEqual([1, ...before, undefined]);
    expect(said).toContain('second: its host b.localhost stands in the site file that first keeps.');
    expect(said).toContain('third: its host c.localhost stands in the site file that second keeps.');
    // With the fault gone, all of them are written.
    const again = await run({
      ...other,
      first: { hosts: ['a.localhost'] },
      second: { hosts: ['b.localhost'] },
      third: { hosts: ['c.localhost'] },
    });
    expect([again.code, siteOf('third')]).toEqual([0, expect.stringContaining('"c.localhost"')]);
  });
});

describe('an upstream', () => {
  it.each([
    [{ origin: 'http://platform:8080' }, 'tenant', 'platform'],
    [{ origin: 'https://platform:8443' }, { name: 'platform:8443' }, 'platform'],
    [{ origin: 'https://10.0.0.1', host: 'tenant', serverName: 'platform' }, 'tenant', 'platform'],
    [{ origin: 'http://10.0.0.1', host: 'api.bank' }, { name: 'api.bank' }, '10.0.0.1'],
  ])('%j is asked by the host %j', (options, host, serverName) => {
    expect(upstreamOf(options)).toMatchObject({ host, serverName });
  });

  it.each([
    'platform',
    'https://platform/base',
    'ftp://platform',
    'https://user@platform',
    'https://platform?x=1',
    'https://platform#x',
  ])('is no %s', (origin) => {
    expect(() => upstreamOf({ origin })).toThrow('must be an origin');
  });
});
