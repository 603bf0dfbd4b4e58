import type { OneTimeCode } from '@member-portal/domain/sign-in';

/** What the owner of a code entry has to carry out. */
export type CodeEntryEffect =
  | { readonly kind: 'check-code'; readonly code: OneTimeCode }
  | { readonly kind: 'resend-code' };
