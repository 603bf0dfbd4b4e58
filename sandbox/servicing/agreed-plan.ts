import type { AgreementRow } from '../database/schema.ts';
import { dueDates, type Instalment, makeSchedule } from '../ledger/schedule.ts';

/** The instalments as they were agreed, at the start or by a hardship plan since; nothing of them is marked as paid. */
export const agreedPlanOf = (row: AgreementRow): readonly Instalment[] => {
  if (row.agreed_plan !== null) return row.agreed_plan;
  if (row.first_due_on === null) return [];
  return makeSchedule({
    terms: { apr: row.apr, dayCount: row.day_count, rounding: row.rounding },
    principal: row.original,
    from: row.opened_on,
    dates: dueDates(row.first_due_on, row.term, row.frequency),
  });
};
