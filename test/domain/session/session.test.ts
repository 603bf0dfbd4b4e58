import type { Instant } from '@member-portal/domain/calendar';
import {
  beginSession,
  idleStateOf,
  isNewer,
  isUsable,
  noticeOf,
  resumeSession,
} from '@member-portal/domain/session';
import { integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInstant } from '../../support/arbitraries/instant.ts';
import { aSession, aToken } from '../../support/builders/a-session.ts';
import { holds } from '../../support/property-runs.ts';
import { minutes } from './awake-device.ts';

const START = Date.UTC(2026, 10, 21, 15) as Instant;
const at = (minute: number): Instant => (START + minutes(minute)) as Instant;

describe('a stored token', () => {
  it('may be used for as long as it lives since it was received', () => {
    expect(isUsable(aSession(START), at(19.99))).toBe(true);
    expect(isUsable(aSession(START), at(20))).toBe(false);
  });

  it('that does not decode may not be used', () => {
    expect(isUsable({ ...aSession(START), token: 'broken' }, START)).toBe(false);
  });

  it('is judged alike however wrong the clock of the device is', () => {
    holds(
      property(
        anyInstant,
        integer({ min: -48 * 3600, max: 48 * 3600 }),
        integer({ min: 0, max: 40 }),
        (start, skew, age) => {
          const iat = Math.floor(start / 1000);
          const received = (start + skew * 1000) as Instant;
          const token = aToken({ buyerID: 'b', iat, exp: iat + 1200 });
          const session = { ...aSession(start), token, receivedAt: received };
          expect(isUsable(session, (received + minutes(age)) as Instant)).toBe(age < 20);
        },
      ),
    );
  });
});

describe('a token that a tab hears of', () => {
  it('is newer by when it was issued, and within one second by when it was received', () => {
    const held = aSession(START);
    expect(isNewer({ ...aSession(at(1)), receivedAt: at(-60) }, held)).toBe(true);
    expect(isNewer({ ...aSession(at(-1)), receivedAt: at(60) }, held)).toBe(false);
    expect(isNewer({ ...held, receivedAt: (START + 1) as Instant }, held)).toBe(true);
    expect(isNewer(held, held)).toBe(false);
    expect(isNewer({ ...held, token: 'broken', receivedAt: at(60) }, held)).toBe(false);
  });
});

describe('a session whose record is lost', () => {
  it.each([
    ['is as new with its first token', undefined, 0, 0, 15],
    ['counts a refresh for each tick that its token has seen', 0, 15, 1, 30],
    ['counts no tick before it is due', 0, 44.999, 2, 45],
    ['counts none where the clock was set back since it began', 0, -40, 0, 15],
  ])('%s', (_, startedAt, receivedAt, refreshes, nextTickAt) => {
    const started = startedAt === undefined ? {} : { startedAt: at(startedAt) };
    expect(resumeSession({ ...aSession(at(receivedAt)), ...started }, at(50))).toEqual({
      startedAt: START,
      refreshes,
      nextTickAt: at(nextTickAt),
      lastActivityAt: at(50),
      retryAt: undefined,
    });
  });
});

describe('idle tracking', () => {
  const record = { ...beginSession(START), lastActivityAt: at(3) };

  // Proves.
  it.each([
    [3, 'active'],
    [10.4999, 'active'],
    [10.5, 'idle'],
    [12.9999, 'idle'],
    [13, 'prompted'],
    [14.9999, 'prompted'],
  ] as const)('at minute %d is %s', (minute, state) => {
    expect(idleStateOf(record, at(minute))).toBe(state);
  });

  it('prompts a buyer who is not idle yet but will be at the tick', () => {
    expect(idleStateOf({ ...record, lastActivityAt: at(7.5) }, at(13))).toBe('prompted');
    expect(idleStateOf({ ...record, lastActivityAt: at(7.6) }, at(13))).toBe('active');
  });

  it('tells nothing without a session', () => {
    expect(noticeOf(undefined, START)).toEqual({ kind: 'none' });
  });

  it('announces a tick that finds no refresh left', () => {
    const last = { ...record, refreshes: 12, lastActivityAt: at(9) };
    expect(noticeOf(last, at(10))).toEqual({ kind: 'ends-soon', endsAt: at(15) });
    expect(noticeOf(last, at(9.99))).toEqual({ kind: 'none' });
  });
});
