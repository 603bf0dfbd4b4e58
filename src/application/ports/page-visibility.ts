import { token } from '../services/index.ts';

/** Whether anybody can see the page; what only refreshes a screen rests while nobody does. */
export interface PageVisibility {
  isHidden(): boolean;
  /** Tells of every change until the returned function is called. */
  subscribe(listener: (hidden: boolean) => void): () => void;
}
export const PageVisibility = token<PageVisibility>('PageVisibility');
