/**
 * Whether the page shows the chosen language. `waiting`: it shows another one and a reload would lose something.
 * `reloading`: the front end was asked to reload.
 */
export interface FollowState {
  readonly kind: 'shown' | 'waiting' | 'reloading';
  /** The number of waits started; only the end of the latest triggers another check. */
  readonly waits: number;
}
