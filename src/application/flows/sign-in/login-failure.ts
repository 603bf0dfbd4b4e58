import type { LoginFailureReason } from '@member-portal/domain/telemetry';
import type { OtherChannelProblem, ResendProblem, SignInProblem } from '../../sign-in/index.ts';

/** The recorded reason of a failed sign-in; undefined if it is not a failure, such as a mismatch or a cancelled call. */
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
    // As the auth service reports it.
    case 'expired-code':
      return 'wrong-code';
    case 'request-failed':
      return problem.failure.kind === 'cancelled' ? undefined : problem.kind;
    default:
      return undefined;
  }
};
