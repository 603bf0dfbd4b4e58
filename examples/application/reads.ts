// A cached read is kept until a command invalidates it. Screens subscribe to a read; the command refreshes it.
import { createReadCache, readsOfLoan } from '@member-portal/application/reads';
import { okAsync } from 'neverthrow';
import { aLoan } from '../../test/support/builders/a-loan.ts';

const loan = aLoan();
let balance = loan.balance.cents;

const reads = createReadCache();
const stop = reads.watch(
  { read: 'loan', loanId: loan.id },
  () => okAsync(balance),
  (result) => console.log(result.unwrapOr(0)),
);

balance -= 10_800;
console.log(readsOfLoan(loan.id).map(({ read }) => read)); // -> [ 'loans', 'loan', 'history' ]
await reads.refresh(readsOfLoan(loan.id)); // -> 39200
stop();
