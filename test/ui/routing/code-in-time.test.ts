import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageCode } from '../../../src/ui/routing/code-in-time.ts';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/page.js');
const line = (online: boolean): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
};
afterEach(() => vi.restoreAllMocks());

describe('the code of a page', () => {
  it('is what its import gives', async () => {
    expect(await pageCode(async () => 'page')()).toBe('page');
  });

  it('is imported once, so that what a loader reads with it does not wait for another import', async () => {
    let imports = 0;
    const code = pageCode(async () => {
      imports += 1;
      return 'page';
    });
    await code();
    await code();
    expect(imports).toBe(1);
  });

  it('is imported again after a failure', async () => {
    line(true);
    const answers = [() => Promise.reject(missing), async () => 'page'];
    const code = pageCode(() => answers.shift()?.() ?? Promise.reject(new Error('asked again')));
    await expect(code()).rejects.toBe(missing);
    expect(await code()).toBe('page');
    expect(await code()).toBe('page');
  });

  it('that is missing on the server is the failure at which the router reloads the document', async () => {
    line(true);
    await expect(pageCode(() => Promise.reject(missing))()).rejects.toBe(missing);
  });

  it('that is never answered times out after 20 seconds, so that the error screen can offer a way out', async () => {
    vi.useFakeTimers();
    const outcome = expect(pageCode(() => new Promise(() => undefined))()).rejects.toThrow('timeout');
    await vi.advanceTimersByTimeAsync(20_000);
    await outcome;
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('that cannot come without a connection is another failure: a reload would lose the portal', async () => {
    line(false);
    await expect(pageCode(() => Promise.reject(missing))()).rejects.toThrow(/^offline$/);
  });
});
