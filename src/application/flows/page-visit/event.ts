/** What happens on a page, as its front end sees it. */
export type PageVisitEvent =
  /** What the page is about was read and is on the screen. */
  | { readonly kind: 'content-shown' }
  | { readonly kind: 'unfold'; readonly part: 'order' | 'schedule' }
  /** A term is explained. */
  | { readonly kind: 'explain'; readonly term: string };
