import type { Clock } from '@member-portal/application/ports';
import type { Instant } from '@member-portal/domain/calendar';

/** The device's clock. */
export const systemClock: Clock = { now: () => Date.now() as Instant };
