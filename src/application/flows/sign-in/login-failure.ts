import type { LoginFailureReason } from '@member-portal/domain/telemetry';
import type { OtherChannelProblem, ResendProblem, SignInProblem } from '../../sign-in/index.ts';

/**
 * Why a sign-in failed, as it is recorded. A mismatch is a question, and a cancelled call the visitor's own wish: neither is a
 * failure.
 */
export const loginFailureOf = (
  problem: SignInProblem | ResendProblem | OtherChannelProblem,
): LoginFailureReason | undefined => {
  switch (problem.kind) {
    case 'wrong-code':
    case 'unauthenticated':
    case 'locked':
    case 'destination-refused':
    case 'unexplained':
      return problem.kind;
    case 'request-failed':
      return problem.failure.kind === 'cancelled' ? undefined : problem.kind;
    default:
      return undefined;
  }
};
