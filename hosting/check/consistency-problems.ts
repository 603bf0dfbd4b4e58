import { LOCALES } from '@member-portal/domain/locale';
import { isReportAddress } from '../header-text.ts';
import type { ValueProblem } from './schema-problems.ts';

type Config = Readonly<Record<string, unknown>>;

const currencyOf: Readonly<Record<string, string>> = { US: 'USD', CA: 'CAD' };
const perLocaleKeys = ['legaltext', 'links', 'support'] as const;
const legalLinks = ['contact', 'legalterms', 'privacy'] as const;

const isEmpty = (value: unknown): boolean => value === undefined || value === '';

/** If only some of the keys are set: those that are missing. */
const half = (config: Config, keys: readonly string[], service: string): readonly ValueProblem[] => {
  const absent = keys.filter((key) => isEmpty(config[key]));
  if (absent.length === 0 || absent.length === keys.length) return [];
  return absent.map((key) => ({ path: [key], rule: `is needed, because other keys of ${service} are set` }));
};

const splunk = (config: Config): readonly ValueProblem[] => {
  const keys = ['splunkeventcollectorurl', 'splunkeventcollectortoken'];
  if (config['usesplunkeventcollector'] !== true) return half(config, keys, 'Splunk');
  return keys
    .filter((key) => isEmpty(config[key]))
    .map((key) => ({ path: [key], rule: 'is needed where usesplunkeventcollector is true' }));
};

const currency = ({ country, currency: given }: Config): readonly ValueProblem[] => {
  const expected = typeof country === 'string' ? currencyOf[country] : undefined;
  return expected === undefined || given === expected || (given !== 'USD' && given !== 'CAD')
    ? []
    : [
        {
          path: ['currency'],
          rule: `must be ${expected} where country is ${String(country)}`,
          allowed: [expected],
        },
      ];
};

const defaultLocale = ({ locales, defaultlocale: given }: Config): readonly ValueProblem[] =>
  Array.isArray(locales) && !isEmpty(given) && !locales.includes(given)
    ? [{ path: ['defaultlocale'], rule: 'must be one of locales' }]
    : [];

const testToken = ({ sandbox, sandboxtesttoken: given }: Config): readonly ValueProblem[] =>
  sandbox === true && isEmpty(given)
    ? [{ path: ['sandboxtesttoken'], rule: 'is needed where sandbox is true' }]
    : [];

const reports = ({ policyreporturl: given }: Config): readonly ValueProblem[] =>
  isEmpty(given) || typeof given !== 'string' || isReportAddress(given)
    ? []
    : [
        {
          path: ['policyreporturl'],
          rule: 'must hold no space and none of ; , " \\ $, which a header or nginx cannot hold; until then nothing is reported',
        },
      ];

const entryOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** Texts and links for locales that no visitor can choose. Not where `locales` has a mistake: they may be meant for that one. */
const unlisted = ({ locales, ...config }: Config): readonly ValueProblem[] =>
  Array.isArray(locales) && locales.every((locale) => LOCALES.includes(locale))
    ? perLocaleKeys.flatMap((key) =>
        LOCALES.filter(
          (locale) => !locales.includes(locale) && entryOf(config[key], locale) !== undefined,
        ).map((locale) => ({ path: [key, locale], rule: 'is for a locale that locales does not list' })),
      )
    : [];

const links = ({ locales, links: given }: Config): readonly ValueProblem[] =>
  // Not for a locale that does not exist: it has a problem of its own, and may have no links.
  LOCALES.filter((locale) => Array.isArray(locales) && locales.includes(locale)).flatMap((locale) =>
    legalLinks
      .filter((name) => isEmpty(entryOf(entryOf(given, locale), name)))
      .map((name) => ({ path: ['links', locale, name], rule: 'is missing' })),
  );

/**
 * Conflicts between keys that are each valid, and an address that headers cannot hold: country and currency, an incomplete log
 * collector or monitoring, a default that is not a locale of the tenant, links that law or the block message require, texts and
 * links for a locale that is not offered. The schema finds some of them too, but only once every key is valid. `reported` holds
 * keys already refused.
 */
export const consistencyProblems = (config: Config, reported: ReadonlySet<string>): readonly ValueProblem[] =>
  [
    ...currency(config),
    ...half(config, ['datadogrumapplicationid', 'datadogrumsite', 'datadogrumclienttoken'], 'Datadog'),
    ...splunk(config),
    ...defaultLocale(config),
    ...testToken(config),
    ...reports(config),
    ...links(config),
    ...unlisted(config),
  ].filter(({ path }) => !reported.has(path.join('.')));
