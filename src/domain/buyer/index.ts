export { type Buyer, type BuyerId, type Contact, fullName, type PostalAddress } from './buyer.ts';
export { BUYER_FLAGS, type BuyerFlag, buyerFlagOf, isBlocked } from './buyer-flags.ts';
export { addressContactOf, withAddress } from './contacts.ts';
export {
  type AddressProblem,
  normalPostalCode,
  type PostalAddressDraft,
  postalAddress,
} from './postal-address.ts';
export { regionsOf } from './regions.ts';
export { isSameAddress } from './same-address.ts';
