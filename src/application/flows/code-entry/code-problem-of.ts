import { lockOf, type SignInRefusal } from '@member-portal/domain/sign-in';
import type { ExpiredCode } from '../../sign-in/index.ts';
import type { CodeProblem } from './state.ts';

/** The problem with the code itself; undefined if the refusal locks further tries or has another cause. */
export const codeProblemOf = (refusal: SignInRefusal | ExpiredCode): CodeProblem | undefined => {
  if (refusal.kind === 'expired-code') return { kind: 'expired', triesLeft: refusal.retriesLeft };
  return refusal.kind === 'wrong-code' && !lockOf(refusal)
    ? { kind: 'wrong-code', triesLeft: refusal.retriesLeft }
    : undefined;
};
