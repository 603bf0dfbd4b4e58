import { token } from '../services/index.ts';

/** Signs that a person is there: mouse, keyboard, touch, scroll, focus and visibility (specification, section 4). */
export interface BuyerActivity {
  /** Tells of every sign, unthrottled, until the returned function is called. Calls to a server are no sign. */
  subscribe(listener: () => void): () => void;
  /** Tells of a sign that was seen where the page's own events do not reach: typing in a frame of another origin. */
  report(): void;
}
export const BuyerActivity = token<BuyerActivity>('BuyerActivity');
