import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import {
  checkTenants,
  configurationJsonSchema,
  demonstrationTenants,
  loadTenants,
} from '@member-portal/host';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deployableTenants } from '../../hosting/command/deployable-tenants.ts';
import { schema } from '../../hosting/command/schema.ts';
import { readyThemes } from '../../hosting/theme/ready-themes.ts';
import { themeJsonSchema } from '../../hosting/theme/theme-json-schema.ts';
import { demoTenants } from '../../sandbox/index.ts';
import { repositoryPath } from '../support/repository.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { allTenants, tenantNamed } from '../support/tenant.ts';

type Json = Readonly<Record<string, unknown>>;

const americanLinks = (id: string) => ({
  'en-us': {
    contact: `https://www.${id}.com/contact`,
    legalterms: `https://www.${id}.com/legal`,
    privacy: `https://www.${id}.com/privacy`,
  },
});

/** A tenant as a lender would have it in production. */
const ready = (id: string): Json => ({
  ...tenantNamed('northwind').config,
  tenant: id,
  env: 'production',
  gatewayurl: `https://gateway.${id}.com`,
  sandbox: false,
  sandboxtesttoken: '',
  links: americanLinks(id),
});

const folder = (id: string, changed: Json = {}, hosts: unknown = [`pay.${id}.com`]) => ({
  [`${id}/config.json`]: JSON.stringify({ ...ready(id), ...changed }, undefined, 2),
  [`${id}/hosts.json`]: JSON.stringify(hosts),
  [`${id}/favicon.svg`]: '<svg xmlns="http://www.w3.org/2000/svg"/>',
});

const production = { production: true, hasPlatform: true } as const;

const found = (changed: Json, options = {}) =>
  checkTenants(temporaryFolder(folder('prairie', changed)), options).problems;

/** The first line of a file with a text. */
const lineOf = (file: string, text: string): number => file.slice(0, file.indexOf(text)).split('\n').length;

