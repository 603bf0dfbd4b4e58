import type { Cancellation } from '../cancellation/index.ts';
import { token } from '../services/index.ts';

/** Waits for a period of time. */
export interface Delay {
  /** Resolves after the given time, or immediately when cancelled. */
  wait(milliseconds: number, cancellation?: Cancellation): Promise<void>;
}
export const Delay = token<Delay>('Delay');
