/** What a buyer looks for in a list of loans. */
export interface LoanSearch {
  /** As it is typed; ahead of `shown` until typing pauses. */
  readonly typed: string;
  /** What the list shows now. */
  readonly shown: string;
  /** What was last searched for here; the same as `shown` once the list shows it, or shows another search. */
  readonly asked: string;
}
