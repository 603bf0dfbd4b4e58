import type { PostalAddress } from '@member-portal/domain/buyer';
import { type DraftPlace, isMaybe, isOneOf, isShape, isText } from '../../session/index.ts';
import type { TypedAddress } from './typed-address.ts';

const inCountry = { region: isText, postalCode: isText };
const address = { line1: isText, city: isText, ...inCountry, country: isOneOf('US', 'CA') };

/** Keeps a new address with the one on file that it replaces. */
export const addressDraft: DraftPlace<TypedAddress> = {
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
