import { err, ok, type Result } from 'neverthrow';
import type { Page } from '../ports/index.ts';

/**
 * Reads all pages of a list, one after another. Ends at a cursor that comes again, which would be followed forever. An item
 * that a later page repeats, because the pages moved meanwhile, is the one read first.
 */
export const readEveryPage = async <Item, Failure>(
  read: (at: { readonly cursor?: string }) => PromiseLike<Result<Page<Item>, Failure>>,
  nameOf: (item: Item) => string,
): Promise<Result<readonly Item[], Failure>> => {
  const items = new Map<string, Item>();
  const seen = new Set<string | undefined>();
  let cursor: string | undefined;
  do {
    seen.add(cursor);
    const page = await read(cursor === undefined ? {} : { cursor });
    if (page.isErr()) return err(page.error);
    for (const item of page.value.items) {
      const name = nameOf(item);
      if (!items.has(name)) items.set(name, item);
    }
    cursor = page.value.nextCursor;
  } while (cursor !== undefined && !seen.has(cursor));
  return ok([...items.values()]);
};
