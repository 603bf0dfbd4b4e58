import {
  configurationSchema,
  loadConfiguration,
  parseConfiguration,
  readConfigurationKey,
  toPortalConfiguration,
} from '@member-portal/infrastructure/config';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { everyEdition } from '../../gallery/editions.ts';
import { aConfiguration, configurationFile } from '../../support/infrastructure/a-configuration.ts';
import { closedOrigin, json, loopbackServer } from '../../support/infrastructure/loopback-server.ts';

const TENANTS = ['northwind', 'harbour', 'maple'] as const;
const keyOf = (raw: unknown): string | undefined =>
  parseConfiguration(raw).match(
    () => undefined,
    ({ key }) => key,
  );

const REQUIRED = [
  'name',
  'env',
  'tenant',
  'version',
  'loglevel',
  'apiurl',
  'gatewayurl',
  'appid',
  'timezone',
  'locales',
  'defaultlocale',
  'country',
  'currency',
  'theme',
  'links',
];
const OPTIONAL = [
  'support',
  'useconsolelogging',
  'usesplunkeventcollector',
  'splunkeventcollectortoken',
  'splunkeventcollectorurl',
  'datadogrumapplicationid',
  'datadogrumsite',
  'datadogrumclienttoken',
  'datadogsessionsamplerate',
  'authapiversionheader',
  'authlogout',
  'idempotency',
  'structure',
  'faviconversion',
  'pagedescription',
  'legaltext',
  'sandbox',
  'analyticsidentity',
  'flagpollingseconds',
  'policyreporturl',
  'logo',
  'messages',
];

/** A value of every type that JSON has, none of which any key would take for its own by chance. */
const OF_EVERY_TYPE = [
  null,
  true,
  -7.5e300,
  '\u0000',
  [[]],
  ['\u0000'],
  { '\u0000': 1 },
  { 'en-us': 1, footer: 1 },
];

describe('every key of the schema', () => {
  const file = configurationFile('maple');

  it('is one of those that must stand or one of those that may be left out', () => {
    const keys = [...REQUIRED, ...OPTIONAL, 'sandboxtesttoken'];
    expect(keys.sort()).toEqual(Object.keys(configurationSchema.shape).sort());
  });

  it.each(Object.keys(configurationSchema.shape))('%s is refused by its own name alone', (key) => {
    const refused = OF_EVERY_TYPE.map((value) => keyOf({ ...file, [key]: value }));
    const names = refused.flatMap((name) => (name === undefined ? [] : [name.split('.')[0]]));
    expect(new Set(names)).toEqual(new Set([key]));
    // Each type but the key's own is refused.
    expect(names.length).toBeGreaterThanOrEqual(OF_EVERY_TYPE.length - 3);
  });
});

describe('the configuration of the gallery', () => {
  it.each(everyEdition)('is valid for $theme in $locale', ({ tenant, configuration }) => {
    expect(keyOf({ ...configurationFile(tenant), ...configuration })).toBeUndefined();
  });
});

describe.each(TENANTS)('the configuration of %s', (tenant) => {
  const file = configurationFile(tenant);

  // Proves.
  it('is valid, and sets every key', () => {
    expect(keyOf(file)).toBeUndefined();
    // `$schema` is for editors.
    const keys = Object.keys(file).filter((key) => key !== '$schema');
    expect(Object.keys(aConfiguration({}, tenant)).sort()).toEqual(keys.sort());
  });

  // Proves.
  it.each([...REQUIRED, ...OPTIONAL])('is bad by its key %s when that is of another type', (key) => {
    expect(keyOf({ ...file, [key]: 7.5e300 })?.split('.')[0]).toBe(key);
  });

  it.each(REQUIRED)('is bad by its key %s when that is missing, null or empty', (key) => {
    const { [key]: _, ...without } = file;
    expect([keyOf(without), keyOf({ ...file, [key]: null }), keyOf({ ...file, [key]: '' })]).toEqual([
      key,
      key,
      key,
    ]);
  });

  it.each(OPTIONAL)('is valid without %s', (key) => {
    const { [key]: _, ...without } = file;
    expect(keyOf(without)).toBeUndefined();
  });
});

