import { type DocumentKind, PREPARED_KINDS } from '../contract/document.ts';

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

export const isStatic = (kind: DocumentKind): boolean => STATIC.includes(kind);
export const isPublic = (kind: DocumentKind): boolean => PUBLIC.includes(kind);
export const isPrepared = (kind: DocumentKind): boolean =>
  (PREPARED_KINDS as readonly DocumentKind[]).includes(kind);
