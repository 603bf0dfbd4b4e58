import { lockOf, type SignInRefusal } from '@member-portal/domain/sign-in';
import type { CodeProblem } from './state.ts';

/** What a refusal says about the code itself; undefined where it locks further tries or is about something else. */
export const codeProblemOf = (refusal: SignInRefusal): CodeProblem | undefined => {
  if (lockOf(refusal)) return undefined;
  if (refusal.kind === 'wrong-code') return { kind: 'wrong-code', triesLeft: refusal.retriesLeft };
  return refusal.kind === 'unauthenticated' ? { kind: 'expired' } : undefined;
};
