import { dig, type Kit } from '../kit.ts';
import { Failed, must, Skipped } from '../verdict.ts';

/** Limit of pages: more than any borrower's list has in pages of the sizes that checks ask for. */
const MOST_PAGES = 500;
/** How many small pages a check reads of a list at most. */
const MOST_SMALL_PAGES = 100;

/** The size of small pages in which to read a list of so many rows again. */
export const smallPages = (rows: number, least = 1): number =>
  Math.max(least, Math.ceil(rows / MOST_SMALL_PAGES));

export interface Row {
  readonly id: string;
  readonly json: unknown;
}

const rowsOf = (json: unknown): readonly Row[] => {
  const items = dig(json, 'items');
  return Array.isArray(items) ? items.map((item) => ({ id: String(dig(item, 'id')), json: item })) : [];
};

/** Reads all pages of a list; fails on a repeated row. */
export const allRows = async (
  kit: Kit,
  operationId: string,
  path: string,
  token: string,
  limit: number,
): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  const ids = new Set<string>();
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = `${path.includes('?') ? '&' : '?'}limit=${limit}${cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`}`;
    const json = await kit.expect(operationId, 200, { method: 'GET', path: `${path}${query}`, token });
    for (const row of rowsOf(json)) {
      must(!ids.has(row.id), 'a row came on two pages');
      ids.add(row.id);
      rows.push(row);
    }
    must(rowsOf(json).length <= limit, `a page has ${rowsOf(json).length} rows where limit=${limit}`);
    const next = dig(json, 'nextCursor');
    if (typeof next !== 'string') return rows;
    must(next !== cursor, 'nextCursor leads to the same page');
    cursor = next;
  }
  throw new Failed(`the list has not ended after ${MOST_PAGES} pages`);
};

/** The borrower's agreements. */
export const agreementsOf = async (kit: Kit, statuses: readonly string[] = []): Promise<readonly Row[]> => {
  const { token, buyerId } = await kit.session();
  const query = statuses.map((status) => `&status=${status}`).join('');
  return allRows(
    kit,
    'listAgreements',
    `/api/servicing/payment-agreement?buyerId=${buyerId}${query}`,
    token,
    50,
  );
};

/** The borrower's agreements, of whatever status. Throws `Skipped` if there is none. */
export const anyAgreements = async (kit: Kit): Promise<readonly Row[]> => {
  const rows = await agreementsOf(kit);
  if (rows.length === 0) throw new Skipped('the person has no agreement');
  return rows;
};

/** One agreement in full. */
export const readAgreement = async (kit: Kit, id: string): Promise<unknown> => {
  const { token } = await kit.session();
  return kit.expect('readAgreement', 200, {
    method: 'GET',
    path: `/api/servicing/payment-agreement/${id}`,
    token,
  });
};
