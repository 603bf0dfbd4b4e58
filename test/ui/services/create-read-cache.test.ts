import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createReadCache } from '../../../src/ui/services/create-read-cache.ts';

const DAY_MS = 86_400_000;

afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
});

/** A read that somebody looks at, and how often it was carried out. */
const watched = async (read: () => Promise<string>) => {
  const queryFn = vi.fn(read);
  const cache = createReadCache();
  // As its provider does: only then does it hear of the focus.
  cache.mount();
  onTestFinished(() => cache.unmount());
  const look = () => {
    const observer = new QueryObserver(cache, { queryKey: ['loans'], queryFn });
    return { observer, leave: observer.subscribe(() => undefined) };
  };
  const { observer, leave } = look();
  await vi.waitFor(() => expect(observer.getCurrentResult().fetchStatus).toBe('idle'), 30_000);
  return { queryFn, observer, leave, look };
};

describe('a read', () => {
  // Proves.
  it('that failed is not tried again by itself', async () => {
    const { queryFn, observer } = await watched(() => Promise.reject(new Error('away')));
    expect(observer.getCurrentResult().status).toBe('error');
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  // Proves.
  it('is kept, however old, and not repeated when the window gets the focus', async () => {
    const { queryFn, leave, look } = await watched(async () => 'three loans');
    vi.useFakeTimers({ now: Date.now() + 30 * DAY_MS });
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(DAY_MS);
    leave();
    await vi.advanceTimersByTimeAsync(DAY_MS);
    const { observer } = look();
    await vi.advanceTimersByTimeAsync(1000);
    expect(observer.getCurrentResult().data).toBe('three loans');
    expect(queryFn).toHaveBeenCalledTimes(1);
  });
});
