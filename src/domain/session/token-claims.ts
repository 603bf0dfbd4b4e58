import { err, ok, type Result } from 'neverthrow';

/** Claims of the session token (specification, section 3). Times are seconds since the epoch, as in every JWT. */
export interface TokenClaims {
  readonly buyerId: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
  readonly tenant: string | undefined;
}

/** The token is not a string, a part is missing, or its base64 or JSON is invalid (specification, section 8). */
export interface InvalidToken {
  readonly kind: 'invalid-token';
  /** The first missing or invalid item, in checking order. */
  readonly missing: 'string' | 'part' | 'payload' | 'buyerID' | 'iat' | 'exp';
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Padding is at most two characters (RFC 4648, section 4). An unbounded `=+$` takes quadratic time on a long run. */
const PADDING = /={1,2}$/;

/** Decodes a base64url part; `undefined` if invalid. Implemented here because ECMAScript has no base64 decoder. */
const decodePart = (part: string): string | undefined => {
  let bits = 0;
  let held = 0;
  let escaped = '';
  for (const character of part.replace(PADDING, '').replaceAll('+', '-').replaceAll('/', '_')) {
    const value = ALPHABET.indexOf(character);
    if (value < 0) return undefined;
    held = (held << 6) | value;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      escaped += `%${((held >> bits) & 0xff).toString(16).padStart(2, '0')}`;
      held &= (1 << bits) - 1;
    }
  }
  try {
    return bits < 6 ? decodeURIComponent(escaped) : undefined;
  } catch {
    return undefined;
  }
};

const parseObject = (text: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Reads a token's claims. The portal decodes tokens without verifying them; the platform verifies them.
 * @example
 * import { decodeToken } from '@member-portal/domain/session';
 * declare const token: string;
 * const claims = decodeToken(token).unwrapOr(undefined); // undefined where the text is no token
 */
export const decodeToken = (token: unknown): Result<TokenClaims, InvalidToken> => {
  const invalid = (missing: InvalidToken['missing']) => err({ kind: 'invalid-token', missing } as const);
  if (typeof token !== 'string') return invalid('string');
  const parts = token.split('.');
  if (parts.length !== 3 || parts.some((part) => part === '')) return invalid('part');
  const payload = decodePart(parts[1] ?? '');
  const claims = payload === undefined ? undefined : parseObject(payload);
  if (!claims) return invalid('payload');
  const { buyerID, iat, exp, tenant } = claims;
  if (typeof buyerID !== 'string' || buyerID === '') return invalid('buyerID');
  if (typeof iat !== 'number' || !Number.isFinite(iat)) return invalid('iat');
  if (typeof exp !== 'number' || !Number.isFinite(exp)) return invalid('exp');
  return ok({
    buyerId: buyerID,
    issuedAt: iat,
    expiresAt: exp,
    tenant: typeof tenant === 'string' ? tenant : undefined,
  });
};