describe('the check of tenants', () => {
  it('finds nothing wrong with what is right, in production too, and with the tenants of this repository', () => {
    expect(checkTenants(temporaryFolder(folder('prairie')), production).problems).toEqual([]);
    expect(checkTenants(repositoryPath('tenants')).problems).toEqual([]);
  });

  it('names the time zone that a mistyped one is nearest to', () => {
    expect(found({ timezone: 'America/Torontoo' })).toMatchObject([
      { key: 'timezone', suggestion: 'America/Toronto' },
    ]);
  });

  it('tells all errors of all tenants at once, each with file, line and key', () => {
    const files = {
      ...folder('plains', { theme: 'violett', loglevl: 'info', datadogsessionsamplerate: 101 }),
      ...folder('prairie', { currency: 'CAD', name: '' }),
      ...folder('river', {}, ['pay.prairie.com']),
    };
    const directory = temporaryFolder(files);
    const told = checkTenants(directory).problems.map(({ tenant, key, line, file }) => [
      tenant,
      key,
      line === 1 || line === lineOf(files[file.slice(directory.length + 1)] ?? '', `"${key}"`),
    ]);
    expect(told).toEqual([
      ['plains', 'datadogsessionsamplerate', true],
      ['plains', 'theme', true],
      ['plains', 'loglevl', true],
      ['prairie', 'name', true],
      ['prairie', 'currency', true],
      ['prairie', 'hosts.0', true],
      ['river', 'hosts.0', true],
    ]);
  });

  it.each([
    [{ theme: 'Teal' }, 'theme', { allowed: ['violet', 'teal', 'azure'], suggestion: 'teal' }],
    [{ locales: ['en-us', 'fr-us'] }, 'locales.1', { allowed: ['en-us', 'en-ca', 'fr-ca'] }],
    [{ sandboxtestoken: 'x' }, 'sandboxtestoken', { suggestion: 'sandboxtesttoken' }],
    [{ structure: { fotter: true } }, 'structure.fotter', { suggestion: 'footer' }],
    [{ currency: 'CAD' }, 'currency', { rule: 'must be USD where country is US', allowed: ['USD'] }],
    [{ country: 'CA' }, 'currency', { rule: 'must be CAD where country is CA' }],
    [
      { datadogrumsite: 'datadoghq.com' },
      'datadogrumapplicationid',
      { rule: expect.stringContaining('Datadog') },
    ],
    [
      { splunkeventcollectortoken: 'x' },
      'splunkeventcollectorurl',
      { rule: expect.stringContaining('Splunk') },
    ],
    [
      { usesplunkeventcollector: true },
      'splunkeventcollectortoken',
      { rule: expect.stringContaining('is needed') },
    ],
    [{ flagpollingseconds: 1 }, 'flagpollingseconds', { rule: 'must be 5 or more' }],
    [{ timezone: 'America/Nowhere' }, 'timezone', { rule: expect.stringContaining('IANA') }],
    [{ gatewayurl: undefined }, 'gatewayurl', { rule: 'is missing' }],
    [{ name: 3 }, 'name', { rule: 'must be a text' }],
    [{ sandbox: true }, 'sandboxtesttoken', { rule: 'is needed where sandbox is true' }],
    [{ loglevel: 'inof' }, 'loglevel', { suggestion: 'info' }],
    // Together with a key that has its own error.
    [{ name: '', sandbox: true }, 'sandboxtesttoken', { rule: 'is needed where sandbox is true' }],
    [{ name: '', defaultlocale: 'fr-ca' }, 'defaultlocale', { rule: 'must be one of locales' }],
  ] as const)('refuses %j', (changed, key, problem) => {
    expect(found(changed)).toContainEqual(expect.objectContaining({ key, ...problem }));
  });

  it.each(['$', ';', ',', '"', ' ', '\\'])(
    'refuses an address of reports with %j, and names the key',
    (character) => {
      for (const start of ['https://reports.prairie.com/', '/reports'])
        expect(found({ policyreporturl: `${start}${character}x` })).toEqual([
          expect.objectContaining({
            tenant: 'prairie',
            file: expect.stringMatching(/prairie\/config\.json$/),
            key: 'policyreporturl',
            rule: expect.stringContaining('must hold no space and none of ; , " \\ $'),
          }),
        ]);
    },
  );

  it.each(['apiurl', 'gatewayurl', 'splunkeventcollectorurl'])(
    'refuses a host in %s that ends a directive',
    (key) => {
      for (const host of ['a$b.prairie.com', 'a;b.prairie.com', "a'b.prairie.com"])
        expect(
          found({ [key]: `https://${host}`, splunkeventcollectortoken: key.startsWith('splunk') ? 'x' : '' }),
        ).toMatchObject([{ key, rule: 'must have a host of letters, digits, dots and hyphens' }]);
    },
  );

  const bare = 'must have no user name, password, query or fragment';
  it.each([
    ['apiurl', '/backend', 'must be / where it is on the tenant’s own origin'],
    ['apiurl', '/?x', 'must be / where it is on the tenant’s own origin'],
    ['apiurl', 'https://user@api.prairie.com', bare],
    ['apiurl', 'https://:word@api.prairie.com', bare],
    ['apiurl', 'https://api.prairie.com/?x=1', bare],
    ['apiurl', 'https://api.prairie.com/#x', bare],
    ['gatewayurl', 'https://gateway.prairie.com/?', bare],
    [
      'gatewayurl',
      'https://PAY.prairie.com:8443/',
      'must not be at a host of the tenant, since the gateway needs an origin of its own',
    ],
  ])('refuses %s %s, at which no call can succeed', (key, address, rule) => {
    expect(found({ [key]: address })).toMatchObject([{ key, rule }]);
  });

  it('takes an apiurl with a path on another origin', () => {
    expect(found({ apiurl: 'https://api.prairie.com/base' })).toEqual([]);
  });

  it('refuses every locale without contact or legal links', () => {
    const problems = found({ links: { 'en-us': { contact: 'https://www.prairie.com' } } });
    expect(problems.map(({ key }) => key)).toEqual(['links.en-us.legalterms', 'links.en-us.privacy']);
    expect(found({ links: {} }).map(({ key }) => key)).toEqual([
      'links.en-us.contact',
      'links.en-us.legalterms',
      'links.en-us.privacy',
    ]);
  });

  it('names links and texts for a locale that the tenant does not offer', () => {
    const links = { ...americanLinks('prairie'), 'fr-ca': { contact: 'https://fr.prairie.com' } };
    const texts = { legaltext: { 'en-ca': 'Licensed.' }, support: { 'en-ca': { phone: '1 800 555 0100' } } };
    const rule = 'is for a locale that locales does not list';
    const problems = found({ links, ...texts });
    expect(problems).toMatchObject([
      { key: 'legaltext.en-ca', rule },
      { key: 'links.fr-ca', rule },
      { key: 'support.en-ca', rule },
    ]);
    expect(new Set(problems.map(({ line }) => line)).size).toBe(3);
    // They are left out, and the tenant is served.
    expect(loadTenants(temporaryFolder(folder('prairie', texts)))).toMatchObject([{ broken: undefined }]);
    // With a mistyped locale they may be meant for that one.
    expect(found({ ...texts, locales: ['en-us', 'en-CA'] }).map(({ key }) => key)).toEqual(['locales.1']);
  });

  it('reports a locale that does not exist alone, not links that it would need', () => {
    expect(found({ locales: ['en-us', 'en-CA'] }).map(({ key }) => key)).toEqual(['locales.1']);
  });

  it.each([
    [{ sandbox: true, sandboxtesttoken: 'x' }, 'sandbox'],
    [{ sandboxtesttoken: 'x' }, 'sandboxtesttoken'],
    [{ gatewayurl: 'http://gateway.localhost:4600' }, 'gatewayurl'],
    [{ apiurl: 'https://127.0.0.1' }, 'apiurl'],
    [{ policyreporturl: 'http://reports.prairie.com' }, 'policyreporturl'],
    [{ splunkeventcollectorurl: 'https://[::1]', splunkeventcollectortoken: 'x' }, 'splunkeventcollectorurl'],
  ])('refuses %j in production only', (changed, key) => {
    expect(found(changed)).toEqual([]);
    expect(found(changed, production).map((problem) => problem.key)).toContain(key);
  });

  it('refuses an own apiurl without a platform, and hosts of this machine, in production only', () => {
    const directory = temporaryFolder(folder('prairie', {}, ['pay.prairie.com', 'prairie.localhost']));
    expect(checkTenants(directory).problems).toEqual([]);
    const keys = checkTenants(directory, { production: true }).problems.map(({ key }) => key);
    expect(keys).toEqual(['apiurl', 'hosts.1']);
  });

  it.each([
    ['/logs/', undefined, /^is on the tenant’s own origin, where nothing takes the log/],
    ['/log/', undefined, /^is on the tenant’s own origin, where nothing takes the log/],
    ['/log/', '/logs/', /^must be \/logs\/, where the log is taken/],
    ['/logs/', '/logs/', undefined],
    ['/logs', '/logs/', undefined],
    ['https://logs.prairie.com', undefined, undefined],
  ])('of the log address %s, where the relay is at %s, says in production: %s', (address, logRelay, rule) => {
    const splunk = { splunkeventcollectorurl: address, splunkeventcollectortoken: 'portal' };
    const used = { ...splunk, usesplunkeventcollector: true };
    const told = (changed: Json, options: object) =>
      found(changed, options).map((problem) => [problem.tenant, problem.key, problem.rule]);
    expect(told(used, { ...production, logRelay })).toEqual(
      rule === undefined ? [] : [['prairie', 'splunkeventcollectorurl', expect.stringMatching(rule)]],
    );
    // Where nothing is sent there, and where a sandbox may take it.
    expect(told(splunk, { ...production, logRelay })).toEqual([]);
    expect(told(used, { logRelay })).toEqual([]);
  });

  it('tells each host that is claimed by others too, stands twice or is none', () => {
    const directory = temporaryFolder({
      ...folder('plains', {}, ['pay.plains.com', 'www.plains.com', 'PAY.plains.com']),
      ...folder('prairie', {}, ['pay.prairie.com', 'www.plains.com', 'https://prairie.com']),
      ...folder('river', {}, ['WWW.plains.com']),
    });
    expect(checkTenants(directory).problems.map(({ tenant, key, rule }) => [tenant, key, rule])).toEqual([
      ['plains', 'hosts.2', 'stands twice in the list'],
      ['plains', 'hosts.1', 'is also claimed by prairie, river'],
      ['prairie', 'hosts.2', 'must be a host name without scheme and port'],
      ['prairie', 'hosts.1', 'is also claimed by plains, river'],
      ['river', 'hosts.0', 'is also claimed by plains, prairie'],
    ]);
  });

  it('tells what is no JSON, what stands twice, and what is missing beside it', () => {
    const directory = temporaryFolder({
      ...folder('plains'),
      'plains/config.json': '{\n  "name": "Plains",\n  "env" "production"\n}',
      ...folder('prairie'),
      'prairie/config.json': JSON.stringify(ready('prairie')).replace('{', '{"env":"old",'),
      'prairie/favicon.svg': '',
    });
    const told = checkTenants(directory).problems.map(({ tenant, line, key, rule }) => [
      tenant,
      line,
      key,
      rule,
    ]);
    expect(told).toEqual([
      ['plains', 3, 'config.json', 'is not JSON: colon expected'],
      ['prairie', 1, 'env', 'stands twice in its object'],
      ['prairie', 1, 'favicon.svg', 'is missing or empty'],
    ]);
  });

  it.each(['config.json', 'hosts.json', 'theme.json', 'messages/en-us.json'])(
    'refuses a %s that is not UTF-8 or begins with a byte order mark, and serves the tenant',
    (file) => {
      const files: Readonly<Record<string, string>> = {
        ...folder('prairie', { pagedescription: 'Crédit' }),
        'prairie/theme.json': JSON.stringify({ ...readyThemes.teal, $schema: 'Thème' }),
        'prairie/messages/en-us.json': '{"signIn.heading":"Été"}',
        'prairie/hosts.json': '["pay.prairie.com"]',
      };
      const text = (files[`prairie/${file}`] ?? '').replace('["pay', '[ "é", "pay');
      const problemsOf = (content: Buffer) =>
        checkTenants(temporaryFolder({ ...files, [`prairie/${file}`]: content })).problems.filter(
          ({ key }) => key === file,
        );
      expect(problemsOf(Buffer.from(text, 'latin1'))).toMatchObject([
        { line: 1, rule: 'is not UTF-8: save it in that encoding' },
      ]);
      const marked = { ...files, [`prairie/${file}`]: `\uFEFF${files[`prairie/${file}`]}` };
      const directory = temporaryFolder(marked);
      expect(checkTenants(directory).problems).toMatchObject([
        { key: file, line: 1, rule: 'begins with a byte order mark: save it as UTF-8 without one' },
      ]);
      expect(loadTenants(directory)).toMatchObject([{ problem: undefined, hosts: ['pay.prairie.com'] }]);
    },
  );

  const icon = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>';
  it.each([
    ['a script', icon.replace('<path', '<script>alert(1)</script><path'), /^has <script>/],
    ['a link outside', icon.replace('<path', '<use href="https://evil.example/#a"/><path'), /outside itself/],
    ['HTML', '<html></html>', /^must be an svg element/],
    ['64 KiB and more', icon.replace('M0 0', 'h1'.repeat(33_000)), /^is larger than 64 KiB/],
  ])('refuses an icon with %s, which is not served', (_, source, rule) => {
    const directory = temporaryFolder({ ...folder('prairie'), 'prairie/favicon.svg': source });
    expect(checkTenants(directory).problems).toMatchObject([
      { key: 'favicon.svg', line: 1, rule: expect.stringMatching(rule) },
    ]);
    expect(loadTenants(directory)).toMatchObject([{ problem: undefined, favicon: '' }]);
  });

  it('leaves demonstration tenants out of production', () => {
    expect(demonstrationTenants(repositoryPath('tenants'))).toEqual(
      demoTenants.map(({ id }) => id).toSorted(),
    );
    const { checked, leftOut } = checkTenants(repositoryPath('tenants'), production);
    expect(leftOut).toEqual(['harbour', 'maple', 'northwind']);
    expect(checked.filter((id) => leftOut.includes(id))).toEqual([]);
  });
});

