// The loans of the signed-in buyer, and one of them. Without a session no call is made.

import { ListLoans, QuotePayoff, ReadLoan } from '@member-portal/application/loans';
import { createMemorySessionStore } from '@member-portal/application/memory';
import { formatMoney } from '@member-portal/domain/locale';
import { aLoan, usd } from '../../test/support/builders/a-loan.ts';
import { aSession } from '../../test/support/builders/a-session.ts';
import { day } from '../../test/support/builders/day.ts';
import { fakeFeatureFlags } from '../../test/support/fakes/fake-feature-flags.ts';
import { fakeServicing } from '../../test/support/fakes/fake-servicing.ts';
import { fakeTime } from '../../test/support/fakes/fake-time.ts';
import { known } from '../known.ts';

const time = fakeTime();
const loan = aLoan({
  payoff: {
    id: 'quote-1',
    amount: usd(50_000),
    goodThrough: day('2026-11-21'),
    perDiem: '0.2695',
    breakdown: { principal: usd(49_200), interest: usd(800), fees: usd(0), pending: usd(0) },
  },
});
const lender = fakeServicing(time, { loans: [loan] });
const sessions = createMemorySessionStore(aSession(time.now()));
const listLoans = ListLoans.create({ loans: lender, sessions });

const page = known(await listLoans({ segment: 'outstanding' }));
console.log(page.items.map(({ number, balance }) => `${number} ${formatMoney(balance, 'en-us')}`)); // -> [ 'N-1001 $500.00' ]
console.log(known(await listLoans({ segment: 'closed' })).items.length); // -> 0

const readLoan = ReadLoan.create({ loans: lender });
console.log(known(await readLoan(loan.id)).apr); // -> 19.99

const quotePayoff = QuotePayoff.create({ loans: lender, flags: fakeFeatureFlags() });
console.log(known(await quotePayoff({ loanId: loan.id })).goodThrough); // -> 2026-11-21

sessions.close('signed-out');
console.log((await listLoans({ segment: 'outstanding' })).mapErr(({ kind }) => kind)); // -> Err { error: 'session-expired' }
