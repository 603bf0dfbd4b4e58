const REQUIRED = ['buyerID', 'iat', 'exp'] as const;

/** The claims that the portal reads from a token, and those that it misses. */
export const claimsOf = (
  token: string,
): {
  readonly missing: readonly string[];
  readonly values: {
    readonly buyerID: unknown;
    readonly iat: number;
    readonly exp: number;
    readonly tenant: unknown;
  };
} => {
  let payload: object = {};
  try {
    const decoded: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    if (typeof decoded === 'object' && decoded !== null) payload = decoded;
  } catch {
    // No claim can be read then: all are missing.
  }
  const claim = (name: string): unknown => Reflect.get(payload, name);
  const isThere = (name: (typeof REQUIRED)[number]): boolean =>
    name === 'buyerID' ? typeof claim(name) === 'string' && claim(name) !== '' : Number.isFinite(claim(name));
  return {
    missing: REQUIRED.filter((name) => !isThere(name)),
    values: {
      buyerID: claim('buyerID'),
      iat: Number(claim('iat')),
      exp: Number(claim('exp')),
      tenant: claim('tenant'),
    },
  };
};
