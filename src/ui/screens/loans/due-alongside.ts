import type { PlainDate } from '@member-portal/domain/calendar';
import { isPastDue, type LoanSummary } from '@member-portal/domain/loan';
import { type Money, sumMoney } from '@member-portal/domain/money';

/** What is due together with the loan that is named first. */
export interface DueAlongside {
  /** How many loans, the named one among them. */
  readonly count: number;
  /** What is due on all of them together. */
  readonly amount: Money;
}

const dueOn = (loan: LoanSummary): PlainDate | undefined => loan.nextPayment?.dueOn;

/** The loans that are past due, or due on the same day, like the one that is named; nothing where it is the only one. */
export const dueAlongside = (loans: readonly LoanSummary[], named: LoanSummary): DueAlongside | undefined => {
  const late = isPastDue(named);
  const known = loans.filter(({ status }) => status !== 'UNKNOWN_STATUS');
  const alike = known.filter((loan) =>
    late
      ? isPastDue(loan)
      : !isPastDue(loan) && loan.nextPayment !== undefined && dueOn(loan) === dueOn(named),
  );
  if (alike.length < 2) return undefined;
  const amounts = alike.flatMap(({ pastDue, nextPayment }) =>
    late ? [pastDue] : nextPayment ? [nextPayment.amount] : [],
  );
  return { count: alike.length, amount: sumMoney(amounts, named.balance.currency) };
};
