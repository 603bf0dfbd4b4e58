import { EvaluateFlag } from '@member-portal/application/flags';
import { Authentication, FeatureFlags, SessionStore } from '@member-portal/application/ports';
import type { Instant } from '@member-portal/domain/calendar';
import { createPortalContainer } from '@member-portal/infrastructure/container';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aSession } from '../../support/builders/a-session.ts';
import { aConfiguration } from '../../support/infrastructure/a-configuration.ts';
import { aPage } from '../../support/infrastructure/a-page.ts';
import { aPlatform, toldConsole } from '../../support/infrastructure/a-platform.ts';
import { json, loopbackServer } from '../../support/infrastructure/loopback-server.ts';
import { workingStorage } from '../../support/infrastructure/storages.ts';

/** On a busy machine everything takes longer. */
const PATIENTLY = { timeout: 30_000 };

const BULK = '/api/featureflag/evaluation/bulk';

const open = async (status: () => number, flagpollingseconds = 86_400) => {
  const server = await loopbackServer((response, { url }) => {
    if (url.pathname === BULK) json(response, status(), { 'maintenance-banner': { enabled: true } });
    else json(response, status(), { enabled: true });
  });
  const console = toldConsole();
  const page = aPage();
  const container = createPortalContainer({
    configuration: aConfiguration({ apiurl: server.origin, useconsolelogging: true, flagpollingseconds }),
    platform: aPlatform({ fetch: globalThis.fetch, console, page, localStorage: workingStorage() }),
  });
  onTestFinished(container.dispose);
  const asked = () => server.arrived.filter(({ url }) => url.pathname === BULK).length;
  return { ...container, asked, page, console };
};

describe('feature flags', () => {
  it('are asked for when a visitor turns to the sign-in form, and not before', async () => {
    const { services, asked } = await open(() => 200);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked()).toBe(0);
    expect(services.get(FeatureFlags).current().maintenanceBanner).toBe(false);
    services.get(Authentication).prepare?.();
    await vi.waitFor(
      () => expect(services.get(FeatureFlags).current().maintenanceBanner).toBe(true),
      PATIENTLY,
    );
    expect(asked()).toBe(1);
  });

  it('are not asked for a second time when signed-in screens load', async () => {
    const { services, loadSignedIn, asked } = await open(() => 200);
    services.get(Authentication).prepare?.();
    await vi.waitFor(() => expect(asked()).toBe(1), PATIENTLY);
    services.get(SessionStore).open(aSession(Date.now() as Instant));
    await loadSignedIn();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked()).toBe(1);
  });

  it('that cannot be told are logged once each time, and the last known ones stay', async () => {
    let status = 200;
    const { services, loadSignedIn, console } = await open(() => status);
    await loadSignedIn();
    await vi.waitFor(
      () => expect(services.get(FeatureFlags).current().maintenanceBanner).toBe(true),
      PATIENTLY,
    );
    status = 503;
    expect((await services.get(EvaluateFlag)('maintenanceBanner'))._unsafeUnwrap()).toBe(true);
    expect(console.told).toEqual([
      ['warn', 'feature flags failed', expect.objectContaining({ what: 'flag', problem: 'unexpected' })],
    ]);
    expect(services.get(FeatureFlags).current().maintenanceBanner).toBe(true);
  });

  it('are asked for again while the page is seen, and rest while it is hidden', async () => {
    const { services, page, asked } = await open(() => 200, 5);
    page.hide();
    services.get(Authentication).prepare?.();
    await vi.waitFor(() => expect(asked()).toBe(1), PATIENTLY);
    await new Promise((resolve) => setTimeout(resolve, 6000));
    expect(asked()).toBe(1);
    page.show();
    await vi.waitFor(() => expect(asked()).toBe(2), PATIENTLY);
  });
});
