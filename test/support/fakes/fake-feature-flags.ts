import type { FeatureFlags } from '@member-portal/application/ports';
import { FLAG_DEFAULTS, type Flags } from '@member-portal/domain/flags';

export const fakeFeatureFlags = (changed: Partial<Flags> = {}): FeatureFlags => ({
  current: () => ({ ...FLAG_DEFAULTS, ...changed }),
  subscribe: () => () => undefined,
});
