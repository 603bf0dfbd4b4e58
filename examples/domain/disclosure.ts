// Which document belongs to which loan and action, and how to request each.
import {
  autopayAuthorisationKind,
  DISCLOSURE_TABLE,
  disclosureTag,
  paymentAuthorisationKind,
} from '@member-portal/domain/disclosure';
import { aLoan } from '../../test/support/builders/a-loan.ts';
import { day } from '../../test/support/builders/day.ts';

const loan = aLoan();
console.log(autopayAuthorisationKind(loan)); // -> auto-enroll
console.log(autopayAuthorisationKind(aLoan({ subStatus: 'DELINQUENT_PAST_DUE' }))); // -> auto-enroll-past-due

const today = day('2026-11-21');
console.log(paymentAuthorisationKind(today, today), paymentAuthorisationKind(day('2026-11-30'), today)); // -> one-time scheduled-payment
console.log(DISCLOSURE_TABLE['terms-of-use'].call); // -> static
console.log(disclosureTag('').mapErr(({ kind }) => kind)); // -> Err { error: 'tag-required' }
