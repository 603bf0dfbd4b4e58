import { type KnownLoanStatus, type LoanSegment, statusesOf } from '@member-portal/domain/loan';
import type { LoanQuery } from '../ports/index.ts';

/** The order of a list of loans; the platform sorts. */
export type LoanSort = NonNullable<LoanQuery['sort']>;

/** What a list is filtered by: a status, or that something is past due. */
export type LoanState = KnownLoanStatus | 'PAST_DUE';

/** How a buyer searches, sorts and filters a list of loans. */
export interface LoanView {
  readonly search: string;
  readonly sort: LoanSort;
  /** Only loans in this state; without it, all of them. */
  readonly status?: LoanState | undefined;
}

// `due` lists what is past due first, then by due date; `opened` begins with the newest loan.
const SORTS: Readonly<Record<LoanSegment, readonly [LoanSort, ...LoanSort[]]>> = {
  outstanding: ['due', 'opened', 'balance'],
  closed: ['opened'],
};

/** The orders that a list offers, its default first. */
export const sortsOf = (segment: LoanSegment): readonly [LoanSort, ...LoanSort[]] => SORTS[segment];

/** The view that a list opens with: all of it, in its default order. */
export const firstViewOf = (segment: LoanSegment): LoanView => ({ search: '', sort: SORTS[segment][0] });

/** The states that a list can be filtered by. Its first page says whether the platform `filtersPastDue`. */
export const loanStatesOf = (segment: LoanSegment, filtersPastDue: boolean): readonly LoanState[] => [
  ...(filtersPastDue && segment === 'outstanding' ? (['PAST_DUE'] as const) : []),
  ...statusesOf(segment),
];

/** The most characters of a search that are sent; no merchant's name and no loan number is as long. */
const LONGEST = 100;

/** The search that was kept with a page: trimmed, and empty where what was kept is no text. */
export const searchAsked = (searched: unknown): string =>
  typeof searched === 'string' ? searched.trim().slice(0, LONGEST) : '';

/** The view that a URL asks for. A URL is untrusted: an order or state that this list does not have is ignored. */
export const viewAsked = (
  segment: LoanSegment,
  states: readonly LoanState[],
  asked: { readonly searched?: unknown; readonly sort?: unknown; readonly status?: unknown },
): LoanView => ({
  search: searchAsked(asked.searched),
  sort: SORTS[segment].find((sort) => sort === asked.sort) ?? SORTS[segment][0],
  status: states.find((state) => state === asked.status),
});

/** What the query of a URL holds of a view: what differs from the default, and never the search, which may be private. */
export const addressOfView = (
  segment: LoanSegment,
  { sort, status }: LoanView,
): { readonly sort?: LoanSort; readonly status?: LoanState } => ({
  ...(sort === SORTS[segment][0] ? {} : { sort }),
  ...(status === undefined ? {} : { status }),
});

/** The part of a query to the platform that a view makes. */
export const queryOfView = ({ search, sort, status }: LoanView) => ({
  sort,
  search: search.trim() || undefined,
  status: status === 'PAST_DUE' ? undefined : status,
  pastDueOnly: status === 'PAST_DUE' ? true : undefined,
});
