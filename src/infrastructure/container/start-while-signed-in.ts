import { RereadDaily } from '@member-portal/application/reads';
import type { Services } from '@member-portal/application/services';
import { KeepAlive } from '@member-portal/application/session';
import { Configuration } from './configuration-token.ts';

/**
 * Starts the use cases that run for as long as somebody may be signed in. The returned functions stop them. Fetches the code
 * that sends log entries too: the first entry may be about a device that has gone offline.
 */
export const startWhileSignedIn = (services: Services): readonly (() => void)[] => {
  if (services.get(Configuration).usesplunkeventcollector)
    import('../splunk/index.ts').catch(() => undefined);
  return [services.get(KeepAlive)(), services.get(RereadDaily)()];
};
