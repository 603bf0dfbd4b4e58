import { token } from '../services/index.ts';
import type { Clock } from './clock.ts';

/**
 * The time by the lender's clock as far as its answers tell it, for days, cut-offs and what is accepted: a device's clock may
 * be a day off. What is counted on the device, such as a session, a lock or an order that may still arrive, uses `Clock`.
 */
export type LenderClock = Clock;
export const LenderClock = token<LenderClock>('LenderClock');
