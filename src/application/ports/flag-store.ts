import { token } from '../services/index.ts';
import type { FeatureFlags } from './feature-flags.ts';

/** The flags as last known, kept in this browser for this tenant, so that an outage does not change what a buyer sees. */
export interface FlagStore extends FeatureFlags {
  /**
   * Applies the answer of an evaluation and notifies of changes. Without an answer (undefined) the last known
   * flags stay, as does each that is present as undefined.
   */
  replace(evaluated: Readonly<Record<string, boolean | undefined>> | undefined): void;
}
export const FlagStore = token<FlagStore>('FlagStore');
