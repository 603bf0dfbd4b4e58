/** Events of a search. */
export type LoanSearchEvent =
  | { readonly kind: 'type'; readonly text: string }
  /** The list shows the results of this search, whether or not it came from the field. */
  | { readonly kind: 'shown'; readonly search: string };

/** Typing paused after this text. */
export interface TypingRested {
  readonly kind: 'rested';
  readonly typed: string;
}
