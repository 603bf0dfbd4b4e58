export { addressLines } from './address-lines.ts';
export { type Buyer, type BuyerId, buyerId, type Contact, fullName, type PostalAddress } from './buyer.ts';
export { type BuyerAccess, type BuyerStatus, buyerAccess, isBlocking } from './buyer-access.ts';
export { type BuyerChange, isContactOnFile, isOnFile, isUnchanged } from './buyer-change.ts';
export { BUYER_FLAGS, type BuyerFlag, buyerFlagOf, isBlocked } from './buyer-flags.ts';
export { addressContactOf } from './contacts.ts';
export {
  type AddressProblem,
  LONGEST_LINES,
  normalPostalCode,
  type PostalAddressDraft,
  postalAddress,
} from './postal-address.ts';
export { regionsOf } from './regions.ts';
export { isSameAddress } from './same-address.ts';
