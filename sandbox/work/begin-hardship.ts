import type { Transaction } from 'kysely';
import { addDays, addMonths, type PlainDate, partsOf } from '../calendar/plain-date.ts';
import type { HardshipPlan } from '../contract/agreement.ts';
import type { Database } from '../database/schema.ts';
import { beginHardship as beginInBooks } from '../ledger/hardship.ts';
import { agreedPlanOf } from '../servicing/agreed-plan.ts';
import { countedPayments } from '../servicing/counted-payments.ts';
import { lockLoanForWork, saveBooks } from '../servicing/loan-store.ts';
import { isOnHardship } from '../servicing/on-hardship.ts';
import { isOpen } from '../servicing/standing.ts';

/** The plan that a lender grants: the code of its document, the maximum of an instalment in cents, and its duration. */
export interface Relief {
  readonly plan: HardshipPlan;
  readonly amount: number;
  readonly months: number;
}

/** Puts an open agreement on a hardship plan for some months from a day on; one that is on a plan stays on that. */
export const beginHardship = async (
  tx: Transaction<Database>,
  agreementId: string,
  { plan, amount, months }: Relief,
  day: PlainDate,
  at: number,
): Promise<'begun' | 'on-one-already' | 'closed'> => {
  const loan = await lockLoanForWork(tx, agreementId);
  const { row } = loan;
  if (!isOpen(row.status)) return 'closed';
  if (isOnHardship(row, day)) return 'on-one-already';
  const until = addDays(addMonths(day, months), -1);
  const begun = beginInBooks(
    loan.books,
    agreedPlanOf(row),
    await countedPayments(tx, agreementId),
    { amount, from: day, until },
    { frequency: row.frequency, anchorDay: partsOf(row.first_due_on ?? row.matures_on)[2] },
  );
  await saveBooks(tx, loan, begun.books, [], at);
  await tx
    .updateTable('agreement')
    .set({
      hardship_plan: plan,
      relief_amount: amount,
      hardship_from: day,
      hardship_until: until,
      agreed_plan: JSON.stringify(begun.agreed),
    })
    .where('id', '=', agreementId)
    .execute();
  return 'begun';
};
