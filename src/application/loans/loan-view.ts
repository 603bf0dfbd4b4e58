import { type KnownLoanStatus, type LoanSegment, statusesOf } from '@member-portal/domain/loan';
import type { LoanQuery } from '../ports/index.ts';

/** In what order loans are listed; the platform sorts. */
export type LoanSort = NonNullable<LoanQuery['sort']>;

/** What a list is filtered by: a status, or that something is past due. */
export type LoanState = KnownLoanStatus | 'PAST_DUE';

/** How a buyer looks at a list of loans. */
export interface LoanView {
  readonly search: string;
  readonly sort: LoanSort;
  /** Only loans in this state; all where it is absent. */
  readonly status?: LoanState | undefined;
}

/** The orders to choose from; a list comes in the first: past due, then by due date; closed loans the last one first. */
const SORTS: Readonly<Record<LoanSegment, readonly [LoanSort, ...LoanSort[]]>> = {
  outstanding: ['due', 'opened', 'balance'],
  closed: ['opened'],
};

/** The orders of a list; it comes in the first. */
export const sortsOf = (segment: LoanSegment): readonly [LoanSort, ...LoanSort[]] => SORTS[segment];

/** How a list comes at first: all of it, in its first order. */
export const firstViewOf = (segment: LoanSegment): LoanView => ({ search: '', sort: SORTS[segment][0] });

/** The states that a list can be asked for; `filtersPastDue` as its first page says. */
export const loanStatesOf = (segment: LoanSegment, filtersPastDue: boolean): readonly LoanState[] => [
  ...(filtersPastDue && segment === 'outstanding' ? (['PAST_DUE'] as const) : []),
  ...statusesOf(segment),
];

/** The longest search that is sent; no merchant and no number is as long. */
const LONGEST = 100;

/** What a kept text asks to search for: nothing, unless it is one. */
export const searchAsked = (searched: unknown): string =>
  typeof searched === 'string' ? searched.trim().slice(0, LONGEST) : '';

/** The view that an address asks for. Anybody can write an address: what is no order or state of this list is left out. */
export const viewAsked = (
  segment: LoanSegment,
  states: readonly LoanState[],
  asked: { readonly searched?: unknown; readonly sort?: unknown; readonly status?: unknown },
): LoanView => ({
  search: searchAsked(asked.searched),
  sort: SORTS[segment].find((sort) => sort === asked.sort) ?? SORTS[segment][0],
  status: states.find((state) => state === asked.status),
});

/** What an address says of a view. A search is no part of it: a person typed it. */
export const addressOfView = (
  segment: LoanSegment,
  { sort, status }: LoanView,
): { readonly sort?: LoanSort; readonly status?: LoanState } => ({
  ...(sort === SORTS[segment][0] ? {} : { sort }),
  ...(status === undefined ? {} : { status }),
});

/** A view as the list is asked for it. */
export const queryOfView = ({ search, sort, status }: LoanView) => ({
  sort,
  search: search.trim() || undefined,
  status: status === 'PAST_DUE' ? undefined : status,
  pastDueOnly: status === 'PAST_DUE' ? true : undefined,
});
