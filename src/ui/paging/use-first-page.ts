import { useRead } from '../services/use-read.ts';
import type { PagedSource } from './paged-source.ts';

/** The first page of a list, read through the cache. */
export const useFirstPage = <Item>({ read, part, fetchPage }: PagedSource<Item>) =>
  useRead(read, (signal) => fetchPage(undefined, signal), `${part} 1`);
