import type { Installment } from '@member-portal/domain/loan';

/** What the schedule is drawn from, as a table or as cards. */
export interface ScheduleProps {
  readonly installments: readonly Installment[];
  /** Those that are not folded away. */
  readonly shown: ReadonlySet<Installment>;
  /** Whether payments in progress bring it. */
  readonly isCovered: (installment: Installment) => boolean;
  /** Without what each amount is made of, except on paper; a table has room for all of it. */
  readonly brief: boolean;
}
