import { LoanReads, SessionStore } from '@member-portal/application/ports';
import type { Instant } from '@member-portal/domain/calendar';
import { createPortalContainer, type Platform } from '@member-portal/infrastructure/container';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aSession } from '../../support/builders/a-session.ts';
import { aConfiguration } from '../../support/infrastructure/a-configuration.ts';
import { aPage } from '../../support/infrastructure/a-page.ts';
import { aPlatform } from '../../support/infrastructure/a-platform.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
});

/** A signed-in page over channels that record their listeners, and whether they were closed. */
const aPortal = () => {
  const page = aPage();
  const open = new Set<string>();
  let listening = 0;
  const openChannel: Platform['openChannel'] = (name) => {
    open.add(name);
    return {
      post: () => undefined,
      subscribe: () => {
        listening += 1;
        return () => {
          listening -= 1;
        };
      },
      close: () => open.delete(name),
    };
  };
  const fetch = async () => Response.json({});
  const container = createPortalContainer({
    configuration: aConfiguration(),
    platform: aPlatform({ page, openChannel, fetch }),
  });
  container.services.get(SessionStore).open(aSession(Date.now() as Instant));
  return { ...container, page, open, lines: () => listening };
};

describe('a disposed portal', () => {
  it('leaves no channel open, no timer running, and no listener for activity', async () => {
    const { loadSignedIn, dispose, services, page, open } = aPortal();
    const before = page.listening();
    await loadSignedIn();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0), { timeout: 30_000 });
    expect([open.size, page.listening() > before]).toEqual([2, true]);
    dispose();
    expect(open.size).toBe(0);
    // A call in progress has its deadline until it is answered; what watches would begin again and again.
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0), { timeout: 30_000 });
    expect(page.listening()).toBeLessThanOrEqual(before);
    expect(services.get(SessionStore).current()).toBeDefined();
  });

  it('binds nothing that arrives afterwards', async () => {
    const { loadSignedIn, dispose, services } = aPortal();
    const loading = loadSignedIn();
    dispose();
    await loading;
    expect(() => services.get(LoanReads)).toThrow();
    expect(vi.getTimerCount()).toBe(0);
  });
});
