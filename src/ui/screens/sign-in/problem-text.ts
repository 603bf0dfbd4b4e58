import type { SignInProblem } from '@member-portal/application/sign-in';
import { failureText } from '../../controls/failure-text.ts';
import type { Text } from '../../intl/use-text.ts';

/** The text of a problem that belongs to no field. */
export const problemText = (t: Text, problem: SignInProblem): string =>
  'failure' in problem
    ? failureText(t, problem.failure)
    : t(problem.kind === 'destination-refused' ? 'signIn.destinationRefused' : 'signIn.unexplained');
