import { isContactOnFile } from '@member-portal/domain/buyer';
import type { Locale } from '@member-portal/domain/locale';
import { type CodeDestination, contactCodeRequest } from '@member-portal/domain/sign-in';
import { errAsync, type ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import {
  Authentication,
  Buyers,
  Clock,
  type PendingSignIn,
  type ReadFailure,
  SessionStore,
  TenantSandbox,
} from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';
import { withBuyer } from '../session/with-buyer.ts';
import { type ContactProblem, contactProblemOf } from './contact-problem.ts';

/** A new e-mail or mobile awaiting its code. The one on file stays until the new one is verified. */
export type PendingContact = Pick<PendingSignIn, 'referenceId' | 'destination' | 'sentAt'>;

/** Sends a code to a new e-mail or mobile of the signed-in buyer (specification, section 2: edit and verify). */
export type RequestContactCode = (
  input: { readonly destination: CodeDestination; readonly locale: Locale },
  cancellation?: Cancellation,
) => ResultAsync<PendingContact, ContactProblem | ReadFailure | { readonly kind: 'unchanged' }>;

export const RequestContactCode = defineUseCase(
  'RequestContactCode',
  {
    authentication: Authentication,
    buyers: Buyers,
    sessions: SessionStore,
    configuration: TenantSandbox,
    clock: Clock,
  },
  ({ authentication, buyers, sessions, configuration, clock }): RequestContactCode =>
    ({ destination, locale }, cancellation) =>
      withBuyer(sessions, (buyerId) =>
        buyers
          .read(buyerId, cancellation)
          .mapErr((failure): ContactProblem | ReadFailure | { readonly kind: 'unchanged' } => failure)
          .andThen((buyer) => {
            if (isContactOnFile(buyer, destination)) return errAsync({ kind: 'unchanged' } as const);
            const { sandboxTestToken } = configuration;
            const request = contactCodeRequest({ destination, locale, sandboxTestToken });
            return authentication
              .createLoginCode(request, cancellation)
              .map(({ referenceId }) => ({ referenceId, destination, sentAt: clock.now() }))
              .mapErr(contactProblemOf);
          }),
      ),
);
