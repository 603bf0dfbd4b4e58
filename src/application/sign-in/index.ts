export { KeepEmail } from './keep-email.ts';
export { ReadEmailConfirmation } from './read-email-confirmation.ts';
export { RequestCode } from './request-code.ts';
export { ResendCode, type ResendProblem } from './resend-code.ts';
export { ResumeSignIn } from './resume-sign-in.ts';
export { setSignInAside } from './set-sign-in-aside.ts';
export { type ExpiredCode, expiredCodeOf, type SignInProblem } from './sign-in-problem.ts';
export { SubmitCode } from './submit-code.ts';
export { type OtherChannelProblem, TryOtherChannel } from './try-other-channel.ts';