describe('the list of demonstration tenants', () => {
  it.each(['{', '{}', '"northwind"'])('is named where it is %s', (text) => {
    const directory = temporaryFolder({ ...folder('prairie'), 'demonstration.json': text });
    expect(() => checkTenants(directory, production)).toThrow(
      `${directory}/demonstration.json must be a list of tenants.`,
    );
  });
});

describe('what serve and nginx make of the check', () => {
  const deployable = (files: Readonly<Record<string, string>>) => {
    const said: string[] = [];
    const directory = temporaryFolder({ ...folder('plains'), ...files });
    const { good, bad } = deployableTenants(directory, { allowsSandbox: false, hasPlatform: true }, (line) =>
      said.push(line),
    );
    return { good: good.map(({ id }) => id), bad: bad.map(({ id, broken }) => [id, broken]), said };
  };

  it.each([
    [{ loglevl: 'info' }, 'loglevl: is no key that the portal knows'],
    [{ gatewayurl: 'http://gateway.prairie.com' }, 'gatewayurl: must begin with https:// in production'],
    [{ datadogrumsite: 'datadoghq.com' }, 'datadogrumapplicationid: is needed'],
    [{ links: { 'en-us': { contact: 'https://www.prairie.com' } } }, 'links.en-us.privacy: is missing'],
  ])('serves a tenant with %j, and warns by file, line and key', (changed, text) => {
    const { good, bad, said } = deployable(folder('prairie', changed));
    expect([good, bad]).toEqual([['plains', 'prairie'], []]);
    expect(said.join('\n')).toMatch(/^Warning: .*prairie\/config\.json:\d+ /);
    expect(said.join('\n')).toContain(text);
  });

  it.each([
    ['favicon.svg', { 'prairie/favicon.svg': '' }],
    ['hosts.1', folder('prairie', {}, ['pay.prairie.com', 'https://prairie.com'])],
    ['hosts.1', folder('prairie', {}, ['pay.prairie.com', 'PAY.prairie.com'])],
    ['no.such.message', { 'prairie/messages/en-us.json': '{"no.such.message":"x"}' }],
  ])('serves a tenant with a fault of %s, and warns', (key, files) => {
    const { good, said } = deployable({ ...folder('prairie'), ...files });
    expect([good, said.length]).toEqual([['plains', 'prairie'], 1]);
    expect(said[0]).toMatch(/^Warning: /);
    expect(said[0]).toContain(` ${key}: `);
  });

  it.each([
    ['name', folder('prairie', { name: '' })],
    ['links.en-us.contact', folder('prairie', { links: {} })],
    ['sandbox', folder('prairie', { sandbox: true, sandboxtesttoken: 'x' })],
    ['sandboxtesttoken', folder('prairie', { sandboxtesttoken: 'x' })],
    ['tenant', folder('prairie', { tenant: 'river' })],
    ['theme', folder('prairie', { theme: 'own' })],
    ['theme.json', { ...folder('prairie'), 'prairie/theme.json': '{' }],
    ['hosts.0', folder('prairie', {}, ['https://prairie.com'])],
    ['hosts.json', { ...folder('prairie'), 'prairie/hosts.json': '[' }],
  ])('does not serve a tenant because of %s, and names it', (key, files) => {
    const { good, bad, said } = deployable(files);
    expect([good, bad]).toEqual([['plains'], [['prairie', key]]]);
    expect(said.join('\n')).toContain(` ${key}: `);
    expect(said.join('\n')).not.toContain('Warning');
  });
});

