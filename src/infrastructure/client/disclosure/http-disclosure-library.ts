import type { Cancellation } from '@member-portal/application/cancellation';
import type {
  DisclosureFailure,
  DisclosureLibrary,
  DisclosureRequest,
} from '@member-portal/application/ports';
import type { DisclosureDocument } from '@member-portal/domain/disclosure';
import type { ResultAsync } from 'neverthrow';
import { DEADLINES, type HttpClient, type PathPart, toReadFailure } from '../http/index.ts';
import { toDisclosureDocument, wireDocumentSchema } from './wire-document.ts';

const DISCLOSURE = ['api', 'disclosure'] as const;
const deadline = DEADLINES.read;

/**
 * The lender's documents over HTTP (specification, section 7: disclosure). The tag and the ids in paths are document kinds.
 * @example
 * import { createHttpDisclosureLibrary } from '@member-portal/client/disclosure';
 * import type { HttpClient } from '@member-portal/client/http';
 * declare const client: HttpClient;
 * const library = createHttpDisclosureLibrary(client);
 */
export const createHttpDisclosureLibrary = (client: HttpClient): DisclosureLibrary => {
  const read = (
    path: readonly PathPart[],
    { locale, format }: DisclosureRequest,
    cancellation: Cancellation | undefined,
  ): ResultAsync<DisclosureDocument, DisclosureFailure> =>
    client
      .call(wireDocumentSchema, {
        method: 'GET',
        path: [...DISCLOSURE, ...path],
        query: { locale, format },
        deadline,
        cancellation,
      })
      .map(toDisclosureDocument)
      .mapErr(toReadFailure);

  return {
    prepare: (loanId, { kind, locale, format, parameters }, cancellation) =>
      client
        .call(wireDocumentSchema, {
          method: 'POST',
          path: [...DISCLOSURE, 'payment-agreement', { id: loanId }],
          body: { tag: kind, locale, format, ...(parameters ? { parameters } : {}) },
          deadline,
          cancellation,
        })
        .map(toDisclosureDocument)
        .mapErr(toReadFailure),
    readForLoan: (loanId, request, cancellation) =>
      read(['document', request.kind, 'payment-agreement', { id: loanId }], request, cancellation),
    readForTarget: (targetId, request, cancellation) =>
      read(['document', request.kind, 'target', { id: targetId }], request, cancellation),
    readStatic: (request, cancellation) => read(['static', request.kind], request, cancellation),
  };
};
