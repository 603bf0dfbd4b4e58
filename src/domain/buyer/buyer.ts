import type { Locale } from '../locale/index.ts';
import type { EmailAddress, PhoneNumber } from '../sign-in/index.ts';
import type { Tagged } from '../tagged.ts';

/** Identifies a buyer; the `buyerID` claim of the token. */
export type BuyerId = Tagged<string, 'BuyerId'>;

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

/** A way to reach a buyer by post, under the lender's own id for it (specification, section 3: buyer). */
export interface Contact {
  readonly id: string;
  readonly address: PostalAddress;
}

/** A borrower (specification, section 3). */
export interface Buyer {
  readonly id: BuyerId;
  readonly status: string;
  readonly subStatus: string | undefined;
  readonly identity: { readonly email: EmailAddress; readonly phone: PhoneNumber };
  readonly givenName: string;
  readonly familyName: string;
  readonly languagePreference: Locale;
  readonly contacts: readonly Contact[];
  /** Changes with every write; a write that names an older one is refused. */
  readonly version: number;
}

/** The full-name display joins given and family name (specification, section 3). */
export const fullName = (buyer: Pick<Buyer, 'givenName' | 'familyName'>): string =>
  [buyer.givenName, buyer.familyName]
    .map((name) => name.trim())
    .filter(Boolean)
    .join(' ');
