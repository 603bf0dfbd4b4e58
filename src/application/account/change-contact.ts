import type { Buyer } from '@member-portal/domain/buyer';
import type { CodeDestination, OneTimeCode } from '@member-portal/domain/sign-in';
import { okAsync, type ResultAsync } from 'neverthrow';
import type {
  Authentication,
  Buyers,
  BuyerWriteFailure,
  EmailConfirmationStore,
  SessionStore,
} from '../ports/index.ts';
import { type Cancellation, type Read, readBack, token } from '../services/index.ts';
import { withBuyer } from '../session/with-buyer.ts';
import { type ContactProblem, contactProblemOf } from './contact-problem.ts';
import type { PendingContact } from './request-contact-code.ts';

/** Why a new e-mail or mobile was not put on file: its code was refused, or the write was. */
export type ChangeContactFailure = ContactProblem | BuyerWriteFailure;

/**
 * Verifies a new e-mail or mobile by its code and puts it on file: the buyer is read again just before, one field is
 * changed, and a change underneath is told. Trying again after a failed write needs no new code. Makes
 * `readsAfterContact` untrue.
 */
export type ChangeContact = (
  input: { readonly pending: PendingContact; readonly code: OneTimeCode },
  cancellation?: Cancellation,
) => ResultAsync<Buyer, ChangeContactFailure>;
export const ChangeContact = token<ChangeContact>('ChangeContact');

/** What a change of the buyer's record makes untrue. */
export const readsAfterContact: readonly Read[] = [{ read: 'buyer' }];

const withContact = (buyer: Buyer, destination: CodeDestination): Buyer => ({
  ...buyer,
  identity: {
    email: destination.method === 'EMAIL' ? destination.email : buyer.identity.email,
    phone: destination.method === 'SMS' ? destination.phone : buyer.identity.phone,
  },
});

const isOnFile = ({ identity }: Buyer, destination: CodeDestination): boolean =>
  destination.method === 'SMS' ? identity.phone === destination.phone : identity.email === destination.email;

export const createChangeContact = (
  authentication: Authentication,
  buyers: Buyers,
  sessions: SessionStore,
  confirmations: EmailConfirmationStore,
): ChangeContact => {
  /** A code is good once: what it has verified is remembered for as long as the page lives. */
  const verified = new Set<string>();
  const verify = (
    referenceId: string,
    code: OneTimeCode,
    cancellation?: Cancellation,
  ): ResultAsync<void, ContactProblem> =>
    verified.has(referenceId)
      ? okAsync(undefined)
      : authentication
          .verifyCode({ code, referenceId }, cancellation)
          .andTee(() => verified.add(referenceId))
          .mapErr(contactProblemOf);

  return ({ pending: { referenceId, destination }, code }, cancellation) =>
    withBuyer(sessions, (buyerId) =>
      verify(referenceId, code, cancellation)
        .mapErr((problem): ChangeContactFailure => problem)
        .andThen(() => buyers.read(buyerId, cancellation))
        .andThen((buyer) =>
          isOnFile(buyer, destination)
            ? okAsync(buyer)
            : readBack(buyers.write(withContact(buyer, destination), referenceId, cancellation), () =>
                buyers
                  .read(buyerId, cancellation)
                  .map((read) => (isOnFile(read, destination) ? read : undefined)),
              ),
        )
        .map((buyer) => {
          verified.delete(referenceId);
          if (destination.method === 'EMAIL') confirmations.clear();
          return buyer;
        }),
    );
};
