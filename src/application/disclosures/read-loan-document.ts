import {
  DISCLOSURE_TABLE,
  type DisclosureDocument,
  type DisclosureFormat,
  type DisclosureTagRefusal,
  disclosureTag,
} from '@member-portal/domain/disclosure';
import type { LoanId } from '@member-portal/domain/loan';
import type { Locale } from '@member-portal/domain/locale';
import { errAsync, type ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { type DisclosureFailure, DisclosureLibrary } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';

/**
 * A document shown for a loan. The route's view type is a document kind, which determines the call that returns it
 * (specification, sections 2, 3 and 5).
 */
export type ReadLoanDocument = (
  input: {
    readonly loanId: LoanId;
    readonly viewType: string;
    readonly locale: Locale;
    readonly format?: DisclosureFormat;
  },
  cancellation?: Cancellation,
) => ResultAsync<DisclosureDocument, DisclosureFailure | DisclosureTagRefusal>;

export const ReadLoanDocument = defineUseCase(
  'ReadLoanDocument',
  { library: DisclosureLibrary },
  ({ library }): ReadLoanDocument =>
    ({ loanId, viewType, locale, format = 'web' }, cancellation) => {
      const tag = disclosureTag(viewType);
      if (tag.isErr()) return errAsync(tag.error);
      const request = { kind: tag.value, locale, format };
      const { call } = DISCLOSURE_TABLE[tag.value];
      if (call === 'static') return library.readStatic(request, cancellation);
      if (call === 'prepare') return library.prepare(loanId, request, cancellation);
      return library.readForLoan(loanId, request, cancellation);
    },
);
