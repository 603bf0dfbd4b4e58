import { token } from '../services/index.ts';
import type { LogFields } from './log.ts';

/** The monitoring service (specification, section 7). Reports name kinds and places, never persons. */
export interface Monitoring {
  reportError(error: unknown, context: LogFields): void;
  /** `name` consists of letters, digits and `- _ . @ $`. */
  addTiming(name: string, milliseconds: number): void;
}
export const Monitoring = token<Monitoring>('Monitoring');
