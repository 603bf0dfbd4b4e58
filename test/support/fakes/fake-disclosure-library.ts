import type { DisclosureFailure, DisclosureLibrary } from '@member-portal/application/ports';
import type { DisclosureDocument } from '@member-portal/domain/disclosure';
import type { Locale } from '@member-portal/domain/locale';
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

/** A library that has every document in the requested language, or in one only. */
export const fakeDisclosureLibrary = (only?: Locale): FakeDisclosureLibrary => {
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
      : okAsync(
          aDocument({ id: `${call}-${requests.length}`, kind: request.kind, locale: only ?? request.locale }),
        );
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
