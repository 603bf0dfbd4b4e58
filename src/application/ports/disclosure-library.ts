import type { DisclosureDocument, DisclosureFormat, DisclosureKind } from '@member-portal/domain/disclosure';
import type { RequestFailure } from '@member-portal/domain/failure';
import type { LoanId } from '@member-portal/domain/loan';
import type { Locale } from '@member-portal/domain/locale';
import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { token } from '../services/index.ts';

/** The kind, language and layout of the requested document. */
export interface DisclosureRequest {
  readonly kind: DisclosureKind;
  readonly locale: Locale;
  readonly format: DisclosureFormat;
}

/** Why a document cannot be shown. */
export type DisclosureFailure = RequestFailure | { readonly kind: 'not-found' };

/** The lender's documents (specification, section 7: disclosure). */
export interface DisclosureLibrary {
  /** Prepares a document for a pending action, with the buyer's choices. */
  prepare(
    loanId: LoanId,
    request: DisclosureRequest & {
      readonly parameters?: Readonly<Record<string, string | number | boolean>>;
    },
    cancellation?: Cancellation,
  ): ResultAsync<DisclosureDocument, DisclosureFailure>;
  readForLoan(
    loanId: LoanId,
    request: DisclosureRequest,
    cancellation?: Cancellation,
  ): ResultAsync<DisclosureDocument, DisclosureFailure>;
  readForTarget(
    targetId: string,
    request: DisclosureRequest,
    cancellation?: Cancellation,
  ): ResultAsync<DisclosureDocument, DisclosureFailure>;
  /** A document of the lender that belongs to no loan. Documents shown at sign-in need no token. */
  readStatic(
    request: DisclosureRequest,
    cancellation?: Cancellation,
  ): ResultAsync<DisclosureDocument, DisclosureFailure>;
}
export const DisclosureLibrary = token<DisclosureLibrary>('DisclosureLibrary');
