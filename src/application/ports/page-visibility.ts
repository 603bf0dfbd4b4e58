import { token } from '../services/index.ts';

/** Whether anybody can see the page; what only refreshes a screen rests while nobody does. */
export interface PageVisibility {
  isHidden(): boolean;
  /** Subscribes to every change; the returned function unsubscribes. */
  subscribe(listener: (hidden: boolean) => void): () => void;
}
export const PageVisibility = token<PageVisibility>('PageVisibility');