describe('a configuration', () => {
  const file = configurationFile('maple');

  // Proves.
  it.each([
    ['apiurl', '//elsewhere.example'],
    ['apiurl', '/\\elsewhere.example'],
    ['apiurl', 'ftp://host.example'],
    ['gatewayurl', '/gateway'],
    ['gatewayurl', 'javascript:alert(1)'],
    ['timezone', 'Mars/Olympus'],
    ['loglevel', 'loud'],
    ['locales', []],
    ['locales', ['en-ca', 'en-ca']],
    ['defaultlocale', 'en-us'],
    ['country', 'FR'],
    ['currency', 'EUR'],
    ['theme', 'Pink'],
    ['theme', 'violet;'],
    ['datadogsessionsamplerate', 101],
    ['datadogsessionsamplerate', -1],
    ['flagpollingseconds', 0],
    ['flagpollingseconds', 4],
    ['flagpollingseconds', 86_401],
    ['timezone', ''],
    ['sandboxtesttoken', ''],
    ['appid', 'portail – érable'],
    ['splunkeventcollectortoken', 'jeton – érable'],
    ['splunkeventcollectorurl', 'no such thing'],
    ['splunkeventcollectorurl', '//logs.example'],
    ['datadogrumsite', 'https://datadoghq.com/'],
    ['datadogrumsite', 'datadoghq'],
    ['messages', { 'en-us': { 'signIn.heading': 'not in parts' } }],
    ['messages', { 'en-us': { 'signIn.heading': [{ argument: 1 }] } }],
    ['messages', { 'en-us': null }],
    ['logo', 'logo.svg'],
  ])('is bad by its key %s when that is %j', (key, value) => {
    expect(keyOf({ ...file, [key]: value })).toBe(key);
  });

  it.each(['faq', 'contact', 'legalterms', 'privacy', 'accessibility'])(
    'is bad by its link %s when that is no absolute address',
    (link) => {
      for (const address of ['/help', 'help.example', 'javascript:alert(1)', ''])
        expect(keyOf({ ...file, links: { 'en-ca': { [link]: address } } })).toBe(`links.en-ca.${link}`);
    },
  );

  it.each(['en-ca', 'fr-ca'])(
    'is bad without a contact link in %s: the block message leads there',
    (name) => {
      const links = file['links'] as Record<string, Record<string, string>>;
      const { contact: _, ...others } = links[name] ?? {};
      const bare = { ...file, locales: ['en-ca', 'fr-ca'], defaultlocale: 'en-ca' };
      expect(keyOf({ ...bare, links: { ...links, [name]: others } })).toBe(`links.${name}.contact`);
      expect(keyOf({ ...bare, links: { ...links, [name]: undefined } })).toBe(`links.${name}.contact`);
      expect(keyOf({ ...bare, links })).toBeUndefined();
    },
  );

  it('fills omitted keys with the defaults of the operators’ page', () => {
    const least = Object.fromEntries(REQUIRED.map((key) => [key, file[key]]));
    const { legaltext, support, ...stated } = parseConfiguration(least)._unsafeUnwrap();
    expect(stated).toEqual({
      ...least,
      useconsolelogging: false,
      usesplunkeventcollector: false,
      splunkeventcollectortoken: '',
      splunkeventcollectorurl: '',
      datadogrumapplicationid: '',
      datadogrumsite: '',
      datadogrumclienttoken: '',
      datadogsessionsamplerate: 100,
      authapiversionheader: false,
      authlogout: false,
      idempotency: false,
      structure: { footer: false },
      faviconversion: '3',
      pagedescription: 'Member Portal',
      sandbox: false,
      sandboxtesttoken: '',
      analyticsidentity: false,
      flagpollingseconds: 300,
      policyreporturl: '',
    });
    expect([legaltext, support]).toEqual([{}, {}]);
    expect(keyOf({ ...least, structure: {} })).toBeUndefined();
  });

  it('is bad by the path of a key inside, without its value', () => {
    const parsed = parseConfiguration({ ...file, links: { 'fr-ca': { privacy: 'javascript:secret' } } });
    expect(parsed._unsafeUnwrapErr()).toEqual({
      kind: 'invalid-configuration',
      key: 'links.fr-ca.privacy',
    });
  });

  it.each([null, undefined, 1, 'text', []])('is bad as a whole when it is %j', (raw) => {
    expect(keyOf(raw)).toBe('config.json');
  });

  it('is an unknown config where a key that it needs is absent', () => {
    const { apiurl: _, ...without } = file;
    expect(parseConfiguration(without)._unsafeUnwrapErr()).toEqual({
      kind: 'unknown-config',
      key: 'apiurl',
      message: 'Unknown config: apiurl',
    });
  });

  it('ignores keys that it does not know', () => {
    expect(keyOf({ ...file, brandnew: 1 })).toBeUndefined();
  });

  // Proves.
  it('reads its keys by name, and fails on one that is absent', () => {
    const configuration = aConfiguration();
    expect(readConfigurationKey(configuration, 'timezone')._unsafeUnwrap()).toBe('America/New_York');
    for (const key of ['brandnew', 'toString', '__proto__'])
      expect(readConfigurationKey(configuration, key)._unsafeUnwrapErr()).toEqual({
        kind: 'unknown-config',
        key,
        message: `Unknown config: ${key}`,
      });
  });
});

