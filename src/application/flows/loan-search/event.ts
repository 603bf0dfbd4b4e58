/** What happens to a search. */
export type LoanSearchEvent =
  | { readonly kind: 'type'; readonly text: string }
  /** The list shows the loans of this search, even where something else than the field searched. */
  | { readonly kind: 'shown'; readonly search: string };

/** What comes back: typing rested after this. */
export interface TypingRested {
  readonly kind: 'rested';
  readonly typed: string;
}
