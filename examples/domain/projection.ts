// The projected effect of a payment before it is made, in whole cents, from the loan's terms.
import { positionOf, previewPayment } from '@member-portal/domain/projection';
import { aLoan, usd } from '../../test/support/builders/a-loan.ts';
import { day } from '../../test/support/builders/day.ts';
import { aLoanToDraw } from '../../test/support/builders/loans-to-draw.ts';
import { known } from '../known.ts';

const { apr, terms } = aLoan();
const loan = aLoanToDraw({ apr, terms, accruedInterest: usd(800), balance: usd(54_800) });
const position = known(positionOf(loan));
const preview = previewPayment(position, { on: day('2026-11-21'), cents: 30_000, toPrincipal: true });
console.log(preview.allocation.interest.cents, preview.allocation.principal.cents); // -> 800 29200
console.log(preview.balanceAfter.cents, preview.endsOn); // -> 24800 2027-02-01
console.log(preview.interestSaved.cents, preview.monthsEarlier); // -> 1791 2
