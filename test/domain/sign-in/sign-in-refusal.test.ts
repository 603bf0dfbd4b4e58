import type { Instant } from '@member-portal/domain/calendar';
import {
  isMismatchReason,
  isSignInReason,
  lockOf,
  lockoutEnd,
  lockoutLeft,
  lockoutMinutes,
  signInRefusalOf,
} from '@member-portal/domain/sign-in';
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
  });

  it('counts a lockout from its duration since receipt, else to the end that is told', () => {
    const rejection = { reason: 'Invalid_Token', attempts: 5, maxAttempts: 5, lockedUntil: LATER };
    expect(signInRefusalOf(rejection, NOW)).toMatchObject({ lockedUntil: LATER });
    expect(signInRefusalOf({ ...rejection, lockoutDuration: 60 }, NOW)).toMatchObject({
      lockedUntil: NOW + 60_000,
    });
    expect(signInRefusalOf({ ...rejection, lockoutDuration: 0 }, NOW)).toMatchObject({ lockedUntil: LATER });
  });

  it.each([
    [{}, {}],
    [{ attempts: 5 }, {}],
    [{ maxAttempts: 5 }, {}],
    [{ attempts: 0, maxAttempts: 5 }, { retriesLeft: 5 }],
    [{ attempts: 9, maxAttempts: 3 }, { retriesLeft: 0 }],
    [{ lockoutDuration: 0 }, { lockoutMinutes: 0 }],
  ])('does not read a missing number as zero: %j gives %j', (told, expected) => {
    const refusal = signInRefusalOf({ reason: 'Invalid_Token', ...told }, NOW);
    expect(refusal).toEqual({ kind: 'wrong-code', ...expected });
    expect(lockOf(refusal)).toEqual(
      'retriesLeft' in expected && expected.retriesLeft === 0 ? { until: undefined } : undefined,
    );
  });

  // Proves.
  it('reports Unauthenticated as a refusal of its own', () => {
    expect(signInRefusalOf({ reason: 'Unauthenticated' }, NOW)).toEqual({ kind: 'unauthenticated' });
  });

  // Proves.
  it.each([
    'Unauthenticated_Buyer_Not_Found',
    'Unauthenticated_Buyer_Mismatch',
    'Unauthenticated_Retry_With_PII',
  ])('reports %s as the same mismatch as the others', (reason) => {
    const everything = { reason, attempts: 1, maxAttempts: 3, lockoutDuration: 60, lockedUntil: LATER };
    expect(isSignInReason(reason)).toBe(true);
    expect(isMismatchReason(reason)).toBe(true);
    expect(signInRefusalOf(everything, NOW)).toEqual({
      kind: 'buyer-mismatch',
      retriesLeft: 2,
      lockedUntil: NOW + 60_000,
    });
    expect(signInRefusalOf({ reason }, NOW)).toEqual({ kind: 'buyer-mismatch' });
  });

  // Proves.
  it('tells until when too many codes lock, by the end that is told before the duration', () => {
    const rejection = { reason: 'Too_Many_Unverified_Codes_Sent', lockedUntil: LATER };
    expect(signInRefusalOf({ ...rejection, lockoutDuration: 60 }, NOW)).toEqual({
      kind: 'locked',
      lockedUntil: LATER,
    });
    expect(signInRefusalOf({ reason: rejection.reason, lockoutDuration: 60 }, NOW)).toEqual({
      kind: 'locked',
      lockedUntil: NOW + 60_000,
    });
    expect(signInRefusalOf({ reason: rejection.reason }, NOW)).toEqual({
      kind: 'locked',
      lockedUntil: undefined,
    });
  });

  it('ends at a whole millisecond, as an instant does, also where a lockout has fractions of a second', () => {
    for (const reason of ['Invalid_Token', 'Too_Many_Unverified_Codes_Sent'])
      expect(signInRefusalOf({ reason, lockoutDuration: 899.0001 }, NOW)).toMatchObject({
        lockedUntil: NOW + 899_001,
      });
  });

  // Proves.
  it('leaves every other reason unexplained', () => {
    const known =
      /^(Invalid_Token|Unauthenticated(_Buyer_Not_Found|_Buyer_Mismatch|_Retry_With_PII)?|Too_Many_Unverified_Codes_Sent)$/;
    holds(
      property(string(), (reason) => {
        expect(isSignInReason(reason)).toBe(known.test(reason));
        if (!known.test(reason) && reason !== 'Destination_Not_Allowed')
          expect(signInRefusalOf({ reason }, NOW)).toEqual({ kind: 'unexplained' });
      }),
    );
    expect(signInRefusalOf({ reason: 'invalid_token' }, NOW)).toEqual({ kind: 'unexplained' });
  });

  it('distinguishes a refused destination from an error of the service', () => {
    expect(signInRefusalOf({ reason: 'Destination_Not_Allowed' }, NOW)).toEqual({
      kind: 'destination-refused',
    });
  });
});

