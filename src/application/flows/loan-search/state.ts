/** A buyer's search in a list of loans. */
export interface LoanSearch {
  /** As typed; ahead of `shown` until typing pauses. */
  readonly typed: string;
  /** The search whose results the list shows. */
  readonly shown: string;
  /** The last search from this field; the same as `shown` once the list shows it or another search. */
  readonly asked: string;
}
