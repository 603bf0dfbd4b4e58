import { kindOfValue } from './kind-of-value.ts';
import type { Breach } from './recorded-call.ts';

/** A token that lives shorter than this expires before the portal refreshes it; seconds (specification, section 9). */
const SHORTEST_LIFE = 15 * 60;

/** A larger time is in milliseconds: seconds reach this in the year 5138, milliseconds did in 1973. */
const LEAST_MILLISECONDS = 1e11;

/** Base64 as the portal accepts it; Node's own decoder skips other characters, such as line breaks. */
const BASE64 = /^[\w+/-]+={0,2}$/;

const payloadOf = (token: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const [, payload = ''] = token.split('.');
    if (!BASE64.test(payload)) return undefined;
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return typeof claims === 'object' && claims !== null && !Array.isArray(claims)
      ? { ...claims }
      : undefined;
  } catch {
    return undefined;
  }
};

/** The claims that the portal reads and a session's token lacks; `path` locates the token in the answer. */
export const tokenBreaches = (token: unknown, path: string, tenant: string): readonly Breach[] => {
  if (typeof token !== 'string') return [];
  if (token.split('.').length !== 3) return [{ path, expected: 'a JWT in three parts', got: 'other text' }];
  const claims = payloadOf(token);
  if (!claims)
    return [
      {
        path,
        expected: 'a JWT whose second part is JSON in base64url, without line breaks',
        got: 'other text',
      },
    ];
  const claim = (name: string, expected: string, isRight: (value: unknown) => boolean): readonly Breach[] =>
    isRight(claims[name]) ? [] : [{ path: `${path}.${name}`, expected, got: kindOfValue(claims[name]) }];
  const time = (name: string): readonly Breach[] =>
    Number(claims[name]) >= LEAST_MILLISECONDS
      ? [{ path: `${path}.${name}`, expected: 'seconds since 1970', got: 'milliseconds' }]
      : claim(name, 'seconds since 1970', Number.isFinite);
  const { iat, exp } = claims;
  const isShort = typeof iat === 'number' && typeof exp === 'number' && exp - iat < SHORTEST_LIFE;
  const isForeign = typeof claims['tenant'] === 'string' && claims['tenant'] !== tenant;
  return [
    ...claim('buyerID', 'text that is not empty', (value) => typeof value === 'string' && value !== ''),
    ...time('iat'),
    ...time('exp'),
    ...(isShort
      ? [{ path: `${path}.exp`, expected: 'at least 15 minutes after iat', got: 'a shorter life' }]
      : []),
    ...(isForeign
      ? [{ path: `${path}.tenant`, expected: `the tenant “${tenant}”`, got: 'another tenant' }]
      : []),
  ];
};
