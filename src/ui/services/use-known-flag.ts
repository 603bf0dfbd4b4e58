import { FeatureFlags } from '@member-portal/application/ports';
import type { FlagName } from '@member-portal/domain/flags';
import { useCallback, useSyncExternalStore } from 'react';
import { useService } from './ServicesProvider.tsx';

/** Whether a feature flag is on, as it changes; undefined while nothing is known of it, where `useFlag` gives the default. */
export const useKnownFlag = (name: FlagName): boolean | undefined => {
  const flags = useService(FeatureFlags);
  const subscribe = useCallback((changed: () => void) => flags.subscribe(changed), [flags]);
  const read = useCallback(() => (flags.isKnown(name) ? flags.current()[name] : undefined), [flags, name]);
  return useSyncExternalStore(subscribe, read, read);
};
