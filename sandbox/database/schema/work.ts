import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { PlainDate } from '../../calendar/plain-date.ts';
import type { Instant } from './columns.ts';

/** How far a tenant's books are: the day that is being worked through, and its phase; none between two passes. */
export interface WorkPassTable {
  tenant: string;
  number: number;
  day: PlainDate;
  phase: number | null;
}

/** What is left of a phase for one agreement. */
export interface WorkItemTable {
  tenant: string;
  position: Generated<number>;
  day: PlainDate;
  phase: number;
  agreement_id: string;
  /** Payments that it is about, in their order; undefined where it is about the agreement. */
  payments: JSONColumnType<readonly string[]>;
}
export type WorkItemRow = Selectable<WorkItemTable>;

/** A piece of work that could not be done, or that waits behind one of the same agreement; no attempts for the latter. */
export interface WorkAsideTable extends WorkItemTable {
  attempts: number;
  last_error: string | null;
  failed_at: Instant | null;
  /** When it is retried automatically; null where a retry has to be requested. */
  try_again_at: Instant | null;
}
export type WorkAsideRow = Selectable<WorkAsideTable>;
