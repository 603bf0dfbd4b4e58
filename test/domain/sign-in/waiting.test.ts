import type { Instant } from '@member-portal/domain/calendar';
import {
  CODE_LIFETIME_MS,
  emailConfirmationOf,
  mayCodeBeGood,
  RESEND_AFTER_MS,
  secondsUntilResend,
  showsContact,
} from '@member-portal/domain/sign-in';
import { integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInstant } from '../../support/arbitraries/instant.ts';
import { email } from '../../support/builders/a-buyer.ts';
import { holds } from '../../support/property-runs.ts';

describe('a code that was sent', () => {
  it('may be good for ten minutes, and no longer', () => {
    const sent = Date.UTC(2026, 10, 21, 15) as Instant;
    const good = (after: number): boolean => mayCodeBeGood(sent, (sent + after) as Instant);
    expect([0, 1, 599_999, 600_000, 600_001].map(good)).toEqual([true, true, true, false, false]);
    expect(CODE_LIFETIME_MS).toBe(600_000);
  });
});

describe('the resend countdown', () => {
  it('counts whole seconds down to none', () => {
    const sent = Date.UTC(2026, 10, 21, 15) as Instant;
    const left = (after: number): number => secondsUntilResend(sent, (sent + after) as Instant);
    expect([0, 1, 999, 1000, 29_000, 29_999, 30_000, 90_000].map(left)).toEqual([30, 30, 30, 29, 1, 1, 0, 0]);
  });

  it('never exceeds its full length, however the clock changes', () => {
    holds(
      property(anyInstant, integer({ min: -1e9, max: 1e9 }), (sent, change) => {
        const seconds = secondsUntilResend(sent, (sent + change) as Instant);
        expect(seconds).toBeGreaterThanOrEqual(0);
        expect(seconds).toBeLessThanOrEqual(RESEND_AFTER_MS / 1000);
      }),
    );
  });
});

describe('the contact', () => {
  it('shows from the third mismatch on', () => {
    expect([0, 1, 2, 3, 4].map(showsContact)).toEqual([false, false, false, true, true]);
  });
});

describe('an e-mail to confirm', () => {
  const onFile = email('avery.stone@example.com');

  it('is one that differs from the one on file', () => {
    const typed = email('avery@example.org');
    expect(emailConfirmationOf(typed, onFile)).toEqual({ onFile, typed });
  });

  it('is not the same one in other letters', () => {
    expect(emailConfirmationOf(email('Avery.Stone@Example.com'), onFile)).toBeUndefined();
  });

  it('is none where none is on file', () => {
    expect(emailConfirmationOf(onFile, undefined)).toBeUndefined();
  });
});
