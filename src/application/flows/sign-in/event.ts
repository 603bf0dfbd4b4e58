import type { DeliveryMethod } from '@member-portal/domain/sign-in';
import type { PendingSignIn } from '../../ports/index.ts';
import type { OtherChannelProblem, ResendProblem, SignInProblem } from '../../sign-in/index.ts';
import type { CodeEntryEvent } from '../code-entry/index.ts';
import type { ContactField } from './state.ts';

/** A visitor's actions while signing in. */
export type SignInEvent =
  | CodeEntryEvent
  /** The visitor starts using the form: loads its handlers, if that was postponed. */
  | { readonly kind: 'prepare' }
  | { readonly kind: 'type'; readonly field: ContactField; readonly text: string }
  /** Asks for an address of the other kind, instead or after a code was sent. */
  | { readonly kind: 'choose-method'; readonly method: DeliveryMethod }
  | { readonly kind: 'send-code' }
  | { readonly kind: 'try-other-channel' }
  | { readonly kind: 'submit-both' }
  /** Restarts: on request, or after a lockout. */
  | { readonly kind: 'start-over' }
  /** Another person signs in instead of the locked-out one, and must not see what was typed. */
  | { readonly kind: 'switch-person' };

/** Results of the effects of signing in. */
export type SignInResult =
  | { readonly kind: 'sent'; readonly pending: PendingSignIn }
  | { readonly kind: 'unsent'; readonly problem: ResendProblem | OtherChannelProblem }
  | { readonly kind: 'opened' }
  | {
      readonly kind: 'refused';
      readonly problem: SignInProblem | { readonly kind: 'no-code-requested' };
      /** The pending sign-in after the refusal. */
      readonly pending: PendingSignIn | undefined;
    };