describe('a lock', () => {
  it('follows from the last wrong code and from too many codes, not before', () => {
    const wrong = { kind: 'wrong-code', lockoutMinutes: 10, lockedUntil: LATER } as const;
    expect(lockOf({ ...wrong, retriesLeft: 1 })).toBeUndefined();
    expect(lockOf({ ...wrong, retriesLeft: 0 })).toEqual({ until: LATER });
    expect(lockOf({ kind: 'wrong-code', retriesLeft: 0 })).toEqual({ until: undefined });
    expect(lockOf(wrong)).toBeUndefined();
    expect(lockOf({ kind: 'locked', lockedUntil: LATER })).toEqual({ until: LATER });
    expect(lockOf({ kind: 'locked', lockedUntil: undefined })).toEqual({ until: undefined });
    expect(lockOf({ kind: 'buyer-mismatch' })).toBeUndefined();
    expect(lockOf({ kind: 'buyer-mismatch', retriesLeft: 1, lockedUntil: LATER })).toBeUndefined();
    expect(lockOf({ kind: 'buyer-mismatch', retriesLeft: 0, lockedUntil: LATER })).toEqual({ until: LATER });
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

  const MINUTE_MS = 60_000;
  it.each([
    [0, { kind: 'over' }],
    [-1, { kind: 'over' }],
    [1, { kind: 'minutes', minutes: 1 }],
    [89 * MINUTE_MS, { kind: 'minutes', minutes: 89 }],
    [89 * MINUTE_MS + 1, { kind: 'hours', hours: 1, minutes: 30 }],
    [120 * MINUTE_MS, { kind: 'hours', hours: 2, minutes: 0 }],
    [1440 * MINUTE_MS, { kind: 'hours', hours: 24, minutes: 0 }],
  ])('with %i ms to go is told as %j', (ms, expected) => {
    expect(lockoutLeft((NOW + ms) as Instant, NOW)).toEqual(expected);
  });

  it('ends on a whole minute, never before it is over', () => {
    holds(
      property(integer({ min: 0, max: 400_000_000 }), (ms) => {
        const until = (NOW + ms) as Instant;
        const end = lockoutEnd(until);
        expect(end % MINUTE_MS).toBe(0);
        expect(end).toBeGreaterThanOrEqual(until);
        expect(end - until).toBeLessThan(MINUTE_MS);
        expect(lockoutLeft(until, end)).toEqual({ kind: 'over' });
      }),
    );
  });

  it('is told in parts that add up to its minutes, rounded up', () => {
    holds(
      property(integer({ min: 1, max: 400_000_000 }), (ms) => {
        const left = lockoutLeft((NOW + ms) as Instant, NOW);
        const hours = left.kind === 'hours' ? left.hours : 0;
        const minutes = left.kind === 'over' ? 0 : left.minutes;
        expect(hours * 60 + minutes).toBe(Math.ceil(ms / MINUTE_MS));
        expect(minutes).toBeLessThan(hours > 0 ? 60 : 90);
      }),
    );
  });
});
