import type { LoanPosition, PlannedInstalment } from './loan-position.ts';
import { accrueTo } from './loan-position.ts';

/** A loan's remaining instalments if each is paid on its day, in cents. */
export interface Projection {
  /** Instalments not fully paid, with the amounts that will fall due. */
  readonly open: readonly (PlannedInstalment & { readonly principal: number; readonly interest: number })[];
  /** All interest still to be paid, including interest owed today. */
  readonly interest: number;
}

/**
 * Projects the unpaid instalments: amounts stay as agreed, interest on what is left is paid before principal,
 * the last instalment takes the rest, and those no longer needed are dropped.
 */
export const projectSchedule = (position: LoanPosition): Projection => {
  const last = position.instalments.length - 1;
  let state = position;
  let interestPaid = 0;
  const open = position.instalments.flatMap((row, at) => {
    // By position, because a platform may give a number twice.
    const isLast = at === last;
    const { principal: left, interest: unpaid } = state.owed;
    if ((row.paid >= row.amount && !isLast) || left + unpaid === 0) return [];
    state = accrueTo(state, row.dueOn);
    const { owed } = state;
    const rest = owed.interest + owed.principal;
    const due = isLast ? rest : Math.min(row.amount - row.paid, rest);
    const interest = Math.min(owed.interest, due);
    const principal = due - interest;
    interestPaid += interest;
    state = {
      ...state,
      owed: { ...owed, interest: owed.interest - interest, principal: owed.principal - principal },
    };
    return [{ ...row, amount: row.paid + due, principal, interest }];
  });
  return { open, interest: interestPaid };
};
