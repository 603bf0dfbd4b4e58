const REQUIRED = ['buyerID', 'iat', 'exp'] as const;

/** Base64 as the portal accepts it, with or without padding. */
const BASE64 = /^[\w+/-]+={0,2}$/;

/** A larger time is in milliseconds: seconds reach this in the year 5138, milliseconds did in 1973. */
const LEAST_MILLISECONDS = 1e11;

/** The claims that the portal reads from a token, and those that are missing. */
export const claimsOf = (
  token: string,
): {
  /** Whether the payload is base64 of a JSON object, without which no claim can be read. */
  readonly isReadable: boolean;
  /** The claims whose time is in milliseconds, where seconds are expected. */
  readonly inMilliseconds: readonly string[];
  readonly missing: readonly string[];
  readonly values: {
    readonly buyerID: unknown;
    readonly iat: number;
    readonly exp: number;
    readonly tenant: unknown;
  };
} => {
  const parts = token.split('.');
  let payload: object | undefined;
  try {
    const decoded: unknown = JSON.parse(Buffer.from(parts[1] ?? '', 'base64url').toString());
    if (typeof decoded === 'object' && decoded !== null && BASE64.test(parts[1] ?? '')) payload = decoded;
  } catch {
    // If no claim can be read, all are missing.
  }
  const claim = (name: string): unknown => Reflect.get(payload ?? {}, name);
  const isThere = (name: (typeof REQUIRED)[number]): boolean =>
    name === 'buyerID' ? typeof claim(name) === 'string' && claim(name) !== '' : Number.isFinite(claim(name));
  return {
    isReadable: payload !== undefined,
    inMilliseconds: ['iat', 'exp'].filter((name) => Number(claim(name)) >= LEAST_MILLISECONDS),
    missing: REQUIRED.filter((name) => !isThere(name)),
    values: {
      buyerID: claim('buyerID'),
      iat: Number(claim('iat')),
      exp: Number(claim('exp')),
      tenant: claim('tenant'),
    },
  };
};
