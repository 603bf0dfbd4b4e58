import { type Buyer, type BuyerChange, isOnFile } from '@member-portal/domain/buyer';
import { mayCodeBeGood, type OneTimeCode } from '@member-portal/domain/sign-in';
import { errAsync, ok, okAsync, type ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import {
  Authentication,
  Buyers,
  type BuyerWriteFailure,
  Clock,
  EmailConfirmationStore,
  SessionStore,
} from '../ports/index.ts';
import type { Read } from '../reads/index.ts';
import { isLostAnswer, type UnknownOutcome } from '../results/index.ts';
import { defineUseCase } from '../services/index.ts';
import { withBuyer } from '../session/with-buyer.ts';
import { type ExpiredCode, expiredCodeOf } from '../sign-in/index.ts';
import { changeBuyer } from './change-buyer.ts';
import { type ContactProblem, contactProblemOf } from './contact-problem.ts';
import type { PendingContact } from './request-contact-code.ts';

/** Why a new e-mail or mobile was not saved: its code was refused, the write was refused, or the outcome is unknown. */
export type ChangeContactFailure = ContactProblem | ExpiredCode | BuyerWriteFailure | UnknownOutcome;

/**
 * Verifies a new e-mail or mobile by its code and saves it. A value already on file is not written again. A retry after a
 * failed write needs no new code. Invalidates `readsAfterContact`.
 */
export type ChangeContact = (
  input: { readonly pending: PendingContact; readonly code: OneTimeCode },
  cancellation?: Cancellation,
) => ResultAsync<Buyer, ChangeContactFailure>;
/** The reads invalidated by a change of the buyer's record. */
export const readsAfterContact: readonly Read[] = [{ read: 'buyer' }];

export const ChangeContact = defineUseCase(
  'ChangeContact',
  {
    authentication: Authentication,
    buyers: Buyers,
    sessions: SessionStore,
    confirmations: EmailConfirmationStore,
    clock: Clock,
  },
  ({ authentication, buyers, sessions, confirmations, clock }): ChangeContact => {
    /**
     * The reference that verified each destination, as JSON: a code works only once, so it is remembered until the page is
     * closed. The code that did may also be typed again after another one was sent.
     */
    const verified = new Map<string, string>();
    /** References whose verification response was lost: the platform may have verified them, and then refuses the code. */
    const unanswered = new Set<string>();
    const verify = (
      contact: string,
      referenceId: string,
      code: OneTimeCode,
      cancellation?: Cancellation,
    ): ResultAsync<void, ContactProblem> =>
      verified.get(contact) === referenceId
        ? okAsync(undefined)
        : authentication
            .verifyCode({ code, referenceId }, cancellation)
            .andTee(() => verified.set(contact, referenceId))
            .mapErr(contactProblemOf)
            .orTee((problem) => {
              if (isLostAnswer(problem)) unanswered.add(referenceId);
            });

    return ({ pending: { referenceId, destination, sentAt }, code }, cancellation) =>
      withBuyer(sessions, (buyerId) => {
        const contact = JSON.stringify(destination);
        const write = (verificationReferenceId = referenceId) => {
          const change: BuyerChange = { kind: 'identity', destination, verificationReferenceId };
          return changeBuyer(
            buyers,
            buyerId,
            (buyer) => ok(isOnFile(buyer, change) ? undefined : change),
            cancellation,
          );
        };
        return verify(contact, referenceId, code, cancellation)
          .mapErr((problem): ChangeContactFailure => problem)
          .andThen(() => write())
          .orElse((problem) => {
            if (problem.kind === 'wrong-code') {
              // The platform refuses an expired code like a wrong one; after its lifetime none can be right.
              const expired = mayCodeBeGood(sentAt, clock.now()) ? undefined : expiredCodeOf(problem);
              const told: ChangeContactFailure = expired ?? problem;
              const proof = unanswered.has(referenceId) ? referenceId : verified.get(contact);
              if (proof === undefined) return errAsync(told);
              return write(proof).mapErr((failure) => (failure.kind === 'refused' ? told : failure));
            }
            // A 401 of the auth service ends no session, so a read tells whether it has ended.
            if (problem.kind === 'unauthenticated')
              return buyers
                .read(buyerId, cancellation)
                .mapErr((failure) => (failure.kind === 'session-expired' ? failure : problem))
                .andThen(() => errAsync(problem));
            return errAsync(problem);
          })
          .map((buyer) => {
            verified.delete(contact);
            if (destination.method === 'EMAIL') confirmations.clear();
            return buyer;
          });
      });
  },
);
