import { token } from '../services/index.ts';

/** Makes idempotency keys: unguessable and never the same twice (a UUID). */
export interface KeyGenerator {
  nextKey(): string;
}
export const KeyGenerator = token<KeyGenerator>('KeyGenerator');