describe('npm run tenant:check', () => {
  const run = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        '--conditions=@member-portal/source',
        '--import',
        'tsx',
        repositoryPath('hosting/command/main.ts'),
        'check',
        ...args,
      ],
      { cwd: repositoryPath(), encoding: 'utf8' },
    );
    return { status, stdout, stderr };
  };

  it('ends with 1 and a line for each problem, and with 0 where there is none', () => {
    const directory = temporaryFolder({ ...folder('plains', { theme: 'teel' }), ...folder('prairie') });
    const { status, stdout } = run(
      `--tenants=${directory}`,
      '--production',
      '--platform=https://p.prairie.com',
    );
    expect([status, stdout.trim().split('\n')]).toEqual([
      1,
      [
        expect.stringMatching(
          /plains\/config\.json:\d+ theme: is none of the ready themes, and there is no theme\.json\. Allowed: violet, teal, azure\. Did you mean "teal"\?$/,
        ),
        'Checked 2 tenant(s): 1 problem(s) in 1.',
      ],
    ]);
    expect(run(`--tenants=${directory}`, 'prairie').status).toBe(0);
  });

  it('tells its options, and a wrong one in one line', () => {
    expect(run('--help').stdout).toContain('--production');
    const { status, stderr } = run('--prodution');
    expect([status, stderr.trim().split('\n').length]).toEqual([1, 1]);
    expect(stderr).toContain('--prodution');
  });

  it.each([
    [[], 'there is no other'],
    [['northwind'], 'no other was named'],
  ])('ends with 1 where production leaves out every tenant of %j, and says why', (words, why) => {
    const { status, stdout, stderr } = run('--production', '--platform=https://p.prairie.com', ...words);
    expect([status, stderr]).toEqual([
      1,
      `No tenant was checked: production leaves out demonstration tenants, and ${why}.\n`,
    ]);
    expect(stdout).toContain('northwind: a demonstration tenant, which production leaves out.');
    expect(stdout).not.toContain('nothing is wrong');
  });

  it('refuses a --platform that is no origin, as serve and nginx do', () => {
    const directory = temporaryFolder(folder('prairie'));
    const { status, stdout, stderr } = run(`--tenants=${directory}`, '--production', '--platform=nope');
    expect([status, stdout, stderr]).toEqual([
      1,
      '',
      '--platform: nope must be an origin such as https://platform.internal, without a path\n',
    ]);
  });

  it('is told by --log-relay what takes the log on the tenants’ origins', () => {
    const splunk = {
      usesplunkeventcollector: true,
      splunkeventcollectorurl: '/logs/',
      splunkeventcollectortoken: 'portal',
    };
    const directory = temporaryFolder(folder('prairie', splunk));
    const given = [`--tenants=${directory}`, '--production', '--platform=https://p.prairie.com'];
    expect(run(...given).status).toBe(1);
    expect(run(...given, '--log-relay=/logs')).toMatchObject({ status: 0, stderr: '' });
    expect(run(...given, '--log-relay=logs')).toMatchObject({
      status: 1,
      stderr: '--log-relay must be a path such as /logs/, but it is logs.\n',
    });
  });

  it('refuses a folder without tenants, in which nothing would be checked', () => {
    const directory = temporaryFolder({ 'readme.txt': '' });
    expect(run(`--tenants=${directory}`)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining(`There is no tenant in ${directory}.`),
    });
  });
});

