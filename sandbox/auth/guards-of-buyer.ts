import { buyerAccount } from './buyer-account.ts';
import { addressKey } from './code-request.ts';

/** Every counter that can keep a buyer from signing in: the account's own, and those of e-mail and mobile. */
export const guardsOfBuyer = (
  tenant: string,
  { id, email, phone }: { readonly id: string; readonly email: string; readonly phone: string },
): readonly string[] => [
  buyerAccount(tenant, id),
  addressKey({ tenant, channel: 'EMAIL', address: email }),
  addressKey({ tenant, channel: 'SMS', address: phone }),
];
