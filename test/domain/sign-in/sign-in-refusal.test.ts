import type { Instant } from '@member-portal/domain/calendar';
import { lockOf, lockoutMinutes, signInRefusalOf } from '@member-portal/domain/sign-in';
import { integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../support/property-runs.ts';

const NOW = Date.UTC(2026, 10, 21, 15) as Instant;
const LATER = (NOW + 3_600_000) as Instant;

describe('the catalogue of login errors', () => {
  // Proves.
  it('tells the retries left, the minutes and the end of a wrong code', () => {
    const rejection = { reason: 'Invalid_Token', attempts: 2, maxAttempts: 5, lockoutDuration: 601 };
    expect(signInRefusalOf(rejection, NOW)).toEqual({
      kind: 'wrong-code',
      retriesLeft: 3,
      lockoutMinutes: 11,
      lockedUntil: NOW + 601_000,
    });
    expect(signInRefusalOf({ ...rejection, lockedUntil: LATER }, NOW)).toMatchObject({ lockedUntil: LATER });
  });

  it('survives a wrong code without metadata, and more attempts than there are', () => {
    expect(signInRefusalOf({ reason: 'Invalid_Token' }, NOW)).toEqual({
      kind: 'wrong-code',
      retriesLeft: 0,
      lockoutMinutes: 0,
      lockedUntil: NOW,
    });
    const over = { reason: 'Invalid_Token', attempts: 9, maxAttempts: 3 };
    expect(signInRefusalOf(over, NOW)).toMatchObject({ retriesLeft: 0 });
  });

  // Proves.
  it('knows the unauthenticated', () => {
    expect(signInRefusalOf({ reason: 'Unauthenticated' }, NOW)).toEqual({ kind: 'unauthenticated' });
  });

  // Proves.
  it.each([
    'Unauthenticated_Buyer_Not_Found',
    'Unauthenticated_Buyer_Mismatch',
    'Unauthenticated_Retry_With_PII',
  ])('makes one mismatch of %s, which nothing tells from the others', (reason) => {
    const everything = { reason, attempts: 1, maxAttempts: 3, lockoutDuration: 60, lockedUntil: LATER };
    expect(signInRefusalOf(everything, NOW)).toEqual({
      kind: 'buyer-mismatch',
      retriesLeft: 2,
      lockedUntil: LATER,
    });
    expect(signInRefusalOf({ reason }, NOW)).toEqual({ kind: 'buyer-mismatch' });
  });

  // Proves.
  it('tells until when too many codes lock', () => {
    const rejection = { reason: 'Too_Many_Unverified_Codes_Sent', lockedUntil: LATER };
    expect(signInRefusalOf(rejection, NOW)).toEqual({ kind: 'locked', lockedUntil: LATER });
    expect(signInRefusalOf({ reason: rejection.reason }, NOW)).toEqual({
      kind: 'locked',
      lockedUntil: undefined,
    });
  });

  // Proves.
  it('explains nothing else', () => {
    const known = /^(Invalid_Token|Unauthenticated.*|Too_Many_Unverified_Codes_Sent)$/;
    holds(
      property(string(), (reason) => {
        if (!known.test(reason)) expect(signInRefusalOf({ reason }, NOW)).toEqual({ kind: 'unexplained' });
      }),
    );
    expect(signInRefusalOf({ reason: 'invalid_token' }, NOW)).toEqual({ kind: 'unexplained' });
  });
});

describe('a lock', () => {
  it('follows from the last wrong code and from too many codes, not before', () => {
    const wrong = { kind: 'wrong-code', lockoutMinutes: 10, lockedUntil: LATER } as const;
    expect(lockOf({ ...wrong, retriesLeft: 1 })).toBeUndefined();
    expect(lockOf({ ...wrong, retriesLeft: 0 })).toBe(LATER);
    expect(lockOf({ kind: 'locked', lockedUntil: LATER })).toBe(LATER);
    expect(lockOf({ kind: 'buyer-mismatch' })).toBeUndefined();
    expect(lockOf({ kind: 'buyer-mismatch', retriesLeft: 1, lockedUntil: LATER })).toBeUndefined();
    expect(lockOf({ kind: 'buyer-mismatch', retriesLeft: 0, lockedUntil: LATER })).toBe(LATER);
    expect(lockOf({ kind: 'unauthenticated' })).toBeUndefined();
  });

  // Proves.
  it('shows whole minutes, rounded up', () => {
    expect([0, 1, 59, 60, 61, 600, -5].map(lockoutMinutes)).toEqual([0, 1, 1, 1, 2, 10, 0]);
    expect([Number.NaN, Number.POSITIVE_INFINITY].map(lockoutMinutes)).toEqual([0, 0]);
    holds(
      property(integer({ min: 0, max: 100_000 }), (seconds) => {
        const minutes = lockoutMinutes(seconds);
        expect(minutes * 60).toBeGreaterThanOrEqual(seconds);
        expect((minutes - 1) * 60).toBeLessThan(seconds === 0 ? 1 : seconds);
      }),
    );
  });
});
