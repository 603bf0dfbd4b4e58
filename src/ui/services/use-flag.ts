import { FeatureFlags } from '@member-portal/application/ports';
import type { FlagName } from '@member-portal/domain/flags';
import { useService } from './ServicesProvider.tsx';
import { useStored } from './use-stored.ts';

/** Whether a feature flag is on, as it changes. */
export const useFlag = (name: FlagName): boolean => {
  const flags = useService(FeatureFlags);
  return useStored(flags, () => flags.current()[name]);
};

/** Whether a feature flag is on, as it changes; undefined while nothing is known of it, where `useFlag` gives the default. */
export const useKnownFlag = (name: FlagName): boolean | undefined => {
  const flags = useService(FeatureFlags);
  return useStored(flags, () => (flags.isKnown(name) ? flags.current()[name] : undefined));
};
