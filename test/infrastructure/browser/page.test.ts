import type { Instant } from '@member-portal/domain/calendar';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDocumentPageVisibility } from '../../../src/infrastructure/browser/document-page-visibility.ts';
import { createPageBuyerActivity } from '../../../src/infrastructure/browser/page-buyer-activity.ts';
import { createWakefulTimer } from '../../../src/infrastructure/browser/wakeful-timer.ts';
import { systemClock } from '../../../src/infrastructure/client/runtime/system-clock.ts';
import { timerDelay } from '../../../src/infrastructure/client/runtime/timer-delay.ts';
import { fakeCancellation } from '../../support/fakes/fake-cancellation.ts';
import { aPage } from '../../support/infrastructure/a-page.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a buyer’s activity', () => {
  // Proves.
  it.each(['mousemove', 'mousedown', 'wheel', 'keydown', 'touchstart', 'touchmove', 'scroll', 'focus'])(
    'is told by %s, until it is no longer listened to',
    (type) => {
      const page = aPage();
      const listener = vi.fn();
      const stop = createPageBuyerActivity(page).subscribe(listener);
      page.happen(type);
      expect(listener).toHaveBeenCalledTimes(1);
      stop();
      page.happen(type);
      expect(listener).toHaveBeenCalledTimes(1);
      expect(page.listening()).toBe(0);
    },
  );

  // Proves.
  it('is told by a page that becomes visible, and not by one that is left', () => {
    const page = aPage();
    const listener = vi.fn();
    createPageBuyerActivity(page).subscribe(listener);
    page.hide();
    expect(listener).not.toHaveBeenCalled();
    page.show();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('activity in a frame of the page', () => {
  it('is told like the page’s own, while the page is seen', () => {
    const page = aPage();
    const activity = createPageBuyerActivity(page);
    const listener = vi.fn();
    const stop = activity.subscribe(listener);
    activity.report();
    expect(listener).toHaveBeenCalledTimes(1);
    page.hide();
    activity.report();
    expect(listener).toHaveBeenCalledTimes(1);
    page.show();
    stop();
    activity.report();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('whether a page is seen', () => {
  it('is told at every change, and when the page comes back from the cache', () => {
    const page = aPage();
    const told: boolean[] = [];
    const visibility = createDocumentPageVisibility(page);
    visibility.subscribe((hidden) => told.push(hidden));
    page.hide();
    expect(visibility.isHidden()).toBe(true);
    page.show();
    page.happen('pageshow');
    expect(told).toEqual([true, false, false]);
  });
});

describe('a timer', () => {
  const in_ = (milliseconds: number): Instant => (Date.now() + milliseconds) as Instant;

  it('calls back once, at its time and never before', () => {
    const callback = vi.fn();
    createWakefulTimer(systemClock, aPage()).at(in_(100_000), callback);
    vi.advanceTimersByTime(99_999);
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(1_000_000);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it.each(['visibilitychange', 'pageshow', 'focus', 'resume'])(
    'fires at %s where its time passed during a sleep',
    (type) => {
      const page = aPage();
      const callback = vi.fn();
      createWakefulTimer(systemClock, page).at(in_(600_000), callback);
      vi.setSystemTime(Date.now() + 3_600_000);
      expect(callback).not.toHaveBeenCalled();
      page.happen(type);
      expect(callback).toHaveBeenCalledTimes(1);
      expect(page.listening()).toBe(0);
    },
  );

  it('fires within seconds after a sleep without any event', () => {
    const callback = vi.fn();
    createWakefulTimer(systemClock, aPage()).at(in_(600_000), callback);
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(15_000);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('calls back within seconds, once, after the clock was set back: its time is then further away than it was', () => {
    const callback = vi.fn();
    createWakefulTimer(systemClock, aPage()).at(in_(600_000), callback);
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(15_000);
    expect(callback).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5_000_000);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('calls back soon, but not at once, when its time is past', () => {
    const callback = vi.fn();
    createWakefulTimer(systemClock, aPage()).at(in_(-5), callback);
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('leaves nothing behind when it is cancelled', () => {
    const page = aPage();
    const callback = vi.fn();
    const callOff = createWakefulTimer(systemClock, page).at(in_(1000), callback);
    callOff();
    vi.advanceTimersByTime(5000);
    expect(callback).not.toHaveBeenCalled();
    expect([vi.getTimerCount(), page.listening()]).toEqual([0, 0]);
  });
});

describe('a delay', () => {
  it('lets time pass', async () => {
    const passed = vi.fn();
    void timerDelay.wait(500).then(passed);
    await vi.advanceTimersByTimeAsync(499);
    expect(passed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(passed).toHaveBeenCalled();
  });

  it('ends at once when it is cancelled, also beforehand, and leaves no timer', async () => {
    const cancellation = fakeCancellation();
    const waiting = timerDelay.wait(500, cancellation);
    cancellation.cancel();
    await waiting;
    await timerDelay.wait(500, cancellation);
    expect(vi.getTimerCount()).toBe(0);
  });
});
