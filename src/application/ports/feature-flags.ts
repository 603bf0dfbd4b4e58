import type { Flags } from '@member-portal/domain/flags';
import { token } from '../services/index.ts';

/** The tenant's feature flags as last known; defaults while nothing is known. */
export interface FeatureFlags {
  current(): Flags;
  /** Tells of every change until the returned function is called. */
  subscribe(listener: (flags: Flags) => void): () => void;
}
export const FeatureFlags = token<FeatureFlags>('FeatureFlags');
