import { SessionStore } from '@member-portal/application/ports';
import { KeptDrafts } from '@member-portal/application/session';
import type { Instant } from '@member-portal/domain/calendar';
import { createMemoryRecords, createPortalContainer } from '@member-portal/infrastructure/container';
import { expect, it, onTestFinished } from 'vitest';
import { aSession } from '../../support/builders/a-session.ts';
import { aConfiguration } from '../../support/infrastructure/a-configuration.ts';
import { aPlatform } from '../../support/infrastructure/a-platform.ts';
import { workingStorage } from '../../support/infrastructure/storages.ts';

const MINUTE = 60_000;
const place = { name: 'payment', accepts: (stored: unknown): stored is string => typeof stored === 'string' };

it('ends an idle session at the start of a page, and keeps what its buyer had typed for the next sign-in', async () => {
  const now = Date.now();
  const session = aSession((now - 10 * MINUTE) as Instant);
  const records = createMemoryRecords();
  await records.update('session', () => ({
    startedAt: now - 30 * MINUTE,
    refreshes: 1,
    nextTickAt: now - MINUTE,
    lastActivityAt: now - 20 * MINUTE,
  }));
  const storage = workingStorage({
    'member-portal.session': JSON.stringify(session),
    'member-portal.drafts': JSON.stringify({ buyerId: session.buyerId, drafts: { payment: '50.00' } }),
  });
  const { services, restore, dispose } = createPortalContainer({
    configuration: aConfiguration(),
    platform: aPlatform({ records, sessionStorage: storage, fetch: async () => Response.json({}) }),
  });
  onTestFinished(dispose);
  await restore();
  expect([services.get(SessionStore).current(), storage.entries.size]).toEqual([undefined, 0]);
  services.get(SessionStore).open(aSession(now as Instant, session.buyerId, 2));
  expect(services.get(KeptDrafts).read(place)).toBe('50.00');
});
