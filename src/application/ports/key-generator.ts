import { token } from '../services/index.ts';

/** Creates idempotency keys: unguessable and unique (UUIDs). */
export interface KeyGenerator {
  nextKey(): string;
}
export const KeyGenerator = token<KeyGenerator>('KeyGenerator');
