import type { FlagName, Flags } from '@member-portal/domain/flags';
import { token } from '../services/index.ts';

/** The tenant's feature flags as last known; defaults until then. */
export interface FeatureFlags {
  current(): Flags;
  /** Whether the flag service has ever reported the flag in this browser, by its value or by an answer without it. */
  isKnown(name: FlagName): boolean;
  /** Subscribes to every change, including from unknown to known; the returned function unsubscribes. */
  subscribe(listener: (flags: Flags) => void): () => void;
}
export const FeatureFlags = token<FeatureFlags>('FeatureFlags');
