import type { Result } from 'neverthrow';
import { type InvalidId, identifier } from '../identifier.ts';
import type { Locale } from '../locale/index.ts';
import type { EmailAddress, PhoneNumber } from '../sign-in/index.ts';
import type { Tagged } from '../tagged.ts';

/** Identifies a buyer; the `buyerID` claim of the token. */
export type BuyerId = Tagged<string, 'BuyerId'>;

/**
 * A buyer's id from a platform's text.
 * @example
 * import { buyerId } from '@member-portal/domain/buyer';
 * const id = buyerId('b-1042'); // Ok
 */
export const buyerId = (text: string): Result<BuyerId, InvalidId> => identifier<BuyerId>(text);

/** A postal address in the United States or Canada. */
export interface PostalAddress {
  readonly line1: string;
  readonly line2?: string;
  readonly city: string;
  /** State or province, two letters. */
  readonly region: string;
  readonly postalCode: string;
  readonly country: 'US' | 'CA';
}

/** A buyer's postal contact (specification, section 3: buyer). */
export interface Contact {
  /** The lender's id; a contact without one cannot be changed. */
  readonly id: string | undefined;
  /** Undefined where unknown, such as an address in another country. */
  readonly address: PostalAddress | undefined;
}

/**
 * A borrower (specification, section 3). Fields that the lender's record lacks, or holds in an unknown form, are undefined.
 * Status and sub-status are always known, because they determine whether the buyer is blocked.
 */
export interface Buyer {
  readonly id: BuyerId;
  readonly status: string;
  readonly subStatus: string | undefined;
  readonly identity: {
    readonly email: EmailAddress | undefined;
    readonly phone: PhoneNumber | undefined;
  };
  readonly givenName: string | undefined;
  readonly familyName: string | undefined;
  readonly languagePreference: Locale | undefined;
  readonly contacts: readonly Contact[];
}

/** Given and family name joined for display (specification, section 3); empty if neither is known. */
export const fullName = (buyer: Pick<Buyer, 'givenName' | 'familyName'>): string =>
  [buyer.givenName, buyer.familyName]
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ');
