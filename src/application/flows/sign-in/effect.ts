import type { CodeDestination, EmailAddress, OneTimeCode, PhoneNumber } from '@member-portal/domain/sign-in';
import type { PageName, TrackedEvent } from '@member-portal/domain/telemetry';
import type { TypedContact } from '../../ports/index.ts';

/** Effects of a step of signing in. */
export type SignInEffect =
  /** Cancels pending requests of the step that was left. */
  | { readonly kind: 'cancel' }
  | { readonly kind: 'prepare' }
  | { readonly kind: 'send-code'; readonly destination: CodeDestination }
  | { readonly kind: 'resend-code' }
  | { readonly kind: 'try-other-channel' }
  | {
      readonly kind: 'check-code';
      readonly code: OneTimeCode;
      readonly identity?: { readonly email: EmailAddress; readonly phone: PhoneNumber };
    }
  | { readonly kind: 'keep-typed'; readonly typed: TypedContact }
  /** After this, a reload asks for the address again. */
  | { readonly kind: 'set-aside' }
  | { readonly kind: 'tell-code-awaited' }
  | { readonly kind: 'forget' }
  | { readonly kind: 'record-page'; readonly page: PageName }
  | { readonly kind: 'record'; readonly event: TrackedEvent };
