import { EvaluateFlag } from '@member-portal/application/flags';
import type { FlagName } from '@member-portal/domain/flags';
import { useEffect } from 'react';
import { useService } from './ServicesProvider.tsx';
import { useFlag } from './use-flag.ts';
import { useRead } from './use-read.ts';
import { useReads } from './use-reads.ts';

/**
 * Whether a feature flag is on, asked of the flag service each time a screen opens, before it offers the feature: false until
 * that is known. Nothing is asked where the screen has no use for it, or where the flag is known to be off.
 */
export const useEvaluatedFlag = (name: FlagName, wanted: boolean): boolean => {
  const evaluate = useService(EvaluateFlag);
  const reads = useReads();
  const known = useFlag(name);
  const asks = wanted && known;
  const answer = useRead({ read: 'flag', flag: name }, () => evaluate(name), undefined, asks);
  useEffect(() => {
    const read = { read: 'flag', flag: name } as const;
    if (asks && reads.stateOf(read).state === 'ready') reads.reload(read);
  }, [asks, reads, name]);
  return known && answer.state === 'ready' && answer.value;
};
