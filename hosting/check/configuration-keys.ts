import type { Configuration } from '@member-portal/infrastructure/config';

/** What editors and the tenant check show about a key besides its type. */
export type KeyNote = {
  readonly meaning: string;
  /** The rule for a value, where the type alone is not enough. */
  readonly rule?: string;
  /** The same as a regular expression, for editors. */
  readonly pattern?: string;
};

/** Keys that must not be in a file: the server adds them to what browsers are served. */
export const SERVED_KEYS = ['logo', 'messages'] as const satisfies readonly (keyof Configuration)[];
type ServedKey = (typeof SERVED_KEYS)[number];

const webAddress = { rule: 'must be an absolute http or https address', pattern: '^https?://' };
const addressOrPath = {
  rule: 'must be an absolute http or https address, or a path that begins with one slash',
  pattern: '^$|^https?://|^/(?![/\\\\])',
};

/** Every key of `config.json`, in the order of the schema (specification, section 3). */
const configurationKeys = {
  name: { meaning: 'The lender’s name: titles, headings, analytics and log events.' },
  env: { meaning: 'Environment, as log, monitoring and analytics are told it.' },
  tenant: { meaning: 'Id of the tenant: the name of its folder.' },
  version: { meaning: 'Version of this deployment, as monitoring is told it.' },
  loglevel: { meaning: 'This and more severe is logged.' },
  useconsolelogging: { meaning: 'Log to the browser’s console.' },
  usesplunkeventcollector: { meaning: 'Log to the Splunk HTTP event collector.' },
  splunkeventcollectortoken: {
    meaning: 'Token of the collector. Every visitor can read it: prefer the relay.',
    rule: 'must be printable ASCII',
    pattern: '^[ -~]*$',
  },
  splunkeventcollectorurl: {
    meaning: 'Where services/collector/event/1.0 is appended: an origin, or a path such as /logs/.',
    ...addressOrPath,
  },
  datadogrumapplicationid: { meaning: 'Datadog application; all three of Datadog’s keys, or none.' },
  datadogrumsite: {
    meaning: 'Datadog site, such as datadoghq.com.',
    rule: 'must be a host name with at least one dot',
    pattern: '^$|^[\\w-]+(\\.[\\w-]+)+$',
  },
  datadogrumclienttoken: { meaning: 'Datadog client token.' },
  datadogsessionsamplerate: { meaning: 'Percent of sessions that monitoring watches.' },
  apiurl: {
    meaning: 'The lender’s platform: an origin, or / for the tenant’s own.',
    ...addressOrPath,
    pattern: '^https?://|^/(?![/\\\\])',
  },
  gatewayurl: { meaning: 'The payment gateway, on an origin of its own.', ...webAddress },
  appid: {
    meaning: 'Sent to the auth service as X-APP-ID.',
    rule: 'must be printable ASCII',
    pattern: '^[ -~]+$',
  },
  authapiversionheader: { meaning: 'Send X-API-VERSION to the auth service too.' },
  authlogout: { meaning: 'The platform has POST /api/auth/logout, which ends a session.' },
  idempotency: {
    meaning:
      'The platform honours Idempotency-Key. Only true once that is certain: payments are then retried.',
  },
  timezone: {
    meaning: 'IANA time zone in which days begin and end.',
    rule: 'must be an IANA time zone such as America/New_York',
  },
  locales: { meaning: 'Languages that visitors may choose.', rule: 'must name each locale once' },
  defaultlocale: { meaning: 'The locale shown first.', rule: 'must be one of locales' },
  country: { meaning: 'Business days and address forms.' },
  currency: { meaning: 'Currency of all amounts: USD in the US, CAD in Canada.' },
  structure: { meaning: 'footer: show the footer.' },
  theme: {
    meaning: 'violet, teal or azure; or the name of what theme.json beside this file holds.',
    rule: 'must be a name in small letters, digits and hyphens',
  },
  faviconversion: { meaning: 'Query of the favicon’s address; raise it when the icon changes.' },
  pagedescription: { meaning: 'The page’s description for search engines.' },
  legaltext: { meaning: 'Line in the footer, per locale.' },
  sandbox: { meaning: 'Send the test token with code requests. Never in production.' },
  sandboxtesttoken: { meaning: 'The test token.', rule: 'is needed where sandbox is true' },
  analyticsidentity: { meaning: 'Tell analytics the buyer’s e-mail and mobile beside the id.' },
  flagpollingseconds: { meaning: 'Seconds between two evaluations of feature flags.' },
  policyreporturl: {
    meaning: 'Where browsers report breaches of the content security policy.',
    ...addressOrPath,
    pattern: '^$|^(?:https?://|/(?![/\\\\]))[^\\s;,"\\\\$]*$',
  },
  links: {
    meaning: 'Per locale: contact, legalterms, privacy, and where there are any faq and accessibility.',
    ...webAddress,
  },
  support: { meaning: 'Per locale: phone, as borrowers read and call it, and hours in words.' },
} as const satisfies Readonly<Record<Exclude<keyof Configuration, ServedKey>, KeyNote>>;

/** The note of a key, by the first part of its path. */
export const noteOf = (key: string): KeyNote | undefined =>
  new Map<string, KeyNote>(Object.entries(configurationKeys)).get(key);
