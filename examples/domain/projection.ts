// What a payment changes, told before it is made: in whole cents, from the loan's own terms.
import {
  annualRate,
  dueDates,
  levelAmount,
  payoffOn,
  positionOf,
  previewPayment,
} from '@member-portal/domain/projection';
import { aLoan, day } from '../support/a-loan.ts';
import { known } from '../support/known.ts';

// $1,200 over twelve months at 19.99 %.
const plan = {
  terms: { rate: known(annualRate('19.99')), dayCount: 'ACTUAL_365', rounding: 'HALF_EVEN' },
  principal: 120_000,
  from: day('2026-08-20'),
  dueOn: dueDates(day('2026-09-20'), 12, 'MONTHLY'),
} as const;
console.log(levelAmount(plan)); // -> 11116

const position = known(positionOf(aLoan()));
const preview = previewPayment(position, { on: day('2026-11-21'), cents: 30_000, toPrincipal: true });
console.log(preview.allocation.interest.cents, preview.allocation.principal.cents); // -> 51 29949
console.log(preview.balanceAfter.cents, preview.endsOn); // -> 62287 2027-05-20
console.log(preview.interestSaved.cents, preview.monthsEarlier); // -> 4171 3

const payoff = payoffOn(position, day('2026-11-28'));
console.log(payoff.amount.cents, payoff.perDiem); // -> 92641 0.5052
