import { err, ok, type Result } from 'neverthrow';
import type { Page } from '../ports/index.ts';

/**
 * Reads all pages of a list, one after another. Ends at a cursor that comes again, which would be followed forever. If a
 * later page repeats an item, because the pages moved meanwhile, the first is kept.
 */
export const readEveryPage = async <Item, Failure>(
  read: (at: { readonly cursor?: string }) => PromiseLike<Result<Page<Item>, Failure>>,
  keyOf: (item: Item) => string,
): Promise<Result<readonly Item[], Failure>> => {
  const items = new Map<string, Item>();
  const seen = new Set<string | undefined>();
  let cursor: string | undefined;
  do {
    seen.add(cursor);
    const page = await read(cursor === undefined ? {} : { cursor });
    if (page.isErr()) return err(page.error);
    for (const item of page.value.items) {
      const key = keyOf(item);
      if (!items.has(key)) items.set(key, item);
    }
    cursor = page.value.nextCursor;
  } while (cursor !== undefined && !seen.has(cursor));
  return ok([...items.values()]);
};
