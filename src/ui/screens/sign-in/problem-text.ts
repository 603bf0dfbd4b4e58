import type { SignInProblem } from '@member-portal/application/sign-in';
import { failureText } from '../../controls/failure-text.ts';
import type { MessageKey } from '../../intl/message-key.ts';

/** What to say of a problem that belongs to no field. */
export const problemText = (problem: SignInProblem | { readonly kind: string }): MessageKey =>
  'failure' in problem ? failureText(problem.failure) : 'signIn.unexplained';
