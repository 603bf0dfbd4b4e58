import { afterEach, describe, expect, it, vi } from 'vitest';
import { codeAhead, codeInTime } from '../../../src/infrastructure/browser/code-in-time.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('code that loads when it is needed', () => {
  it('is what its import gives, or fails with', async () => {
    vi.useFakeTimers();
    expect(await codeInTime(Promise.resolve('code'))).toBe('code');
    await expect(codeInTime(Promise.reject(new TypeError('missing')))).rejects.toThrow('missing');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('times out after 20 seconds without an answer', async () => {
    vi.useFakeTimers();
    const outcome = expect(codeInTime(new Promise(() => undefined))).rejects.toThrow('timeout');
    await vi.advanceTimersByTimeAsync(20_000);
    await outcome;
  });

  it('is given the time to be recovered before it fails, where a page can do so', async () => {
    const page = new EventTarget();
    const steps: string[] = [];
    page.addEventListener('code-lost', (event) => {
      if (event instanceof CustomEvent)
        event.detail.push(Promise.resolve().then(() => void steps.push('recovery')));
    });
    await codeInTime(Promise.reject(new TypeError('missing')), page).catch(() => void steps.push('failure'));
    await codeAhead(Promise.reject(new TypeError('missing'))).catch(() => void steps.push('ahead'));
    expect(steps).toEqual(['recovery', 'failure', 'ahead']);
  });
});
