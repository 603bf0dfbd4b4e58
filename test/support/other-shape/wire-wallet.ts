import type { PaymentMethod, PaymentMethodId } from '@member-portal/domain/payment-method';
import * as z from 'zod/mini';
import { wireId, wireInstant, wireText } from '../../../src/infrastructure/client/http/wire.ts';

/** A gateway's wallet that is no list of the contract's: `{ "wallet": [{ "ref", "kind", "tail", "exp": "0427", … }] }`. */
const entrySchema = z.object({
  ref: wireId,
  kind: z.enum(['DC', 'CC', 'ACH']),
  tail: wireText,
  exp: z.optional(z.string().check(z.regex(/^(0[1-9]|1[0-2])\d{2}$/))),
  owner: wireText,
  since: wireInstant,
});

/** What takes the place of `wirePaymentMethodListSchema`. */
export const wireWalletSchema = z.object({ wallet: z.array(entrySchema) });

const TYPES = { DC: 'DEBIT_CARD', CC: 'CREDIT_CARD', ACH: 'BANK_ACCOUNT' } as const;

/** What takes the place of `toPaymentMethod`: the domain's type is the same. */
export const fromWallet = ({
  ref,
  kind,
  tail,
  exp,
  owner,
  since,
}: z.output<typeof entrySchema>): PaymentMethod => ({
  id: ref as PaymentMethodId,
  type: TYPES[kind],
  status: 'ACCEPTED',
  brand: undefined,
  bankName: undefined,
  last4: tail,
  expires:
    exp === undefined ? undefined : { year: 2000 + Number(exp.slice(2)), month: Number(exp.slice(0, 2)) },
  holder: owner,
  addedOn: since,
});
