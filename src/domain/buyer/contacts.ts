import type { Buyer, Contact } from './buyer.ts';

/** The contact that holds a buyer's address: the first one. */
export const addressContactOf = (buyer: Pick<Buyer, 'contacts'>): Contact | undefined => buyer.contacts[0];
