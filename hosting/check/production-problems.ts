import type { CheckOptions } from './check-options.ts';
import type { ValueProblem } from './schema-problems.ts';

type Config = Readonly<Record<string, unknown>>;

/** Host names that cannot be a lender's: this machine, and those that RFC 2606 reserves for tests and examples. */
const reserved =
  /(?:^|\.)(?:localhost|test|invalid|example)$|(?:^|\.)example\.(?:com|net|org)$|^127\.|^0\.0\.0\.0$|^\[::1?\]$|^::1$/;

/** Whether a host name can never be reached by a borrower. */
export const isReservedHost = (host: string): boolean => reserved.test(host.toLowerCase());

const addresses = (
  value: unknown,
  path: readonly string[],
): readonly (readonly [readonly string[], URL])[] => {
  if (typeof value === 'string')
    return /^https?:/i.test(value) && URL.canParse(value) ? [[path, new URL(value)]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => addresses(inside, [...path, key]));
};

const addressProblem = (path: readonly string[], { hostname, protocol }: URL): readonly ValueProblem[] => {
  if (isReservedHost(hostname)) return [{ path, rule: `must not be at ${hostname} in production` }];
  return protocol === 'https:' ? [] : [{ path, rule: 'must begin with https:// in production' }];
};

const withFinalSlash = (path: string): string => path.replace(/\/?$/, '/');

/** The log is lost where its address is on the tenant's own origin and no relay is there. */
const logProblems = (config: Config, logRelay: string | undefined): readonly ValueProblem[] => {
  const { usesplunkeventcollector: isUsed, splunkeventcollectorurl: address } = config;
  if (isUsed !== true || typeof address !== 'string' || !address.startsWith('/')) return [];
  if (logRelay === undefined)
    return [
      {
        path: ['splunkeventcollectorurl'],
        rule: 'is on the tenant’s own origin, where nothing takes the log: nginx does with --log-collector, or a server in front may',
      },
    ];
  return withFinalSlash(address) === withFinalSlash(logRelay)
    ? []
    : [{ path: ['splunkeventcollectorurl'], rule: `must be ${logRelay}, where the log is taken` }];
};

/** Problems of an otherwise valid configuration that only matter in production. */
export const productionProblems = (
  config: Config,
  { hasPlatform = false, logRelay }: CheckOptions,
): readonly ValueProblem[] => {
  const { $schema: _, ...keys } = config;
  const api = config['apiurl'];
  return [
    ...(config['sandbox'] === true
      ? [{ path: ['sandbox'], rule: 'must be false in production', blocks: true } as const]
      : []),
    ...(typeof config['sandboxtesttoken'] === 'string' && config['sandboxtesttoken'] !== ''
      ? [{ path: ['sandboxtesttoken'], rule: 'must be empty in production', blocks: true } as const]
      : []),
    ...(typeof api === 'string' && api.startsWith('/') && !hasPlatform
      ? [{ path: ['apiurl'], rule: 'is on the tenant’s own origin, so --platform must name who answers it' }]
      : []),
    ...logProblems(config, logRelay),
    ...addresses(keys, []).flatMap(([path, url]) => addressProblem(path, url)),
  ];
};
