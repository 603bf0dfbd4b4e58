/** Disclosure document kinds (specification, section 3). `-sp` is split pay, `cob` the cost of borrowing in Canada. */
export const DISCLOSURE_KINDS = [
  'loan-agreement',
  'loan-agreement-sp',
  'cob-activation',
  'cob-maintenance',
  'cob',
  'one-time',
  'auto-enroll',
  'auto-enroll-sp',
  'auto-enroll-pending',
  'auto-enroll-past-due',
  'auto-enroll-past-due-sp',
  'scheduled-payment',
  'tila',
  'credit-score-notice',
  'payment-full-terms',
  'copy-of-authorization',
  'copy-of-authorization-sp',
  'terms-of-use',
  'privacy-policy-choices',
  'checkout-auto-enroll-sp',
  'hardship-confirm-0',
  'hardship-confirm-29',
  'hardship-confirm-59',
  'verification-service',
  'poa',
  'payment-confirm',
] as const;
export type DisclosureKind = (typeof DISCLOSURE_KINDS)[number];

/** Whether text from a route or a platform is a document kind. */
export const isDisclosureKind = (text: string): text is DisclosureKind =>
  DISCLOSURE_KINDS.some((kind) => kind === text);
