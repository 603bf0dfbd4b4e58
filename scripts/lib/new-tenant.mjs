import { readFileSync } from 'node:fs';
import { at } from './paths.mjs';

/**
 * The options for a new lender's folder.
 * @typedef {{ id: string, theme: string, locales: readonly string[], host: string, directory: string }} NewTenant
 */

const themes = ['violet', 'teal', 'azure'];

/** A theme to start from, as a file beside the configuration. @param {string} name */
const readyTheme = (name) => ({
  ...JSON.parse(readFileSync(at('hosting', 'themes', `${name}.json`), 'utf8')),
  $schema: '../theme.schema.json',
});

/** What may be a tenant's id. @type {{ pattern: string, rule: string }} */
const tenantId = JSON.parse(readFileSync(at('hosting', 'tenant-id.json'), 'utf8'));

const knownLocales = ['en-us', 'en-ca', 'fr-ca'];

/** @type {readonly string[]} */
export const tenantOptions = ['theme', 'locales', 'host', 'tenants'];

const usage = `Usage: npm run tenant:new -- <id> [--theme=${themes.join('|')}] [--locales=en-us,…] [--host=name] [--tenants=folder]`;

/**
 * Reads the arguments of the command: the new tenant, or a one-line error.
 * @param {readonly string[]} args
 * @returns {{ tenant: NewTenant } | { problem: string }}
 */
export const readNewTenant = (args) => {
  const words = args.filter((argument) => !argument.startsWith('--'));
  const options = new Map(
    args
      .filter((argument) => argument.startsWith('--'))
      .map((argument) => {
        const split = argument.indexOf('=');
        return /** @type {[string, string]} */ (
          split < 0 ? [argument.slice(2), ''] : [argument.slice(2, split), argument.slice(split + 1)]
        );
      }),
  );
  for (const name of options.keys())
    if (!tenantOptions.includes(name)) return { problem: `Unknown option --${name}. ${usage}` };
  const [id, ...others] = words;
  if (id === undefined || others.length > 0) return { problem: usage };
  if (!new RegExp(tenantId.pattern).test(id)) return { problem: `${id} is no tenant id: ${tenantId.rule}.` };
  if (id === 'gateway' || id === 'localhost') return { problem: `${id} is the name of something else.` };
  const theme = options.get('theme') ?? 'violet';
  if (!themes.includes(theme))
    return { problem: `There is no theme ${theme}. Themes: ${themes.join(', ')}.` };
  const locales = (options.get('locales') ?? 'en-us').split(',');
  const wrong = locales.find(
    (locale, at) => !knownLocales.includes(locale) || locales.indexOf(locale) !== at,
  );
  if (wrong !== undefined)
    return { problem: `${wrong} is no locale, or stands twice. Locales: ${knownLocales.join(', ')}.` };
  const host = (options.get('host') ?? `${id}.localhost`).toLowerCase();
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host)) return { problem: `${host} is no host name.` };
  if (host === 'localhost' || host === 'gateway.localhost')
    return { problem: `${host} is the host of something else.` };
  const directory = options.get('tenants') ?? at('tenants');
  if (directory === '') return { problem: '--tenants names no folder.' };
  return { tenant: { id, theme, locales, host, directory } };
};

/** @param {string} id */
const nameOf = (id) =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/**
 * Links and legal text of one language, to be replaced by the lender's.
 * @param {string} id
 * @param {string} locale
 */
const linksOf = (id, locale) => {
  const site = `https://www.${id}.example/${locale.slice(0, 2)}`;
  return {
    faq: `${site}/help`,
    contact: `${site}/contact`,
    legalterms: `${site}/legal`,
    privacy: `${site}/privacy`,
    accessibility: `${site}/accessibility`,
  };
};

/**
 * The files of a new lender's folder, by name: a configuration that the portal accepts unchanged, its host,
 * a favicon and a theme to start from.
 * @param {NewTenant} tenant
 * @returns {Readonly<Record<'config.json' | 'hosts.json' | 'favicon.svg' | 'theme.json', string>>}
 */
export const tenantFiles = ({ id, theme, locales, host }) => {
  const name = nameOf(id);
  const american = locales.includes('en-us');
  const config = {
    $schema: '../config.schema.json',
    name,
    env: 'production',
    tenant: id,
    version: '2.0',
    loglevel: 'info',
    useconsolelogging: false,
    usesplunkeventcollector: false,
    splunkeventcollectortoken: '',
    splunkeventcollectorurl: '',
    datadogrumapplicationid: '',
    datadogrumsite: '',
    datadogrumclienttoken: '',
    datadogsessionsamplerate: 100,
    apiurl: '/',
    gatewayurl: 'http://gateway.localhost:4600',
    appid: `${id}-member-portal`,
    authapiversionheader: false,
    authlogout: true,
    // Off until the lender confirms that its platform honours idempotency keys, which retries need.
    idempotency: false,
    timezone: american ? 'America/New_York' : 'America/Toronto',
    locales,
    defaultlocale: locales[0],
    country: american ? 'US' : 'CA',
    currency: american ? 'USD' : 'CAD',
    structure: { footer: true },
    theme,
    faviconversion: '3',
    pagedescription: 'Member Portal',
    legaltext: Object.fromEntries(locales.map((locale) => [locale, name])),
    sandbox: false,
    sandboxtesttoken: '',
    analyticsidentity: false,
    flagpollingseconds: 300,
    policyreporturl: '',
    links: Object.fromEntries(locales.map((locale) => [locale, linksOf(id, locale)])),
    // No phone number is shown until the lender's own is set.
    support: {},
  };
  const look = readyTheme(theme);
  const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <title>${name}</title>
  <rect width="32" height="32" rx="8" fill="${look.light.primary}"/>
  <circle cx="16" cy="16" r="7" fill="none" stroke="#fff" stroke-width="4"/>
</svg>
`;
  return {
    'config.json': `${JSON.stringify(config, undefined, 2)}\n`,
    'hosts.json': `${JSON.stringify([host])}\n`,
    'favicon.svg': favicon,
    'theme.json': `${JSON.stringify(look, undefined, 2)}\n`,
  };
};
