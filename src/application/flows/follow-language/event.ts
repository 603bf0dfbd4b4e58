/** Events while a page follows a language. */
export type FollowEvent =
  /** A language may have been chosen. */
  | { readonly kind: 'chosen' }
  | { readonly kind: 'looked'; readonly isChanged: boolean; readonly losesByReload: boolean }
  | { readonly kind: 'waited'; readonly waits: number };
