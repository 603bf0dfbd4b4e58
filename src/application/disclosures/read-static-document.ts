import type { DisclosureDocument, DisclosureFormat, DisclosureKind } from '@member-portal/domain/disclosure';
import type { Locale } from '@member-portal/domain/locale';
import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { type DisclosureFailure, DisclosureLibrary } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';

/** A document of the lender that belongs to no loan, such as the terms accepted at sign-in. */
export type ReadStaticDocument = (
  input: {
    readonly kind: DisclosureKind;
    readonly locale: Locale;
    readonly format?: DisclosureFormat;
  },
  cancellation?: Cancellation,
) => ResultAsync<DisclosureDocument, DisclosureFailure>;

export const ReadStaticDocument = defineUseCase(
  'ReadStaticDocument',
  { library: DisclosureLibrary },
  ({ library }): ReadStaticDocument =>
    ({ kind, locale, format = 'embedded' }, cancellation) =>
      library.readStatic({ kind, locale, format }, cancellation),
);
