import type { ResultAsync } from 'neverthrow';
import { token } from '../services/index.ts';

/** A one-way digest of text. */
export interface Fingerprint {
  of(text: string): ResultAsync<string, never>;
}
export const Fingerprint = token<Fingerprint>('Fingerprint');
