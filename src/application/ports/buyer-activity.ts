import { token } from '../services/index.ts';

/** Signs that a person is there: mouse, keyboard, touch, scroll, focus and visibility (specification, section 4). */
export interface BuyerActivity {
  /** Subscribes to every sign, unthrottled; the returned function unsubscribes. Calls to a server are no sign. */
  subscribe(listener: () => void): () => void;
  /** Records a sign that was seen where the page's own events do not reach: typing in a frame of another origin. */
  report(): void;
}
export const BuyerActivity = token<BuyerActivity>('BuyerActivity');
