import type { PlainDate } from '../calendar/index.ts';
import type { DisclosureKind } from '../disclosure-kind.ts';
import { type LoanSummary, standingOf } from '../loan/index.ts';

type LoanState = Pick<LoanSummary, 'kind' | 'status' | 'subStatus' | 'pastDue'>;

/** Actions with which a buyer accepts a document (specification, section 3: disclosure agreement types). */
export const DISCLOSURE_AGREEMENT_TYPES = ['AUTOPAY_ENROLLMENT', 'ONE_TIME_PAYMENT'] as const;
export type DisclosureAgreementType = (typeof DISCLOSURE_AGREEMENT_TYPES)[number];

/** The authorisation document for a payment: one kind for today, another for a later day. */
export const paymentAuthorisationKind = (payOn: PlainDate, today: PlainDate): DisclosureKind =>
  payOn > today ? 'scheduled-payment' : 'one-time';

/** Statuses of a loan that has not started ("pending"). Split pay has no separate kind for it. */
const NOT_OUTSTANDING_YET: readonly LoanState['status'][] = ['OFFERED', 'REVIEW', 'ACCEPTED'];

/** The authorisation document for turning autopay on or changing it, by the loan's kind and state. */
export const autopayAuthorisationKind = (loan: LoanState): DisclosureKind => {
  const isSplitPay = loan.kind === 'SPLIT_PAY';
  if (NOT_OUTSTANDING_YET.includes(loan.status)) return 'auto-enroll-pending';
  if (standingOf(loan).kind !== 'current')
    return isSplitPay ? 'auto-enroll-past-due-sp' : 'auto-enroll-past-due';
  return isSplitPay ? 'auto-enroll-sp' : 'auto-enroll';
};
