import type { PendingContact } from '@member-portal/application/account';
import type { DraftPlace } from '@member-portal/application/session';
import type { PostalAddress } from '@member-portal/domain/buyer';
import type { Instant } from '@member-portal/domain/calendar';
import {
  type CodeDestination,
  type DeliveryMethod,
  emailAddress,
  phoneNumber,
  type SignInLock,
} from '@member-portal/domain/sign-in';
import { isInteger, isMaybe, isOneOf, isShape, isText } from '../../services/draft-check.ts';
import type { TypedAddress } from './typed-address.ts';

/** What of the account page can be changed in a dialog. */
export type EditedItem = 'email' | 'mobile' | 'address' | 'language';

/** Which dialog stands open over the account page; the one for the language has nothing in it to lose. */
export const editedItem: DraftPlace<EditedItem | undefined> = {
  name: 'account.editing',
  accepts: isOneOf('email', 'mobile', 'address'),
};

/** A new e-mail or mobile as it was typed. */
export const typedContact = (method: DeliveryMethod): DraftPlace<string> => ({
  name: `account.${method}`,
  accepts: isText,
});

/** Stored text is no more trusted than typed text, so it goes through the same checks. */
const isDestination = (stored: unknown): stored is CodeDestination => {
  if (isShape<{ method: 'EMAIL'; email: string }>({ method: isOneOf('EMAIL'), email: isText })(stored))
    return emailAddress(stored.email).isOk();
  return (
    isShape<{ method: 'SMS'; phone: string }>({ method: isOneOf('SMS'), phone: isText })(stored) &&
    phoneNumber(stored.phone).isOk()
  );
};

/**
 * A new e-mail or mobile that waits for its code: the borrower may be away, reading it. The code itself is kept nowhere. One
 * that was proposed is a question of its own, which may have been answered otherwise since.
 */
export const awaitedCode = (
  method: DeliveryMethod,
  proposed: string,
): DraftPlace<PendingContact | undefined> => ({
  name: proposed === '' ? `account.${method}.code` : `account.${method}.code for ${proposed}`,
  accepts: isShape<PendingContact>({
    referenceId: isText,
    destination: isDestination,
    sentAt: (stored): stored is Instant => isInteger(stored),
  }),
});

/** A lock on codes of this account, whichever dialog met it; one without a known end is not kept. */
export const codeLock: DraftPlace<SignInLock | undefined> = {
  name: 'account.code lock',
  accepts: isShape<SignInLock>({ until: (stored): stored is Instant => isInteger(stored) }),
};

const inCountry = { region: isText, postalCode: isText };
const address = { line1: isText, city: isText, ...inCountry, country: isOneOf('US', 'CA') };

/** A new address, and the one on file that it was to replace. */
export const typedAddress: DraftPlace<TypedAddress> = {
  name: 'account.address',
  accepts: isShape<TypedAddress>({
    seen: isMaybe(isShape<PostalAddress>({ ...address, line2: isMaybe<string>(isText) })),
    draft: isShape<TypedAddress['draft']>({ ...address, line2: isText }),
    elsewhere: isShape<TypedAddress['elsewhere']>({
      US: isMaybe(isShape<{ region: string; postalCode: string }>(inCountry)),
      CA: isMaybe(isShape<{ region: string; postalCode: string }>(inCountry)),
    }),
  }),
};
