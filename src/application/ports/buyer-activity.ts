import { token } from '../services/index.ts';

/** Activity of a person: mouse, keyboard, touch, scroll, focus and visibility (specification, section 4). */
export interface BuyerActivity {
  /** Subscribes to all activity, unthrottled; the returned function unsubscribes. Server calls are not activity. */
  subscribe(listener: () => void): () => void;
  /** Reports activity that the page's own events do not show: typing in a frame of another origin. */
  report(): void;
}
export const BuyerActivity = token<BuyerActivity>('BuyerActivity');
