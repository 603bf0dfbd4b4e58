import { SessionStore } from '@member-portal/application/ports';
import { SessionReads } from '@member-portal/application/reads';
import type { Instant } from '@member-portal/domain/calendar';
import { createPortalContainer } from '@member-portal/infrastructure/container';
import { okAsync } from 'neverthrow';
import { expect, it, onTestFinished, vi } from 'vitest';
import { aSession } from '../../support/builders/a-session.ts';
import { aConfiguration } from '../../support/infrastructure/a-configuration.ts';
import { aPage } from '../../support/infrastructure/a-page.ts';
import { aPlatform } from '../../support/infrastructure/a-platform.ts';

it("a signed-in page reads loans again once the lender's day has ended", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22, 4, 59) });
  onTestFinished(() => void vi.useRealTimers());
  const page = aPage();
  const { services, loadSignedIn, dispose } = createPortalContainer({
    configuration: aConfiguration({ timezone: 'America/New_York' }),
    platform: aPlatform({ page, fetch: async () => Response.json({}) }),
  });
  onTestFinished(dispose);
  services.get(SessionStore).open(aSession(Date.now() as Instant));
  await loadSignedIn();
  const load = vi.fn(() => okAsync('a loan'));
  services.get(SessionReads).watch({ read: 'loans' }, load, () => undefined);
  page.happen('focus');
  expect(load).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.UTC(2026, 10, 22, 5, 0, 1));
  page.happen('focus');
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});
