import type { KnownLoanStatus } from '@member-portal/domain/loan';

/** In what order loans are listed; the platform sorts. */
export type LoanSort = 'due' | 'opened' | 'balance';

/** What a list is filtered by: a status, or that something is past due. */
export type LoanState = KnownLoanStatus | 'PAST_DUE';

/** A state as the list is asked for it. */
export const askForState = (
  state: LoanState | undefined,
): { readonly status?: KnownLoanStatus; readonly pastDueOnly?: true } =>
  state === undefined ? {} : state === 'PAST_DUE' ? { pastDueOnly: true } : { status: state };

/** How a buyer looks at a list of loans. */
export interface LoanView {
  readonly search: string;
  readonly sort: LoanSort;
  /** Only loans in this state; all where it is absent. */
  readonly status?: LoanState | undefined;
}

/** The longest search that is sent; no merchant and no number is as long. */
const LONGEST = 100;

/** What an entry of the history asks to search for: nothing, unless it holds a text. */
export const searchAsked = (searched: unknown): string =>
  typeof searched === 'string' ? searched.trim().slice(0, LONGEST) : '';

/** The order that an address asks for. Anybody can write an address: what is no order of this list is left out. */
export const sortAsked = (
  address: { readonly sort?: unknown },
  sorts: readonly [LoanSort, ...LoanSort[]],
): LoanSort => sorts.find((one) => one === address.sort) ?? sorts[0];

/** The status that an address asks for, where this list has it. */
export const statusAsked = (
  address: { readonly status?: unknown },
  statuses: readonly LoanState[],
): LoanState | undefined => statuses.find((one) => one === address.status);
