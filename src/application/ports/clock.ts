import type { Instant } from '@member-portal/domain/calendar';
import { token } from '../services/index.ts';

/** The current time. */
export interface Clock {
  now(): Instant;
}
export const Clock = token<Clock>('Clock');
