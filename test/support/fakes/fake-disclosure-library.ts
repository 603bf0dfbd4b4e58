import type { DisclosureFailure, DisclosureLibrary } from '@member-portal/application/ports';
import type { DisclosureDocument } from '@member-portal/domain/disclosure';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { aDocument } from '../builders/a-document.ts';

export interface FakeDisclosureLibrary extends DisclosureLibrary {
  /** Every request in words: which call, for what, which kind. */
  readonly requests: readonly {
    readonly call: string;
    readonly target?: string;
    readonly request: unknown;
  }[];
  failNext(failure: DisclosureFailure): void;
}

export const fakeDisclosureLibrary = (): FakeDisclosureLibrary => {
  const requests: { call: string; target?: string; request: unknown }[] = [];
  const failures: DisclosureFailure[] = [];
  const answer = (
    call: string,
    request: Parameters<DisclosureLibrary['readStatic']>[0],
    target?: string,
  ): ResultAsync<DisclosureDocument, DisclosureFailure> => {
    requests.push({ call, request, ...(target === undefined ? {} : { target }) });
    const failure = failures.shift();
    return failure
      ? errAsync(failure)
      : okAsync(aDocument({ id: `${call}-${requests.length}`, kind: request.kind, locale: request.locale }));
  };
  return {
    requests,
    failNext: (failure) => failures.push(failure),
    prepare: (loanId, request) => answer('prepare', request, loanId),
    readForLoan: (loanId, request) => answer('loan', request, loanId),
    readForTarget: (targetId, request) => answer('target', request, targetId),
    readStatic: (request) => answer('static', request),
  };
};
