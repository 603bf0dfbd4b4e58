import { type KnownLoanStatus, type LoanSegment, statusesOf } from '@member-portal/domain/loan';
import type { LoanQuery } from '../ports/index.ts';

/** The order of a list of loans; the platform sorts. */
export type LoanSort = NonNullable<LoanQuery['sort']>;

/** What a list is filtered by: a status, or loans past due. */
export type LoanState = KnownLoanStatus | 'PAST_DUE';

/** How a buyer searches, sorts and filters a list of loans. */
export interface LoanView {
  readonly search: string;
  readonly sort: LoanSort;
  /** Only loans in this state; all if absent. */
  readonly status?: LoanState | undefined;
}

// `due` lists past-due loans first, then by due date; `opened` lists the newest loan first.
const SORTS: Readonly<Record<LoanSegment, readonly [LoanSort, ...LoanSort[]]>> = {
  outstanding: ['due', 'opened', 'balance'],
  closed: ['opened'],
};

/** The sort orders of a list, starting with its default. */
export const sortsOf = (segment: LoanSegment): readonly [LoanSort, ...LoanSort[]] => SORTS[segment];

/** The initial view of a list: unfiltered, in its default order. */
export const firstViewOf = (segment: LoanSegment): LoanView => ({ search: '', sort: SORTS[segment][0] });

/** The states that a list can be filtered by. Its first page reports whether the platform `filtersPastDue`. */
export const loanStatesOf = (segment: LoanSegment, filtersPastDue: boolean): readonly LoanState[] => [
  ...(filtersPastDue && segment === 'outstanding' ? (['PAST_DUE'] as const) : []),
  ...statusesOf(segment),
];

/** Maximum length of a search, in UTF-16 units; longer than any merchant's name or loan number. */
export const LONGEST_SEARCH = 100;

/** What the contract allows in no text: control characters, as the tab of a row copied from a table, lone surrogates, U+FFFD. */
const UNWRITABLE = /[\p{Cc}\p{Cs}\uFFFD]+/gu;

/** A search as it is sent, from typed or stored text; empty if it is not text. */
export const searchFrom = (searched: unknown): string =>
  typeof searched === 'string'
    ? searched.trim().slice(0, LONGEST_SEARCH).replace(UNWRITABLE, ' ').trim()
    : '';

/** The view in a URL's query. A URL is untrusted: an order or state that this list does not have is ignored. */
export const viewFrom = (
  segment: LoanSegment,
  states: readonly LoanState[],
  asked: { readonly searched?: unknown; readonly sort?: unknown; readonly status?: unknown },
): LoanView => ({
  search: searchFrom(asked.searched),
  sort: SORTS[segment].find((sort) => sort === asked.sort) ?? SORTS[segment][0],
  status: states.find((state) => state === asked.status),
});

/** The view as query parameters: only what differs from the default, never the search, which may be private. */
export const addressOfView = (
  segment: LoanSegment,
  { sort, status }: LoanView,
): { readonly sort?: LoanSort; readonly status?: LoanState } => ({
  ...(sort === SORTS[segment][0] ? {} : { sort }),
  ...(status === undefined ? {} : { status }),
});

/** The platform's query parameters for a view. */
export const queryOfView = ({ search, sort, status }: LoanView) => ({
  sort,
  search: search.trim() || undefined,
  status: status === 'PAST_DUE' ? undefined : status,
  pastDueOnly: status === 'PAST_DUE' ? true : undefined,
});
