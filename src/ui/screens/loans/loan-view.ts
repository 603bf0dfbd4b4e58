/** In what order loans are listed; the platform sorts. */
export type LoanSort = 'due' | 'opened' | 'balance';

/** How a buyer looks at a list of loans. */
export interface LoanView {
  readonly search: string;
  readonly sort: LoanSort;
}

/** What of a view an address says: what differs from the list's own order, and what is searched for. */
export interface AskedView {
  readonly search?: string;
  readonly sort?: LoanSort;
}

/** The longest search that is sent; no merchant and no number is as long. */
const LONGEST = 100;

/** The view that an address asks for. Anybody can write an address: what is no search and no order of this list is left out. */
export const viewAsked = (
  address: { readonly search?: unknown; readonly sort?: unknown },
  sorts: readonly [LoanSort, ...LoanSort[]],
): LoanView => {
  const { search, sort } = address;
  // A router reads digits as a number.
  const text = typeof search === 'string' || typeof search === 'number' ? String(search) : '';
  return { search: text.trim().slice(0, LONGEST), sort: sorts.find((one) => one === sort) ?? sorts[0] };
};

/** What an address says of a view; nothing of the list as it comes. */
export const askFor = ({ search, sort }: LoanView, sorts: readonly [LoanSort, ...LoanSort[]]): AskedView => ({
  ...(search === '' ? {} : { search }),
  ...(sort === sorts[0] ? {} : { sort }),
});
