import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeat } from '../../sandbox/front/repeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('work is repeated, never twice at once, and waited for when it is stopped', async () => {
  const ends: (() => void)[] = [];
  const repeated = repeat(
    () => new Promise<void>((end) => ends.push(end)),
    1000,
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(5000);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ends).toHaveLength(2);

  let hasStopped = false;
  const stopped = repeated.stop().then(() => {
    hasStopped = true;
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect([hasStopped, ends.length]).toEqual([false, 2]);
  ends[1]?.();
  await stopped;
  expect(hasStopped).toBe(true);
});

it('work that fails is reported and retried', async () => {
  const failed: unknown[] = [];
  const repeated = repeat(
    () => Promise.reject(new Error('no answer')),
    1000,
    (reason) => failed.push(reason),
  );
  await vi.advanceTimersByTimeAsync(2000);
  expect(failed.map(String)).toEqual(['Error: no answer', 'Error: no answer']);
  await repeated.stop();
});
