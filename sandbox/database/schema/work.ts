import type { Generated, JSONColumnType } from 'kysely';
import type { PlainDate } from '../../calendar/plain-date.ts';

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
  /** Payments that it is about, in their order; none where it is about the agreement. */
  payments: JSONColumnType<readonly string[]>;
}
