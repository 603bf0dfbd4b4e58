import type { z } from '@hono/zod-openapi';
import type { Transaction } from 'kysely';
import { normalAddress } from '../auth/code-request.ts';
import { VERIFIED_CONTACT_LIFETIME_MS } from '../auth/limits.ts';
import type { saveBuyerBodySchema } from '../contract/buyer.ts';
import type { BuyerRow, Database } from '../database/schema.ts';
import { NOT_FOUND } from '../http/problem.ts';
import type { Services } from '../http/services.ts';
import type { Message } from '../inbox/post-message.ts';
import { contactChangedMessage } from '../inbox/texts.ts';
import { findBuyer } from './find-buyer.ts';
import { lockBuyer, refused, type SaveOutcome } from './save-outcome.ts';

type SaveBody = z.infer<typeof saveBuyerBodySchema>;

/** Uses up the verification of a new address; false without a matching one. */
const spendVerification = async (
  tx: Transaction<Database>,
  buyerId: string,
  reference: string | undefined,
  channel: 'SMS' | 'EMAIL',
  address: string,
  now: number,
): Promise<boolean> => {
  if (reference === undefined) return false;
  const spent = await tx
    .updateTable('code_request')
    .set({ spent_at: now })
    .where('id', '=', reference)
    .where('purpose', '=', 'CONTACT_CHANGE')
    .where('buyer_id', '=', buyerId)
    .where('channel', '=', channel)
    .where('address', '=', address)
    .where('used_at', '>', now - VERIFIED_CONTACT_LIFETIME_MS)
    .where('spent_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return spent !== undefined;
};

/** The notice of a change to the previous addresses. */
const warningsOf = (before: BuyerRow, lender: string, channel: 'SMS' | 'EMAIL'): readonly Message[] => {
  const words = contactChangedMessage(before.language, lender, channel === 'EMAIL' ? 'EMAIL' : 'PHONE');
  return [
    { channel: 'EMAIL', to: before.email, ...words },
    { channel: 'SMS', to: before.phone, ...words },
  ];
};

/** Saves the whole buyer, of whom nothing but language and verified contact details may change. */
export const saveBuyer = async (
  services: Pick<Services, 'db' | 'tenant' | 'now' | 'post'>,
  buyerId: string,
  body: SaveBody,
): Promise<SaveOutcome> => {
  const { db, tenant, now, post } = services;
  const outcome = await db.transaction().execute(async (tx) => {
    const row = await lockBuyer(tx, tenant.id, buyerId);
    if (!row) return { kind: 'refused', problem: NOT_FOUND } as const;
    if (body.version !== row.version) {
      return refused(409, 'Version_Conflict', 'The buyer has changed since it was read.');
    }
    if (body.id !== row.id || body.status !== row.status || (body.subStatus ?? null) !== row.sub_status) {
      return refused(422, 'Field_Not_Changeable', 'Id, status and sub-status cannot be changed.');
    }
    if (body.givenName !== row.given_name || body.familyName !== row.family_name) {
      return refused(422, 'Field_Not_Changeable', 'Names are changed by the lender, who asks for proof.');
    }
    if (!tenant.locales.includes(body.languagePreference)) {
      return refused(422, 'Language_Not_Offered', 'The tenant does not offer this language.');
    }
    const email = normalAddress('EMAIL', body.identity.email);
    const { phone } = body.identity;
    const changes = [
      ...(email === row.email ? [] : [{ channel: 'EMAIL' as const, address: email }]),
      ...(phone === row.phone ? [] : [{ channel: 'SMS' as const, address: phone }]),
    ];
    // One code proves one address; refusing here keeps a verification from being spent on half a change.
    if (changes.length > 1) {
      return refused(422, 'Identity_Not_Verified', 'E-mail and mobile are changed one at a time.');
    }
    for (const { channel, address } of changes) {
      const reference = body.verificationReferenceID;
      if (!(await spendVerification(tx, buyerId, reference, channel, address, now()))) {
        return refused(422, 'Identity_Not_Verified', 'A new e-mail or mobile has to be verified first.');
      }
    }
    await tx
      .updateTable('buyer')
      .set({
        email,
        phone,
        language: body.languagePreference,
        version: row.version + 1,
      })
      .where('id', '=', buyerId)
      .execute();
    const warnings = changes.flatMap(({ channel }) => warningsOf(row, tenant.name, channel));
    // In the transaction of the change, so that the owner of a replaced address is always notified.
    for (const warning of warnings) await post.record(warning, tx);
    return { kind: 'changed', warnings } as const;
  });
  if (outcome.kind !== 'changed') return outcome;
  for (const warning of outcome.warnings) post.deliver(warning);
  const buyer = await findBuyer(db, tenant.id, buyerId);
  return buyer ? { kind: 'saved', buyer } : { kind: 'refused', problem: NOT_FOUND };
};
