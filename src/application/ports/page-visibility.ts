import { token } from '../services/index.ts';

/** Whether the page is visible. Refreshes that only update a screen pause while it is hidden. */
export interface PageVisibility {
  isHidden(): boolean;
  /** Subscribes to every change; the returned function unsubscribes. */
  subscribe(listener: (hidden: boolean) => void): () => void;
}
export const PageVisibility = token<PageVisibility>('PageVisibility');
