import { err, ok, type Result } from 'neverthrow';
import type { Page } from '../ports/index.ts';

/** Reads all pages of a list, one after another. Ends at a cursor that comes again, which would be followed forever. */
export const readEveryPage = async <Item, Failure>(
  read: (at: { readonly cursor?: string }) => PromiseLike<Result<Page<Item>, Failure>>,
): Promise<Result<readonly Item[], Failure>> => {
  const items: Item[] = [];
  const seen = new Set<string | undefined>();
  let cursor: string | undefined;
  do {
    seen.add(cursor);
    const page = await read(cursor === undefined ? {} : { cursor });
    if (page.isErr()) return err(page.error);
    items.push(...page.value.items);
    cursor = page.value.nextCursor;
  } while (cursor !== undefined && !seen.has(cursor));
  return ok(items);
};
