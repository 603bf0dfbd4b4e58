import { EvaluateFlag } from '@member-portal/application/flags';
import { FeatureFlags } from '@member-portal/application/ports';
import type { FlagName } from '@member-portal/domain/flags';
import { useService } from './ServicesProvider.tsx';
import { useLoading } from './use-loading.ts';
import { useStored } from './use-stored.ts';

/** Whether a feature flag is on, as it changes. */
export const useFlag = (name: FlagName): boolean => {
  const flags = useService(FeatureFlags);
  return useStored(flags, () => flags.current()[name]);
};

/** Whether a feature flag is on, as it changes; undefined while unknown, where `useFlag` returns the default. */
export const useKnownFlag = (name: FlagName): boolean | undefined => {
  const flags = useService(FeatureFlags);
  return useStored(flags, () => (flags.isKnown(name) ? flags.current()[name] : undefined));
};

/**
 * Whether a feature flag is on. Calls the flag service each time a screen opens; the flag is off until it
 * answers. Makes no call if the screen does not need the flag, or if it is known to be off.
 */
export const useEvaluatedFlag = (name: FlagName, wanted: boolean): boolean => {
  const evaluate = useService(EvaluateFlag);
  const asks = useFlag(name) && wanted;
  const answer = useLoading(() => evaluate(name), name, asks);
  return asks && answer.state === 'ready' && answer.value;
};
