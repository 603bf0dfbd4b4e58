import { SessionStore } from '@member-portal/application/ports';
import type { Instant } from '@member-portal/domain/calendar';
import type { SessionRecord } from '@member-portal/domain/session';
import { createMemoryRecords, createPortalContainer } from '@member-portal/infrastructure/container';
import { expect, it, onTestFinished, vi } from 'vitest';
import { aSession } from '../../support/builders/a-session.ts';
import { aConfiguration } from '../../support/infrastructure/a-configuration.ts';
import { aPlatform } from '../../support/infrastructure/a-platform.ts';
import { workingStorage } from '../../support/infrastructure/storages.ts';

const MINUTE = 60_000;

/** A page that is loaded again with a session whose tick has come, and how often its platform was asked to refresh it. */
const reloaded = async () => {
  const now = Date.now();
  const session = aSession(now as Instant);
  const record = {
    startedAt: now - 16 * MINUTE,
    refreshes: 0,
    nextTickAt: now - MINUTE,
    lastActivityAt: now - 2 * MINUTE,
  } as SessionRecord;
  const records = createMemoryRecords();
  await records.update('session', () => record);
  const refreshes: string[] = [];
  const container = createPortalContainer({
    configuration: aConfiguration(),
    platform: aPlatform({
      records,
      sessionStorage: workingStorage({ 'member-portal.session': JSON.stringify(session) }),
      fetch: (input, init) => {
        const { url } = new Request(input, init);
        if (url.endsWith('/token/refresh')) refreshes.push(url);
        return new Promise(() => undefined);
      },
    }),
  });
  onTestFinished(container.dispose);
  return { ...container, refreshes, session };
};

it('keeps the first screen waiting three seconds for a platform that does not refresh, and no longer', async () => {
  const { restore, services, refreshes, session } = await reloaded();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  let isRestored = false;
  const restored = restore().then(() => {
    isRestored = true;
  });
  while (refreshes.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(2999);
  expect(isRestored).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await restored;
  expect(services.get(SessionStore).current()).toEqual(session);
});
