import type { Cancellation } from '../cancellation/index.ts';
import { token } from '../services/index.ts';

/** Lets time pass. */
export interface Delay {
  /** Resolves after so many milliseconds, or at once when cancelled. */
  wait(milliseconds: number, cancellation?: Cancellation): Promise<void>;
}
export const Delay = token<Delay>('Delay');
