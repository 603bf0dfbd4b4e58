import type { Buyers, BuyerWriteFailure } from '@member-portal/application/ports';
import { type CallFailure, DEADLINES, type HttpClient, type PathPart, toReadFailure } from '../http/index.ts';
import { toBuyer, toWireBuyer, toWireContact, wireBuyerSchema } from './wire-buyer.ts';

const buyer = (id: string, ...rest: readonly PathPart[]): readonly PathPart[] => [
  'api',
  'buyer',
  { id },
  ...rest,
];
const deadline = DEADLINES.read;

const toWriteFailure = (failure: CallFailure): BuyerWriteFailure => {
  if (failure.kind === 'refused-by-status' && failure.status === 409) return { kind: 'changed-underneath' };
  if (failure.kind === 'refused-by-status' && failure.status === 422) return { kind: 'refused' };
  return toReadFailure(failure);
};

/** The lender's record of its borrowers over HTTP (specification, section 7: buyer). */
export const createHttpBuyers = (client: HttpClient): Buyers => ({
  read: (id, cancellation) =>
    client
      .call(wireBuyerSchema, { method: 'GET', path: buyer(id), deadline, cancellation })
      .map(toBuyer)
      .mapErr(toReadFailure),

  write: (changed, verificationReferenceId, cancellation) =>
    client
      .call(wireBuyerSchema, {
        method: 'PUT',
        path: buyer(changed.id),
        body: {
          ...toWireBuyer(changed),
          ...(verificationReferenceId === undefined
            ? {}
            : { verificationReferenceID: verificationReferenceId }),
        },
        deadline,
        cancellation,
      })
      .map(toBuyer)
      .mapErr(toWriteFailure),

  writeContact: (id, contact, cancellation) =>
    client
      .call(wireBuyerSchema, {
        method: 'PUT',
        path: buyer(id, 'contact', { id: contact.id }),
        body: toWireContact(contact),
        deadline,
        cancellation,
      })
      .map(toBuyer)
      .mapErr(toWriteFailure),
});
