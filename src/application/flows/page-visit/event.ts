/** Events on a page, reported by its front end. */
export type PageVisitEvent =
  /** The page's main content was read and is displayed. */
  | { readonly kind: 'content-shown' }
  | { readonly kind: 'unfold'; readonly part: 'order' | 'schedule' }
  /** The visitor opens the explanation of a term. */
  | { readonly kind: 'explain'; readonly term: string };
