import type { OneTimeCode } from '@member-portal/domain/sign-in';

/** Effects that the owner of a code entry runs. */
export type CodeEntryEffect =
  | { readonly kind: 'check-code'; readonly code: OneTimeCode }
  | { readonly kind: 'resend-code' };
