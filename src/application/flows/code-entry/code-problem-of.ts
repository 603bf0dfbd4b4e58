import { lockOf, type SignInRefusal } from '@member-portal/domain/sign-in';
import type { CodeProblem } from './state.ts';

/** The problem with the code itself; undefined if the refusal locks further tries or has another cause. */
export const codeProblemOf = (refusal: SignInRefusal): CodeProblem | undefined => {
  if (lockOf(refusal)) return undefined;
  if (refusal.kind === 'wrong-code') return { kind: 'wrong-code', triesLeft: refusal.retriesLeft };
  return refusal.kind === 'unauthenticated' ? { kind: 'expired' } : undefined;
};
