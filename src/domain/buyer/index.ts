export { type Buyer, type BuyerId, type Contact, fullName, type PostalAddress } from './buyer.ts';
