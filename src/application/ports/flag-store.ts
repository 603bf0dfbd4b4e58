import { token } from '../services/index.ts';
import type { FeatureFlags } from './feature-flags.ts';

/** The last known flags, stored in this browser for this tenant, so that an outage does not change what a buyer sees. */
export interface FlagStore extends FeatureFlags {
  /**
   * Applies the answer of an evaluation and notifies of changes. Without an answer (undefined), all last known flags stay;
   * a flag with the value undefined keeps its last known value.
   */
  replace(evaluated: Readonly<Record<string, boolean | undefined>> | undefined): void;
}
export const FlagStore = token<FlagStore>('FlagStore');
