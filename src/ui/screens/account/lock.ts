import type { Instant } from '@member-portal/domain/calendar';

/** A lock on further codes; until when it stands may be unknown. */
export interface Lock {
  readonly until: Instant | undefined;
}
