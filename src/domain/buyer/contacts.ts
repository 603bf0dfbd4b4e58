import type { Buyer, Contact, PostalAddress } from './buyer.ts';

/** The contact that holds a buyer's address: the first one. */
export const addressContactOf = (buyer: Pick<Buyer, 'contacts'>): Contact | undefined => buyer.contacts[0];

/** A contact with another address, as it is sent to the platform under the contact's own id. */
export const withAddress = (contact: Contact, address: PostalAddress): Contact => ({ ...contact, address });
