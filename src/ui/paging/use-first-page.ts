import type { Page } from '@member-portal/application/ports';
import { useRead } from '../services/use-read.ts';
import { firstPageOf, type PagedSource } from './paged-source.ts';

/** The first page of a list, read through the cache. */
export const useFirstPage = <Item, Paged extends Page<Item>>(source: PagedSource<Item, Paged>) => {
  const { read, load, part } = firstPageOf(source);
  return useRead(read, load, part);
};
