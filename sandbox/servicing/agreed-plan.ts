import type { AgreementRow } from '../database/schema.ts';
import { dueDates, type Instalment, makeSchedule } from '../ledger/schedule.ts';

/** The instalments as the borrower signed for them; empty before there is a first due day. What came since changes nothing here. */
export const signedPlanOf = (row: AgreementRow): readonly Instalment[] =>
  row.first_due_on === null
    ? []
    : makeSchedule({
        terms: { rate: row.rate, dayCount: row.day_count, rounding: row.rounding },
        principal: row.original,
        from: row.opened_on,
        dates: dueDates(row.first_due_on, row.term, row.frequency),
      });

/** The instalments as they were agreed, at the start or by a hardship plan since; nothing of them is marked as paid. */
export const agreedPlanOf = (row: AgreementRow): readonly Instalment[] =>
  row.agreed_plan ?? signedPlanOf(row);
