import type { Cancellation } from '@member-portal/application/cancellation';
import type { Page } from '@member-portal/application/ports';
import type { Read } from '@member-portal/application/reads';
import type { RequestFailure } from '@member-portal/domain/failure';
import type { ResultAsync } from 'neverthrow';

/** Why a page of a list could not be read. */
export type ListFailure = RequestFailure | { readonly kind: 'not-found' };

/** A list that the platform gives page by page. */
export interface PagedSource<Item, Paged extends Page<Item> = Page<Item>> {
  readonly read: Read;
  /** Distinguishes segments, filters, searches and orders of one read. */
  readonly part: string;
  readonly fetchPage: (
    cursor: string | undefined,
    cancellation: Cancellation | undefined,
  ) => ResultAsync<Paged, ListFailure>;
}

/** How the first page of a list is read. */
export const firstPageOf = <Item, Paged extends Page<Item>>({
  read,
  part,
  fetchPage,
}: PagedSource<Item, Paged>) => ({
  read,
  part: `${part} 1`,
  load: (cancellation?: Cancellation) => fetchPage(undefined, cancellation),
});
