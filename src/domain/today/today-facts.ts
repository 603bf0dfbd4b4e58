import type { Instant, PlainDate } from '../calendar/index.ts';
import type { Activity } from '../payment/index.ts';

/** The present time, and the loan's last payment if it failed. */
export interface TodayFacts {
  readonly today: PlainDate;
  readonly now: Instant;
  readonly failed?: Activity | undefined;
}
