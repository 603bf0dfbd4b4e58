/**
 * Whether the page shows the language that is chosen: `waiting` where it shows another one and a reload would lose something,
 * `reloading` once the front end was asked for one.
 */
export interface FollowState {
  readonly kind: 'shown' | 'waiting' | 'reloading';
  /** Counts the waits; only the last one ends in another look. */
  readonly waits: number;
}
