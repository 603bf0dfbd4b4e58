// The most urgent fact about a loan today, and which of several loans is the most urgent.
import { leadOf, loanTodayOf } from '@member-portal/domain/today';
import { aLoan, usd } from '../../test/support/builders/a-loan.ts';
import { day } from '../../test/support/builders/day.ts';
import { START } from '../../test/support/fakes/fake-time.ts';

const facts = { today: day('2026-11-21'), now: START };

const due = loanTodayOf(aLoan(), facts);
console.log(due.kind, due.kind === 'due' && [due.dueOn, due.ask?.cents]); // -> due [ '2026-12-01', 10800 ]

// Where the platform reports an automatic payment of it, the borrower has nothing to do.
const drafts = [{ on: day('2026-12-01'), amount: usd(10_800), lastChangeAt: START }];
const autopay = { ...aLoan().autopay, drafts };
const drafted = loanTodayOf(aLoan({ autopayEnrolled: true, autopay }), facts);
console.log(drafted.kind, drafted.kind === 'automatic' && drafted.on); // -> automatic 2026-12-01

// The late loan comes first; the summary counts the other one too.
const behind = aLoan({
  number: 'N-1002',
  pastDue: usd(10_800),
  pastDueSince: day('2026-11-20'),
});
const late = loanTodayOf(behind, facts);
console.log(late.kind, late.kind === 'late' && [late.since, late.ask?.cents]); // -> late [ '2026-11-20', 10800 ]

const lead = leadOf([aLoan(), behind], facts, { isWhole: true });
console.log(lead?.loan.number, lead?.others); // -> N-1002 { late: 0, due: 1, by: '2026-12-01' }
