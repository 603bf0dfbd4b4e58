import type { Country } from '../calendar/business-day.ts';
import type { AgreementRow } from '../database/schema.ts';
import { yearsBetween } from '../ledger/interest.ts';
import type { Instalment } from '../ledger/schedule.ts';
import { signedPlanOf } from '../servicing/agreed-plan.ts';
import { actuarialApr } from './actuarial-apr.ts';
import { costOfBorrowingApr } from './cost-of-borrowing-apr.ts';
import type { UnitPeriod } from './unit-periods.ts';

const UNITS: Readonly<Record<AgreementRow['frequency'], UnitPeriod>> = {
  MONTHLY: { of: 'MONTH', every: 1 },
  BIWEEKLY: { of: 'WEEK', every: 2 },
};

const unitedStates = (row: AgreementRow, plan: readonly Instalment[], firstOn: string): number =>
  actuarialApr({
    advanced: row.original,
    on: row.opened_on,
    firstOn,
    unit: UNITS[row.frequency],
    payments: plan.map(({ amount }) => amount),
  });

const canada = (row: AgreementRow, plan: readonly Instalment[]): number => {
  let principal = row.original;
  let since = row.opened_on;
  const periods = plan.map((instalment) => {
    const period = { principal, years: yearsBetween(row.day_count, since, instalment.dueOn) };
    principal -= instalment.principal;
    since = instalment.dueOn;
    return period;
  });
  return costOfBorrowingApr(
    plan.reduce((sum, { interest }) => sum + interest, 0),
    periods,
  );
};

/**
 * The annual percentage rate of an agreement as it was signed, under the law of its lender's country, as decimal text
 * in percent with two places. Later events do not change it. Without a schedule it is the yearly rate.
 */
export const aprOf = (row: AgreementRow, country: Country): string => {
  const plan = signedPlanOf(row);
  const [first] = plan;
  if (!first) return row.rate;
  return (country === 'US' ? unitedStates(row, plan, first.dueOn) : canada(row, plan)).toFixed(2);
};
