import type { Page } from '@member-portal/application/ports';
import { type PagedRead, type PageTrail, pageOf } from '@member-portal/application/reads';
import type { RequestFailure } from '@member-portal/domain/failure';
import { useRead } from '../services/use-read.ts';

/** A list of any length, with the failures of reading a page. */
export type PagedSource<Item, Paged extends Page<Item> = Page<Item>> = PagedRead<
  Item,
  RequestFailure | { readonly kind: 'not-found' },
  Paged
>;

/** One page of a list, read through the cache; without a cursor the first one. */
export const usePage = <Item, Paged extends Page<Item>>(
  source: PagedSource<Item, Paged>,
  cursor?: string,
  trail?: PageTrail,
) => {
  const { read, load, ...options } = pageOf(source, cursor, trail);
  return useRead(read, load, options);
};
