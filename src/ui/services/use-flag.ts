import { FeatureFlags } from '@member-portal/application/ports';
import type { FlagName } from '@member-portal/domain/flags';
import { useCallback, useSyncExternalStore } from 'react';
import { useService } from './ServicesProvider.tsx';

/** Whether a feature flag is on, as it changes. */
export const useFlag = (name: FlagName): boolean => {
  const flags = useService(FeatureFlags);
  const subscribe = useCallback((changed: () => void) => flags.subscribe(changed), [flags]);
  const read = useCallback(() => flags.current()[name], [flags, name]);
  return useSyncExternalStore(subscribe, read, read);
};
