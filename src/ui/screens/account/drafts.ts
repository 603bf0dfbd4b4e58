import type { DraftPlace } from '@member-portal/application/session';
import type { PostalAddress, PostalAddressDraft } from '@member-portal/domain/buyer';
import type { DeliveryMethod } from '@member-portal/domain/sign-in';

/** What of the account page can be changed in a dialog. */
export type EditedItem = 'email' | 'mobile' | 'address' | 'language';

/** Which dialog a forced sign-out closed. */
export const editedItem: DraftPlace<EditedItem | undefined> = { name: 'account.editing' };

/** A new e-mail or mobile as it was typed. */
export const typedContact = (method: DeliveryMethod): DraftPlace<string> => ({ name: `account.${method}` });

/** A new address, and the one on file that it was to replace. */
export const typedAddress: DraftPlace<{ readonly seen: PostalAddress; readonly draft: PostalAddressDraft }> =
  { name: 'account.address' };