describe('the schema for editors', () => {
  const committed = JSON.parse(readFileSync(repositoryPath('tenants', 'config.schema.json'), 'utf8'));
  const validate = new Ajv2020({ strict: false }).compile(committed);

  it('says by which option it cannot be written', () => {
    const out = `--out=${temporaryFolder({})}/missing/config.json`;
    expect(() => schema(['config', out], () => undefined)).toThrow(
      /^--out: .*config\.json cannot be written\.$/,
    );
  });

  it('is the one that the portal’s own schema makes; `npm run tenant:schema` writes it', () => {
    expect(committed).toEqual(configurationJsonSchema());
  });

  it('of a theme is the one that its own schema makes, and takes the ready themes', () => {
    const ofThemes = JSON.parse(readFileSync(repositoryPath('tenants', 'theme.schema.json'), 'utf8'));
    expect(ofThemes).toEqual(themeJsonSchema());
    const check = new Ajv2020({ strict: false }).compile(ofThemes);
    for (const [name, theme] of Object.entries(readyThemes)) expect(check(theme), name).toBe(true);
    const { violet } = readyThemes;
    for (const changed of [
      { font: { familie: 'Roboto' } },
      { light: { ...violet.light, page: 'red' } },
      { radius: 3 },
    ])
      expect(check({ ...violet, ...changed }), JSON.stringify(changed)).toBe(false);
  });

  it('accepts every tenant, and refuses what the check refuses', () => {
    for (const { config } of allTenants())
      expect(validate(config), JSON.stringify(validate.errors)).toBe(true);
    for (const changed of [
      { theme: 'Teal' },
      { loglevl: 'info' },
      { currency: 'CAD' },
      { gatewayurl: 'nowhere' },
    ])
      expect(validate({ ...ready('prairie'), ...changed }), JSON.stringify(changed)).toBe(false);
  });

  it('takes whatever the check finds nothing wrong with', () => {
    const keys = Object.keys(ready('prairie'));
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, value) => {
        const config = { ...ready('prairie'), [key]: value };
        const refused = checkTenants(
          temporaryFolder({ ...folder('prairie'), 'prairie/config.json': JSON.stringify(config) }),
        ).problems;
        if (refused.length === 0) expect(validate(config), `${key}: ${JSON.stringify(value)}`).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
