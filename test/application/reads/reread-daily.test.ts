import type { TenantRules } from '@member-portal/application/ports';
import { createReadCache, type Read, RereadDaily } from '@member-portal/application/reads';
import { addMilliseconds, checkedTimeZone } from '@member-portal/domain/calendar';
import type { LoanId } from '@member-portal/domain/loan';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aSession } from '../../support/builders/a-session.ts';
import { fakeClock } from '../../support/fakes/fake-clock.ts';
import { fakeSessionStore } from '../../support/fakes/fake-session-store.ts';
import { fakeTime, settled } from '../../support/fakes/fake-time.ts';
import { fakeTimer } from '../../support/fakes/fake-timer.ts';

const HOUR = 3_600_000;
const LOAN = 'loan-1' as LoanId;
/** Ten hours behind UTC all year; what the device's zone is does not matter. */
const zone = checkedTimeZone('Pacific/Honolulu');

describe('loans', () => {
  const opened = (lenderAhead = () => 0) => {
    // 21 November, 05:00 in the lender's zone.
    const time = fakeTime();
    const reads = createReadCache();
    const configuration = { timeZone: zone } as TenantRules;
    const loads: string[] = [];
    const load = (read: Read) => () => {
      loads.push(read.read);
      return okAsync(zone.dateAt(time.now()));
    };
    const sessions = fakeSessionStore(aSession(time.now()));
    const stop = RereadDaily.create({
      sessions,
      reads,
      configuration,
      timer: fakeTimer(time),
      clock: fakeClock(time),
      lenderClock: { now: () => addMilliseconds(time.now(), lenderAhead()) },
    })();
    const watch = (read: Read) => reads.watch(read, load(read), () => undefined);
    return { time, sessions, reads, loads, load, stop, watch };
  };

  it("are read again as soon as the lender's day has ended, and again a day later", async () => {
    const { time, loads, reads, watch } = opened();
    const all: readonly Read[] = [
      { read: 'loans' },
      { read: 'loan', loanId: LOAN },
      { read: 'history', loanId: LOAN },
      { read: 'buyer' },
    ];
    for (const read of all) watch(read);
    await settled();
    loads.length = 0;
    await time.advance(19 * HOUR - 1);
    expect(loads).toEqual([]);
    await time.advance(1);
    expect(loads.toSorted()).toEqual(['history', 'loan', 'loans']);
    expect(reads.stateOf({ read: 'loan', loanId: LOAN })).toEqual({ state: 'ready', value: '2026-11-22' });
    await time.advance(24 * HOUR);
    expect(loads).toHaveLength(6);
  });

  it("are read again as the lender's day ends, where the first answer shows that the device's clock is wrong", async () => {
    for (const ahead of [-24 * HOUR, -6 * HOUR, 7 * HOUR, 24 * HOUR]) {
      let known = 0;
      const { time, loads, watch } = opened(() => known);
      watch({ read: 'loans' });
      await settled();
      known = ahead;
      await time.advance(60_000);
      loads.length = 0;
      const left = (((19 * HOUR - ahead) % (24 * HOUR)) + 24 * HOUR) % (24 * HOUR);
      await time.advance(left - 60_000 - 1);
      expect(loads).toEqual([]);
      await time.advance(1);
      expect(loads).toEqual(['loans']);
    }
  });

  it('that nothing shows are forgotten, and read when they are shown next', async () => {
    const { time, loads, watch } = opened();
    const leave = watch({ read: 'loan', loanId: LOAN });
    await settled();
    leave();
    await time.advance(19 * HOUR);
    expect(loads).toHaveLength(1);
    watch({ read: 'loan', loanId: LOAN });
    expect(loads).toHaveLength(2);
  });

  it('are not read again while the day stays, although the timer calls', async () => {
    const { time, sessions, loads, watch, reads } = opened();
    const calls: (() => void)[] = [];
    const clock = fakeClock(time);
    const configuration = { timeZone: zone } as TenantRules;
    const timer = {
      at: (_: unknown, callback: () => void) => {
        calls.push(callback);
        return () => undefined;
      },
    };
    RereadDaily.create({ sessions, reads, configuration, timer, clock, lenderClock: clock })();
    watch({ read: 'loans' });
    await settled();
    calls[0]?.();
    expect([loads.length, calls.length]).toEqual([1, 2]);
  });

  it('are read no more once it is stopped', async () => {
    const { time, loads, stop, watch } = opened();
    watch({ read: 'loans' });
    await settled();
    stop();
    await time.advance(48 * HOUR);
    expect([loads.length, time.waiting()]).toEqual([1, 0]);
  });

  it('are read by no timer while nobody is signed in, and again after the next sign-in', async () => {
    const { time, sessions, loads, watch } = opened();
    sessions.close('signed-out');
    expect(time.waiting()).toBe(0);
    await time.advance(3 * HOUR);
    sessions.open(aSession(time.now()));
    watch({ read: 'loans' });
    await settled();
    await time.advance(16 * HOUR);
    expect([loads.length, time.waiting()]).toEqual([2, 1]);
  });
});
