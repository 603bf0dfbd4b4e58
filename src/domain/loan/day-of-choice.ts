import type { PlainDate } from '../calendar/index.ts';
import type { AmountChoice } from '../payment/index.ts';
import type { Loan } from './loan.ts';

/** The day shown with an amount to pay: since when it is late, when it is due, or until when its quote holds. */
export const dayOfChoice = (
  choice: AmountChoice,
  loan: Pick<Loan, 'pastDueSince' | 'schedule' | 'nextPayment' | 'payoff'>,
): PlainDate | undefined => {
  switch (choice) {
    case 'PAST_DUE':
      // Where the platform names no day, the first one that was missed.
      return loan.pastDueSince ?? loan.schedule.find(({ status }) => status === 'PAST_DUE')?.dueOn;
    case 'INSTALLMENT':
      return loan.nextPayment?.dueOn;
    case 'PAYOFF':
      return loan.payoff?.goodThrough;
    default:
      return undefined;
  }
};
