// What a payment changes, shown before it is made: in whole cents, from the loan's own terms.
import { positionOf, previewPayment } from '@member-portal/domain/projection';
import { aLoan, day } from '../support/a-loan.ts';
import { known } from '../support/known.ts';

const position = known(positionOf(aLoan()));
const preview = previewPayment(position, { on: day('2026-11-21'), cents: 30_000, toPrincipal: true });
console.log(preview.allocation.interest.cents, preview.allocation.principal.cents); // -> 51 29949
console.log(preview.balanceAfter.cents, preview.endsOn); // -> 62287 2027-05-20
console.log(preview.interestSaved.cents, preview.monthsEarlier); // -> 4171 3
