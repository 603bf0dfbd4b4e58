import type { Instant } from '@member-portal/domain/calendar';
import {
  beginSession,
  certainEndOf,
  keepAlive,
  nextNoticeAt,
  SESSION_POLICY,
} from '@member-portal/domain/session';
import { array, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInstant } from '../../support/arbitraries/instant.ts';
import { holds } from '../../support/property-runs.ts';
import { awakeDevice, minutes } from './awake-device.ts';

const START = Date.UTC(2026, 10, 21, 15) as Instant;
const at = (minute: number): Instant => (START + minutes(minute)) as Instant;

/** A buyer who does something every so many minutes until `until`. */
const activeEvery = (gap: number, until: number) => {
  const device = awakeDevice(START);
  for (let minute = gap; minute <= until; minute += gap) {
    device.pass(minutes(gap));
    device.happen({ kind: 'activity' });
  }
  return device;
};

describe('the policy', () => {
  // Proves.
  it('is the one of the specification', () => {
    expect(SESSION_POLICY).toMatchObject({
      maximumLength: minutes(180),
      refreshInterval: minutes(15),
      maximumRefreshes: 12,
      idleAfter: minutes(7.5),
      activityThrottle: 1000,
      promptAhead: minutes(2),
    });
  });
});

describe('a session with an active buyer', () => {
  // Proves.
  it('is refreshed every 15 minutes and ends at 3 hours, not at the 13th tick', () => {
    const device = activeEvery(5, 200);
    expect(device.effects.map(({ minute }) => minute)).toEqual([
      ...Array.from({ length: 11 }, (_, tick) => (tick + 1) * 15),
      180,
    ]);
    expect(device.effects.at(-1)?.effect).toEqual({ kind: 'end', expiry: 'maximum-length' });
    expect(device.record()).toBeUndefined();
  });

  it('is announced to end five minutes ahead, and no activity postpones that', () => {
    const device = activeEvery(5, 179);
    expect(device.notices.at(-1)).toEqual({
      from: at(175),
      notice: { kind: 'ends-soon', endsAt: at(180) },
    });
    device.happen({ kind: 'activity' });
    expect(device.notices.at(-1)?.notice.kind).toBe('ends-soon');
  });

  it('is never prompted about being idle', () => {
    const device = activeEvery(5, 170);
    expect(device.notices.map(({ notice }) => notice.kind)).toEqual(['none']);
  });
});

describe('a tick', () => {
  // Proves.
  it('at which 12 refreshes have happened ends the session', () => {
    const record = { ...beginSession(START), refreshes: 12, lastActivityAt: at(14) };
    expect(keepAlive(record, { kind: 'time' }, at(15)).effect).toEqual({
      kind: 'end',
      expiry: 'refreshes-used-up',
    });
    const one = keepAlive({ ...record, refreshes: 11 }, { kind: 'time' }, at(15));
    expect(one).toMatchObject({ record: { refreshes: 12 }, effect: { kind: 'refresh' } });
  });

  // Proves.
  it.each([
    [7.5, 'end'],
    [7.4999, 'refresh'],
  ])('%d minutes after the last activity leads to %s', (idle, effect) => {
    const record = { ...beginSession(START), lastActivityAt: at(15 - idle) };
    expect(keepAlive(record, { kind: 'time' }, at(15)).effect?.kind).toBe(effect);
  });

  it('a little late is evaluated at the time at which it was due', () => {
    const record = { ...beginSession(START), lastActivityAt: at(8) };
    expect(keepAlive(record, { kind: 'time' }, at(16.9)).effect).toEqual({ kind: 'refresh' });
  });

  it('after a sleep ends an idle session, even when activity arrives before the timer', () => {
    const record = { ...beginSession(START), lastActivityAt: at(14) };
    for (const kind of ['time', 'activity'] as const)
      expect(keepAlive(record, { kind }, at(75)).effect).toEqual({ kind: 'end', expiry: 'idle' });
  });

  it('missed more than once is made up for by one refresh, and the next one is on schedule', () => {
    const record = { ...beginSession(START), lastActivityAt: at(44) };
    const { record: next, effect } = keepAlive(record, { kind: 'time' }, at(46));
    expect(effect).toEqual({ kind: 'refresh' });
    expect(next).toMatchObject({ refreshes: 1, nextTickAt: at(60) });
  });
});

