import { RereadDaily } from '@member-portal/application/reads';
import type { Services } from '@member-portal/application/services';
import { KeepAlive } from '@member-portal/application/session';

/** Starts the use cases that run for as long as somebody may be signed in. The returned functions stop them. */
export const startWhileSignedIn = (services: Services): readonly (() => void)[] => [
  services.get(KeepAlive)(),
  services.get(RereadDaily)(),
];
