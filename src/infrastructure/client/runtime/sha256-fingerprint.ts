import type { Fingerprint } from '@member-portal/application/ports';
import { ResultAsync } from 'neverthrow';
import type { CryptoSource } from './random-key.ts';
import { sha256 } from './sha256.ts';

const digest = async (crypto: CryptoSource, text: string): Promise<string> => {
  const bytes = new TextEncoder().encode(text);
  if (!crypto.subtle) return sha256(bytes);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * SHA-256 as hexadecimal text, computed by the browser where available.
 * @example
 * import { createSha256Fingerprint } from '@member-portal/client/runtime';
 * const fingerprint = await createSha256Fingerprint(crypto).of('an order');
 */
export const createSha256Fingerprint = (crypto: CryptoSource): Fingerprint => ({
  of: (text) => ResultAsync.fromSafePromise(digest(crypto, text)),
});
