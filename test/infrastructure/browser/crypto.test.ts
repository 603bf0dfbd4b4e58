import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CryptoSource, randomUuid } from '../../../src/infrastructure/client/runtime/random-key.ts';
import { sha256 } from '../../../src/infrastructure/client/runtime/sha256.ts';
import { createSha256Fingerprint } from '../../../src/infrastructure/client/runtime/sha256-fingerprint.ts';
import { aPlatform } from '../../support/infrastructure/a-platform.ts';
import { holds } from '../../support/property-runs.ts';

const { crypto } = aPlatform();
/** What an origin without https has. */
const insecure: CryptoSource = { getRandomValues: (array) => crypto.getRandomValues(array) };
const reference = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe('fingerprints', () => {
  it('are SHA-256 where the browser offers no digest', () => {
    holds(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(sha256(bytes)).toBe(reference(bytes));
      }),
    );
  });

  it.each([0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 128])(
    'are correct at the padding boundary of %i bytes',
    (length) => {
      const bytes = new Uint8Array(length).fill(0x61);
      expect(sha256(bytes)).toBe(reference(bytes));
    },
  );

  it('are the same with and without the browser’s digest', async () => {
    const text = 'Prêt nº 1 — 1 234,56 $';
    const [own, browsers] = [createSha256Fingerprint(insecure), createSha256Fingerprint(crypto)];
    expect((await own.of(text))._unsafeUnwrap()).toBe((await browsers.of(text))._unsafeUnwrap());
  });
});

describe('keys', () => {
  const UUID_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

  it.each([
    ['with', crypto],
    ['without', insecure],
  ])('are random UUIDs %s the browser’s own', (_, source) => {
    const keys = Array.from({ length: 200 }, () => randomUuid(source));
    for (const key of keys) expect(key).toMatch(UUID_4);
    expect(new Set(keys).size).toBe(200);
  });
});
