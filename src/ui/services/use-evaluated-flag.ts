import { EvaluateFlag } from '@member-portal/application/flags';
import type { FlagName } from '@member-portal/domain/flags';
import { useQuery } from '@tanstack/react-query';
import { useService } from './ServicesProvider.tsx';
import { useFlag } from './use-flag.ts';

/**
 * Whether a feature flag is on, asked of the flag service each time a screen opens, before it offers the feature: false until
 * that is known. Nothing is asked where the screen has no use for it, or where the flag is known to be off.
 */
export const useEvaluatedFlag = (name: FlagName, wanted: boolean): boolean => {
  const evaluate = useService(EvaluateFlag);
  const known = useFlag(name);
  const { data } = useQuery({
    queryKey: ['flag', name],
    queryFn: async () => (await evaluate(name)).unwrapOr(false),
    enabled: wanted && known,
    refetchOnMount: 'always',
  });
  return known && data === true;
};
