export { createRequestCode, RequestCode } from './request-code.ts';
export { createResumeSignIn, ResumeSignIn } from './resume-sign-in.ts';
export type { SignInProblem } from './sign-in-problem.ts';
export { createSubmitCode, SubmitCode } from './submit-code.ts';