describe('an idle buyer', () => {
  it('is asked two minutes ahead of the tick and signed out at it', () => {
    const device = awakeDevice(START);
    device.pass(minutes(20));
    expect(device.notices).toEqual([
      { from: START, notice: { kind: 'none' } },
      { from: at(13), notice: { kind: 'idle-prompt', endsAt: at(15) } },
      { from: at(15), notice: { kind: 'none' } },
    ]);
    expect(device.effects).toEqual([{ minute: 15, effect: { kind: 'end', expiry: 'idle' } }]);
  });

  it('who does anything stays signed in', () => {
    const device = awakeDevice(START);
    device.pass(minutes(14.9));
    device.happen({ kind: 'activity' });
    expect(device.notices.at(-1)?.notice).toEqual({ kind: 'none' });
    device.pass(minutes(1));
    expect(device.effects).toEqual([{ minute: 15, effect: { kind: 'refresh' } }]);
  });
});

describe('a failed refresh', () => {
  it('is tried again after half a minute without counting twice, until the next tick takes over', () => {
    const device = awakeDevice(START);
    device.pass(minutes(14));
    device.happen({ kind: 'activity' });
    device.pass(minutes(1));
    device.happen({ kind: 'refresh-failed' });
    device.pass(minutes(0.5));
    expect(device.effects.map(({ minute }) => minute)).toEqual([15, 15.5]);
    device.pass(minutes(5));
    expect(device.effects).toHaveLength(2);
    expect(device.record()).toMatchObject({ refreshes: 1, nextTickAt: at(30) });
  });
});

describe('a clock that is set back', () => {
  it('neither lengthens the session nor forgets what was used up', () => {
    const record = { ...beginSession(START), refreshes: 2, nextTickAt: at(45), lastActivityAt: at(40) };
    const { record: next, effect } = keepAlive(record, { kind: 'time' }, at(-600));
    expect(effect).toBeUndefined();
    expect(next).toEqual({
      startedAt: at(-640),
      refreshes: 2,
      nextTickAt: at(-595),
      lastActivityAt: at(-600),
      retryAt: undefined,
    });
  });

  it('by less time than has passed since the last tick moves the record back, too', () => {
    const record = { ...beginSession(START), lastActivityAt: at(11) };
    const { record: next } = keepAlive(record, { kind: 'activity' }, at(2));
    expect(next).toMatchObject({ startedAt: at(-9), nextTickAt: at(6), lastActivityAt: at(2) });
  });

  it('does not let the token of an active buyer expire before it is refreshed', () => {
    const anySetBacks = array(integer({ min: 0, max: minutes(60) }), { minLength: 1, maxLength: 30 });
    const anyGaps = array(integer({ min: 1, max: minutes(4) }), { minLength: 30, maxLength: 30 });
    holds(
      property(anySetBacks, anyGaps, (setBacks, gaps) => {
        const device = awakeDevice(START);
        let setBack = 0;
        let refreshedAfter = 0;
        gaps.forEach((gap, index) => {
          const known = device.effects.length;
          device.pass(gap);
          device.happen({ kind: 'activity' });
          const passed = device.now() + setBack - START;
          if (device.effects.length > known) refreshedAfter = passed;
          expect(passed - refreshedAfter).toBeLessThan(minutes(20));
          const back = setBacks[index] ?? 0;
          device.sleep(-back);
          setBack += back;
          device.happen({ kind: 'time' });
        });
      }),
    );
  });
});

describe('signed out', () => {
  // Proves.
  it('nothing happens', () => {
    for (const kind of ['time', 'activity', 'refresh-failed'] as const)
      expect(keepAlive(undefined, { kind }, START)).toEqual({ record: undefined, effect: undefined });
  });
});

