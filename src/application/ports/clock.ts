import type { Instant } from '@member-portal/domain/calendar';
import { token } from '../services/index.ts';

/** Tells the time. */
export interface Clock {
  now(): Instant;
}
export const Clock = token<Clock>('Clock');
