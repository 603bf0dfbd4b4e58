export { CODE_LIFETIME_MS, mayCodeBeGood } from './code-lifetime.ts';
export {
  type CodeDestination,
  type DeliveryMethod,
  type EmailAddress,
  emailAddress,
  type InvalidContact,
  maskDestination,
  type PhoneNumber,
  phoneNumber,
} from './contact.ts';
export { contactCodeRequest } from './contact-code-request.ts';
export { type EmailConfirmation, emailConfirmationOf } from './email-confirmation.ts';
export { type LockoutLeft, lockoutEnd, lockoutLeft, lockoutMinutes } from './lockout-left.ts';
export {
  type CodeWish,
  LOGIN_DISCLOSURE_ACCEPTANCE_AHEAD_MS,
  LOGIN_DISCLOSURE_TYPES,
  type LoginDisclosure,
  type LoginDisclosureType,
  type LoginRequest,
  loginDisclosureTypesFor,
  loginRequest,
} from './login-request.ts';
export { MISMATCHES_BEFORE_CONTACT, showsContact } from './mismatch.ts';
export {
  type InvalidOneTimeCode,
  ONE_TIME_CODE_LENGTH,
  type OneTimeCode,
  oneTimeCode,
} from './one-time-code.ts';
export { phoneText } from './phone-text.ts';
export { RESEND_AFTER_MS, secondsUntilResend } from './resend.ts';
export { lockOf, type SignInLock } from './sign-in-lock.ts';
export {
  isMismatchReason,
  isSignInReason,
  type SignInRefusal,
  type SignInRejection,
  signInRefusalOf,
} from './sign-in-refusal.ts';
