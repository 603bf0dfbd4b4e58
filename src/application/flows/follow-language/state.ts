/**
 * Whether the page shows the chosen language: `waiting` where it shows another one and a reload would lose something,
 * `reloading` once the front end was asked to reload.
 */
export interface FollowState {
  readonly kind: 'shown' | 'waiting' | 'reloading';
  /** How many waits have begun; only the end of the last one triggers another check. */
  readonly waits: number;
}
