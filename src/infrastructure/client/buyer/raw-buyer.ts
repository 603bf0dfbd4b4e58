import type { Buyer, BuyerChange, PostalAddress } from '@member-portal/domain/buyer';
import * as z from 'zod/mini';
import { expectedBy } from '../http/unread-of.ts';
import { datesToOriginalText } from '../http/wire-date.ts';
import { toBuyer, wireBuyerSchema } from './wire-buyer.ts';

type Raw = Readonly<Record<string, unknown>>;

/** A buyer and the body it was read from, which never leaves the adapter. */
export interface RawBuyer {
  readonly buyer: Buyer;
  readonly body: Raw;
}

const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const rawOf = (value: unknown): Raw => (isRaw(value) ? value : {});

/** The buyer with the body as received, including unknown fields and original dates. */
export const rawBuyerSchema = z.pipe(
  z.unknown(),
  z.transform((answer, context): RawBuyer => {
    const parsed = wireBuyerSchema.safeParse(answer);
    if (parsed.success) return { buyer: toBuyer(parsed.data), body: rawOf(datesToOriginalText(answer)) };
    for (const issue of parsed.error.issues)
      context.issues.push({ code: 'custom', input: answer, path: issue.path, message: expectedBy(issue) });
    return z.NEVER;
  }),
);

/** Removes `line2` from an address without one, so that the old value does not stay. */
const withAddress = (before: unknown, { line2, ...address }: PostalAddress): Raw => {
  const { line2: _old, ...others } = rawOf(before);
  return { ...others, ...address, ...(line2 === undefined ? {} : { line2 }) };
};

/** The body of a contact with a new address; undefined if the record has no contact with this id. */
export const contactBodyOf = (
  { body }: RawBuyer,
  { contactId, address }: Extract<BuyerChange, { kind: 'address' }>,
): Raw | undefined => {
  const contacts: readonly unknown[] = Array.isArray(body['contacts']) ? body['contacts'] : [];
  const contact = contacts.filter(isRaw).find(({ id }) => id === contactId);
  return contact && { ...contact, address: withAddress(contact['address'], address) };
};

/** The whole body with a new language, e-mail or mobile merged in. */
export const buyerBodyOf = ({ body }: RawBuyer, change: Exclude<BuyerChange, { kind: 'address' }>): Raw => {
  if (change.kind === 'language') return { ...body, languagePreference: change.locale };
  const { destination, verificationReferenceId } = change;
  const changed = destination.method === 'SMS' ? { phone: destination.phone } : { email: destination.email };
  return {
    ...body,
    identity: { ...rawOf(body['identity']), ...changed },
    verificationReferenceID: verificationReferenceId,
  };
};
