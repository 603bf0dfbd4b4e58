import type { Locale } from '../locale/index.ts';
import type { CodeDestination } from '../sign-in/index.ts';
import type { Buyer, PostalAddress } from './buyer.ts';
import { isSameAddress } from './same-address.ts';

/** One change to a buyer's record; everything else on the record stays as it is. */
export type BuyerChange =
  | { readonly kind: 'language'; readonly locale: Locale }
  /** A new e-mail or mobile, with its verification reference. */
  | {
      readonly kind: 'identity';
      readonly destination: CodeDestination;
      readonly verificationReferenceId: string;
    }
  /** A new address under an existing contact. */
  | { readonly kind: 'address'; readonly contactId: string; readonly address: PostalAddress };

const addressOf = (buyer: Buyer, contactId: string): PostalAddress | undefined =>
  buyer.contacts.find(({ id }) => id === contactId)?.address;

/** Whether an e-mail or mobile is on a record. E-mail addresses are compared without regard to case, as mail services do. */
export const isContactOnFile = (
  { identity }: Pick<Buyer, 'identity'>,
  destination: CodeDestination,
): boolean =>
  destination.method === 'SMS'
    ? identity.phone === destination.phone
    : identity.email?.toLowerCase() === destination.email.toLowerCase();

/** Whether a record already contains a change. */
export const isOnFile = (buyer: Buyer, change: BuyerChange): boolean => {
  switch (change.kind) {
    case 'language':
      return buyer.languagePreference === change.locale;
    case 'identity':
      return isContactOnFile(buyer, change.destination);
    case 'address':
      return isSameAddress(addressOf(buyer, change.contactId), change.address);
  }
};

/**
 * Whether the changed field is the same in both records. A platform may normalise a value, such as a postal code, so a
 * third value does not prove that the change was not made.
 */
export const isUnchanged = (before: Buyer, after: Buyer, change: BuyerChange): boolean => {
  switch (change.kind) {
    case 'language':
      return before.languagePreference === after.languagePreference;
    case 'identity':
      return change.destination.method === 'SMS'
        ? before.identity.phone === after.identity.phone
        : before.identity.email === after.identity.email;
    case 'address':
      return isSameAddress(addressOf(before, change.contactId), addressOf(after, change.contactId));
  }
};
