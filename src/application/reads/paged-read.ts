import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import type { Page } from '../ports/index.ts';
import type { PageTrail } from './page-trail.ts';
import type { Read } from './read.ts';
import type { LoadRead, ReadOptions } from './reads.ts';

/** A list that the platform returns in pages. */
export interface PagedRead<Item, Failure, Paged extends Page<Item> = Page<Item>> {
  readonly read: Read;
  /** Distinguishes segments, filters, searches and orders of one read. */
  readonly part: string;
  readonly fetchPage: (
    cursor: string | undefined,
    cancellation: Cancellation | undefined,
  ) => ResultAsync<Paged, Failure>;
}

/** A part of a read, and how it is loaded. */
export interface PartRead<Value, Failure> extends ReadOptions<Value, Failure> {
  readonly read: Read;
  readonly part: string;
  readonly load: LoadRead<Value, Failure>;
}

/**
 * The read of one page of a list: the page at a cursor, or the first one without a cursor. Only the first page is kept
 * while unobserved, so that a list of any length fits into memory. A reread page may report another next page; the trail
 * follows it.
 */
export const pageOf = <Item, Failure, Paged extends Page<Item>>(
  { read, part, fetchPage }: PagedRead<Item, Failure, Paged>,
  cursor?: string,
  trail?: PageTrail,
): PartRead<Paged, Failure> => ({
  read,
  // A cursor is arbitrary text: concatenated with the part, it could equal the first page or a page of another list.
  part: JSON.stringify([part, cursor]),
  load: (cancellation) => fetchPage(cursor, cancellation),
  transient: cursor !== undefined,
  told: (page) => page.map(({ nextCursor }) => trail?.correct(cursor, nextCursor)),
});
