import type { RequestFailure } from '@member-portal/domain/failure';
import type { SignInRefusal } from '@member-portal/domain/sign-in';
import type { SignInFailure } from '../ports/index.ts';

/** Failures of verifying a new e-mail or mobile. */
export type ContactProblem = SignInRefusal | RequestFailure;

export const contactProblemOf = (failure: SignInFailure): ContactProblem =>
  failure.kind === 'refused' ? failure.refusal : failure.failure;
