// Which list a loan shows in, its state, how far it is, and whether it is past due.
import { isPastDue, progressOf, segmentOf, standingOf } from '@member-portal/domain/loan';
import { aLoan, day } from '../support/a-loan.ts';

const loan = aLoan();
console.log(segmentOf(loan.status), segmentOf('CHARGED_OFF'), segmentOf('OFFERED')); // -> outstanding closed undefined
console.log(progressOf(loan)); // -> { paid: 3, total: 12, left: 9, percent: 25 }

const late = aLoan({
  number: 'N-1002',
  subStatus: 'GRACE_PERIOD',
  pastDue: { cents: 11_116, currency: 'USD' },
  nextPayment: { dueOn: day('2027-01-05'), amount: { cents: 11_116, currency: 'USD' } },
});
console.log(standingOf(loan).kind, standingOf(late).kind); // -> current grace-period
console.log(isPastDue(loan), isPastDue(late)); // -> false true
