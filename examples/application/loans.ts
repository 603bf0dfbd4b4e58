// The loans of the signed-in buyer, and one of them. Without a session nobody is asked.

import { ListLoans, QuotePayoff, ReadLoan } from '@member-portal/application/loans';
import { createMemorySessionStore } from '@member-portal/application/memory';
import { formatMoney } from '@member-portal/domain/locale';
import { averysSession } from '../support/a-buyer.ts';
import { aLender } from '../support/a-lender.ts';
import { aLoan } from '../support/a-loan.ts';
import { fixedFlags } from '../support/a-tenant.ts';
import { known } from '../support/known.ts';

const lender = aLender();
const sessions = createMemorySessionStore(averysSession);
const listLoans = ListLoans.create({ loans: lender, sessions });

const page = known(await listLoans({ segment: 'outstanding' }));
console.log(page.items.map(({ number, balance }) => `${number} ${formatMoney(balance, 'en-us')}`)); // -> [ 'N-1001 $922.87' ]
console.log(known(await listLoans({ segment: 'closed' })).items.length); // -> 0

const readLoan = ReadLoan.create({ loans: lender });
const { id } = aLoan();
console.log(known(await readLoan(id)).apr); // -> 19.99

const quotePayoff = QuotePayoff.create({
  loans: lender,
  flags: fixedFlags(),
});
console.log(known(await quotePayoff({ loanId: id })).goodThrough); // -> 2026-11-21

sessions.close('signed-out');
console.log((await listLoans({ segment: 'outstanding' })).mapErr(({ kind }) => kind)); // -> Err { error: 'session-expired' }
