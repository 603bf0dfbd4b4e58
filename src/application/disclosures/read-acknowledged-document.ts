import {
  type DisclosureDocument,
  type DisclosureFormat,
  type DisclosureTagRefusal,
  disclosureTag,
} from '@member-portal/domain/disclosure';
import type { Locale } from '@member-portal/domain/locale';
import { errAsync, type ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { type DisclosureFailure, DisclosureLibrary } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';

/** The document accepted with a payment or enrolment, by target id (specification, section 2: acknowledgement route). */
export type ReadAcknowledgedDocument = (
  input: {
    readonly targetId: string;
    readonly viewType: string;
    readonly locale: Locale;
    readonly format?: DisclosureFormat;
  },
  cancellation?: Cancellation,
) => ResultAsync<DisclosureDocument, DisclosureFailure | DisclosureTagRefusal>;

export const ReadAcknowledgedDocument = defineUseCase(
  'ReadAcknowledgedDocument',
  { library: DisclosureLibrary },
  ({ library }): ReadAcknowledgedDocument =>
    ({ targetId, viewType, locale, format = 'web' }, cancellation) => {
      const tag = disclosureTag(viewType);
      return tag.isErr()
        ? errAsync(tag.error)
        : library.readForTarget(targetId, { kind: tag.value, locale, format }, cancellation);
    },
);
