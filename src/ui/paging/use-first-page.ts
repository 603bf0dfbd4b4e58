import type { Page } from '@member-portal/application/ports';
import { useRead } from '../services/use-read.ts';
import type { PagedSource } from './paged-source.ts';

/** The first page of a list, read through the cache where it is wanted. */
export const useFirstPage = <Item, Paged extends Page<Item>>(
  { read, part, fetchPage }: PagedSource<Item, Paged>,
  wanted = true,
) => useRead(read, (signal) => fetchPage(undefined, signal), `${part} 1`, wanted);
