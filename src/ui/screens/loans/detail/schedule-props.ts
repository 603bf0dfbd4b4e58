import type { PlainDate } from '@member-portal/domain/calendar';
import type { Installment } from '@member-portal/domain/loan';

/** What the schedule is drawn from, as a table or as cards. */
export interface ScheduleProps {
  readonly installments: readonly Installment[];
  /** Those that are not folded away. */
  readonly shown: ReadonlySet<Installment>;
  /** Payments in progress bring what is unpaid up to this day. */
  readonly covered: PlainDate | undefined;
  /** Without what each amount is made of, except on paper; a table has room for all of it. */
  readonly brief: boolean;
}
