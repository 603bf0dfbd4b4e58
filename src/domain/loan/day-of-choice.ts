import type { PlainDate } from '../calendar/index.ts';
import type { AmountChoice } from '../payment/index.ts';
import type { Loan } from './loan.ts';

/** The date shown with an amount choice: past due since, due on, or the last day of its quote. */
export const dayOfChoice = (
  choice: AmountChoice,
  loan: Pick<Loan, 'pastDueSince' | 'schedule' | 'nextPayment' | 'payoff'>,
): PlainDate | undefined => {
  switch (choice) {
    case 'PAST_DUE':
      // If the platform reports no date, use the first missed due day.
      return loan.pastDueSince ?? loan.schedule.find(({ status }) => status === 'PAST_DUE')?.dueOn;
    case 'INSTALLMENT':
      return loan.nextPayment?.dueOn;
    case 'PAYOFF':
      return loan.payoff?.goodThrough;
    default:
      return undefined;
  }
};
