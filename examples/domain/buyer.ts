// A borrower: reasons to block an account, and validation of a whole address.
import { buyerFlagOf, fullName, isBlocked, postalAddress } from '@member-portal/domain/buyer';

console.log(fullName({ givenName: 'Avery', familyName: 'Stone' })); // -> Avery Stone

const status = { status: 'DECEASED', subStatus: 'CONFIRMED' };
const flag = buyerFlagOf(status, { collectionsChargeOff: true });
console.log(flag, isBlocked(flag)); // -> deceased-confirmed true
console.log(buyerFlagOf(status, { collectionsChargeOff: false })); // -> undefined

const typed = { line1: '12 Rue Principale', line2: '', city: '', region: 'QC', country: 'CA' } as const;
console.log(
  postalAddress({ ...typed, postalCode: '1234' })
    ._unsafeUnwrapErr()
    .map(({ field, kind }) => `${field} ${kind}`),
); // -> [ 'city missing', 'postalCode invalid' ]
