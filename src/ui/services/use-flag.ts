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

/** Whether a feature flag is on, as it changes; undefined while nothing is known of it, where `useFlag` gives the default. */
export const useKnownFlag = (name: FlagName): boolean | undefined => {
  const flags = useService(FeatureFlags);
  return useStored(flags, () => (flags.isKnown(name) ? flags.current()[name] : undefined));
};

/**
 * Whether a feature flag is on. The flag service is asked each time a screen opens, and the flag is off until it has answered.
 * It is not asked where the screen has no use for the answer, or where the flag is known to be off.
 */
export const useEvaluatedFlag = (name: FlagName, wanted: boolean): boolean => {
  const evaluate = useService(EvaluateFlag);
  const asks = useFlag(name) && wanted;
  const answer = useLoading(() => evaluate(name), name, asks);
  return asks && answer.state === 'ready' && answer.value;
};
