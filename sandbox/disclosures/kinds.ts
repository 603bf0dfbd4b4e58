import type { DocumentKind } from '../contract/document.ts';

/** Kinds that are the same for everybody. */
const STATIC: readonly DocumentKind[] = [
  'terms-of-use',
  'privacy-policy-choices',
  'payment-full-terms',
  'verification-service',
  'credit-score-notice',
];

/** Kinds that sign-in shows, and so are answered without a session. */
const PUBLIC: readonly DocumentKind[] = ['terms-of-use', 'privacy-policy-choices'];

/** Kinds that are prepared before something is done. */
const PREPARED: readonly DocumentKind[] = [
  'one-time',
  'scheduled-payment',
  'auto-enroll',
  'auto-enroll-sp',
  'auto-enroll-pending',
  'auto-enroll-past-due',
  'auto-enroll-past-due-sp',
  'checkout-auto-enroll-sp',
];

export const isStatic = (kind: DocumentKind): boolean => STATIC.includes(kind);
export const isPublic = (kind: DocumentKind): boolean => PUBLIC.includes(kind);
export const isPrepared = (kind: DocumentKind): boolean => PREPARED.includes(kind);
