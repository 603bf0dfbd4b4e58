export { createKeepEmail, KeepEmail } from './keep-email.ts';
export { createReadEmailConfirmation, ReadEmailConfirmation } from './read-email-confirmation.ts';
export { createRequestCode, RequestCode } from './request-code.ts';
export { createResendCode, ResendCode, type ResendProblem } from './resend-code.ts';
export { createResumeSignIn, ResumeSignIn } from './resume-sign-in.ts';
export { setSignInAside } from './set-sign-in-aside.ts';
export type { SignInProblem } from './sign-in-problem.ts';
export { createSubmitCode, SubmitCode } from './submit-code.ts';
export { createTryOtherChannel, type OtherChannelProblem, TryOtherChannel } from './try-other-channel.ts';