describe('invariants of the keep-alive', () => {
  const anyEvents = array(constantFrom('activity', 'time', 'refresh-failed'), { maxLength: 60 });
  const anyGaps = array(integer({ min: 0, max: minutes(20) }), { minLength: 60, maxLength: 60 });

  it('evaluating the same moment twice has no second effect', () => {
    holds(
      property(anyInstant, anyEvents, anyGaps, (start, events, gaps) => {
        const device = awakeDevice(start);
        events.forEach((kind, index) => {
          device.sleep(gaps[index] ?? 0);
          device.happen({ kind });
          const known = device.effects.length;
          device.happen({ kind: 'time' });
          expect(device.effects).toHaveLength(known);
        });
      }),
    );
  });

  // Proves.
  it('whatever happens, at most 12 refreshes are counted and no record outlives 3 hours', () => {
    holds(
      property(anyInstant, anyEvents, anyGaps, (start, events, gaps) => {
        const device = awakeDevice(start);
        events.forEach((kind, index) => {
          device.pass(gaps[index] ?? 0);
          device.happen({ kind });
          const record = device.record();
          if (!record) return;
          expect(record.refreshes).toBeLessThanOrEqual(12);
          expect(device.now() - record.startedAt).toBeLessThan(minutes(180));
          expect((record.nextTickAt - record.startedAt) % minutes(15)).toBe(0);
          expect(record.nextTickAt).toBeGreaterThan(device.now());
        });
      }),
    );
  });

  it('a buyer is signed out for being idle 7.5 to 22.5 minutes after the last activity, asked 2 minutes before', () => {
    holds(
      property(anyInstant, array(integer({ min: 0, max: minutes(12) }), { maxLength: 20 }), (start, gaps) => {
        const device = awakeDevice(start);
        let last: number = start;
        for (const gap of gaps) {
          device.pass(gap);
          if (!device.record()) break;
          device.happen({ kind: 'activity' });
          last = device.now();
        }
        device.pass(minutes(30));
        const end = device.effects.find(({ effect }) => effect.kind === 'end');
        if (end?.effect.kind !== 'end' || end.effect.expiry !== 'idle') return;
        const endedAt = start + minutes(end.minute);
        expect(endedAt - last).toBeGreaterThanOrEqual(minutes(7.5));
        expect(endedAt - last).toBeLessThan(minutes(22.5));
        const asked = device.notices.findLast(({ notice }) => notice.kind === 'idle-prompt');
        expect(asked?.notice).toEqual({ kind: 'idle-prompt', endsAt: endedAt });
        expect(endedAt - (asked?.from ?? endedAt)).toBeGreaterThanOrEqual(minutes(2));
      }),
    );
  });
});

describe('a step', () => {
  it('at which the session ends leaves no record, also when it was the buyer who acted', () => {
    expect(keepAlive(beginSession(START), { kind: 'activity' }, at(15))).toEqual({
      record: undefined,
      effect: { kind: 'end', expiry: 'idle' },
    });
  });

  it('at the time of a retry refreshes, once', () => {
    const record = { ...beginSession(START), retryAt: at(1) };
    expect(keepAlive(record, { kind: 'time' }, at(1))).toEqual({
      record: beginSession(START),
      effect: { kind: 'refresh' },
    });
  });

  it('two minutes late is still evaluated at the time of its tick', () => {
    const record = { ...beginSession(START), lastActivityAt: at(8) };
    expect(keepAlive(record, { kind: 'time' }, at(17)).effect).toEqual({ kind: 'refresh' });
  });
});

describe('the end that cannot be postponed', () => {
  const usedUp = { ...beginSession(START), refreshes: SESSION_POLICY.maximumRefreshes };

  it('is announced before a prompt that would come later', () => {
    expect(nextNoticeAt({ ...usedUp, nextTickAt: at(100), lastActivityAt: at(90) }, at(90))).toBe(at(95));
  });

  it('is after the longest session, also where the tick would come later', () => {
    expect(certainEndOf({ ...usedUp, nextTickAt: at(190) })).toBe(at(180));
  });
});