describe('the tenant that rules and screens see', () => {
  it('has all of the file’s settings that are the tenant’s own', () => {
    const link = (name: string) => `https://www.maple.example/${name}`;
    const links = {
      faq: link('faq'),
      contact: link('contact'),
      legalterms: link('legal'),
      privacy: link('privacy'),
      accessibility: link('accessibility'),
    };
    const file = configurationFile('maple');
    const portal = toPortalConfiguration(
      aConfiguration(
        {
          locales: ['fr-ca'],
          defaultlocale: 'fr-ca',
          idempotency: false,
          links: { 'fr-ca': links, 'en-us': links },
          legaltext: { 'fr-ca': 'Mentions', 'en-us': 'Notice' },
          support: { 'fr-ca': { phone: '1 800 555-0119' }, 'en-us': { phone: '1-800-555-0118' } },
        },
        'maple',
      ),
    );
    expect(portal).toEqual({
      name: file['name'],
      icon: '/favicon.svg?v=3',
      tenant: 'maple',
      env: file['env'],
      version: file['version'],
      timeZone: expect.objectContaining({ name: 'America/Toronto' }),
      country: 'CA',
      currency: 'CAD',
      locales: ['fr-ca'],
      defaultLocale: 'fr-ca',
      theme: 'azure',
      structure: { footer: true },
      links: {
        'fr-ca': {
          faq: links.faq,
          contact: links.contact,
          legalTerms: links.legalterms,
          privacy: links.privacy,
          accessibility: links.accessibility,
        },
      },
      legalText: { 'fr-ca': 'Mentions' },
      support: { 'fr-ca': { phone: '1 800 555-0119', hours: undefined } },
      sandboxTestToken: 'sandbox-test-token',
      idempotency: false,
    });
  });

  // Proves.
  it('has no addresses and credentials of services', () => {
    const portal = toPortalConfiguration(
      aConfiguration({ splunkeventcollectortoken: 'credential' }, 'maple'),
    );
    expect(portal).toMatchObject({
      tenant: 'maple',
      timeZone: expect.objectContaining({ name: 'America/Toronto' }),
      structure: { footer: true },
      sandboxTestToken: 'sandbox-test-token',
      links: { 'fr-ca': { contact: 'https://www.maple.example/fr/nous-joindre' } },
    });
    expect(JSON.stringify(portal)).not.toMatch(/credential|gateway|member-portal/);
  });

  // Proves.
  it('has no test token outside sandbox mode', () => {
    expect(toPortalConfiguration(aConfiguration({ sandbox: false })).sandboxTestToken).toBeUndefined();
  });
});

describe('loading', () => {
  const loadFrom = (origin: string) => loadConfiguration(fetch, `${origin}/config.json`);

  it('gives what the origin serves', async () => {
    const server = await loopbackServer((response) => json(response, 200, configurationFile('harbour')));
    expect((await loadFrom(server.origin))._unsafeUnwrap().tenant).toBe('harbour');
  });

  it('bypasses the cache, follows no redirect, and times out after ten seconds', async () => {
    const waits: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      waits.push(milliseconds);
      return new AbortController().signal;
    });
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    const asked: unknown[] = [];
    await loadConfiguration(async (address, init) => {
      asked.push([address, init]);
      return Response.json(configurationFile('harbour'));
    });
    expect(asked).toMatchObject([
      [
        '/config.json',
        {
          cache: 'no-cache',
          redirect: 'error',
          signal: expect.any(AbortSignal),
          headers: { accept: 'application/json' },
        },
      ],
    ]);
    expect(waits).toEqual([10_000]);
  });

  it('tells a file that is not there', async () => {
    const server = await loopbackServer((response) => json(response, 404, {}));
    const unavailable = { kind: 'configuration-unavailable' };
    expect((await loadFrom(server.origin))._unsafeUnwrapErr()).toEqual(unavailable);
    expect((await loadFrom(await closedOrigin()))._unsafeUnwrapErr()).toEqual(unavailable);
  });

  it.each(['<!doctype html>', '', '{"name":'])('tells a file that is no JSON: "%s"', async (body) => {
    const server = await loopbackServer((response) => response.end(body));
    expect((await loadFrom(server.origin))._unsafeUnwrapErr()).toEqual({
      kind: 'invalid-configuration',
      key: 'config.json',
    });
  });
});
