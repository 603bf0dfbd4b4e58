import { isPolicyOrigin } from '../header-text.ts';
import type { ValueProblem } from './schema-problems.ts';

type Config = Readonly<Record<string, unknown>>;

/** Keys with an address that browsers call, and whose origin the content policy names. */
const CALLED_KEYS = ['apiurl', 'gatewayurl', 'splunkeventcollectorurl'] as const;

const ruleOf = (
  key: (typeof CALLED_KEYS)[number],
  given: string,
  hosts: readonly string[],
): string | undefined => {
  if (key === 'apiurl' && given.startsWith('/'))
    return given === '/' ? undefined : 'must be / where it is on the tenant’s own origin';
  if (!URL.canParse(given)) return undefined;
  const { origin, hostname, username, password } = new URL(given);
  if (!isPolicyOrigin(origin)) return 'must have a host of letters, digits, dots and hyphens';
  if (username !== '' || password !== '' || /[?#]/.test(given))
    return 'must have no user name, password, query or fragment';
  return key === 'gatewayurl' && hosts.includes(hostname)
    ? 'must not be at a host of the tenant, since the gateway needs an origin of its own'
    : undefined;
};

/** Problems of addresses that are valid, but at which calls cannot succeed. `hosts` are the tenant's own. */
export const calledAddressProblems = (config: Config, hosts: readonly string[]): readonly ValueProblem[] =>
  CALLED_KEYS.flatMap((key) => {
    const given = config[key];
    const rule = typeof given === 'string' ? ruleOf(key, given, hosts) : undefined;
    return rule === undefined ? [] : [{ path: [key], rule }];
  });
