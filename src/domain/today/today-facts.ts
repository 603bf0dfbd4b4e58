import type { Instant, PlainDate } from '../calendar/index.ts';
import type { Activity } from '../payment/index.ts';

/** When a loan is looked at, and its last payment where that failed. */
export interface TodayFacts {
  readonly today: PlainDate;
  readonly now: Instant;
  readonly failed?: Activity | undefined;
}
