import type { FeatureFlags } from '@member-portal/application/ports';
import { FLAG_DEFAULTS, type Flags } from '@member-portal/domain/flags';

/** Constant flags; unknown ones have their defaults, as before a first answer of the flag service. */
export const fakeFeatureFlags = (changed: Partial<Flags> = {}, isKnown = true): FeatureFlags => ({
  current: () => ({ ...FLAG_DEFAULTS, ...changed }),
  isKnown: () => isKnown,
  subscribe: () => () => undefined,
});
