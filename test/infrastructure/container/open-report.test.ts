import { PendingSignInStore, SessionStore } from '@member-portal/application/ports';
import { createMemoryRecords, createPortalContainer } from '@member-portal/infrastructure/container';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aSession } from '../../support/builders/a-session.ts';
import { START } from '../../support/fakes/fake-time.ts';
import { aConfiguration } from '../../support/infrastructure/a-configuration.ts';
import { aPlatform } from '../../support/infrastructure/a-platform.ts';
import { workingStorage } from '../../support/infrastructure/storages.ts';

/** A tab, with the keys of its storage at each report to the host. */
const openTab = (kept: Readonly<Record<string, string>> = {}) => {
  const sessionStorage = workingStorage(kept);
  const told: string[] = [];
  const container = createPortalContainer({
    configuration: aConfiguration(),
    platform: aPlatform({
      sessionStorage,
      records: createMemoryRecords(),
      reportOpen: () => told.push([...sessionStorage.entries.keys()].join()),
    }),
  });
  onTestFinished(container.dispose);
  return { ...container, told };
};
const SESSION = 'member-portal.session';

describe('the host', () => {
  it('is told the state once a page knows whether its tab has a session, and not before', async () => {
    const { restore, told } = openTab();
    expect(told).toEqual([]);
    await restore();
    expect(told).toEqual(['']);
  });

  it('is told as soon as a sign-in is in progress, a session opens, and it ends', () => {
    const { services, told } = openTab();
    const pending = services.get(PendingSignInStore);
    pending.writeTyped({ email: 'avery@example.com', phone: '', method: 'EMAIL' });
    expect(told.at(-1)).toBe('member-portal.sign-in-typed');
    services.get(SessionStore).open(aSession(START));
    expect(told.at(-1)).toContain(SESSION);
    services.get(SessionStore).close('signed-out');
    expect(told.at(-1)).toBe('');
  });

  it('is told at its start of what a reload has found', async () => {
    const { restore, told } = openTab({ 'member-portal.drafts': '{}' });
    await restore();
    expect(told.at(-1)).toBe('member-portal.drafts');
  });
});
