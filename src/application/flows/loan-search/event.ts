/** What happens to a search. */
export type LoanSearchEvent =
  | { readonly kind: 'type'; readonly text: string }
  /** The list shows the results of this search, also where it was not searched from the field. */
  | { readonly kind: 'shown'; readonly search: string };

/** What comes back: typing paused after this text. */
export interface TypingRested {
  readonly kind: 'rested';
  readonly typed: string;
}
