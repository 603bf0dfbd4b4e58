// The list that shows a loan, its state, its progress, and whether it is past due.
import { isPastDue, progressOf, segmentOf, standingOf } from '@member-portal/domain/loan';
import { aLoan, usd } from '../../test/support/builders/a-loan.ts';

const loan = aLoan();
console.log(segmentOf(loan.status), segmentOf('CHARGED_OFF'), segmentOf('OFFERED')); // -> outstanding closed undefined
console.log(progressOf(loan)); // -> { paid: 7, total: 12, left: 5, percent: 58 }

const late = aLoan({
  number: 'N-1002',
  subStatus: 'GRACE_PERIOD',
  pastDue: usd(10_800),
});
console.log(standingOf(loan).kind, standingOf(late).kind); // -> current grace-period
console.log(isPastDue(loan), isPastDue(late)); // -> false true
