import type { DisclosureKind } from '../disclosure-kind.ts';
import type { FlowType } from '../payment/index.ts';

/** How a document is requested (specification, section 7: disclosure). */
export type DisclosureCall =
  /** Prepared before an action, with the buyer's choices. */
  | 'prepare'
  /** Belongs to a loan. */
  | 'loan'
  /** Belongs to one payment or enrolment. */
  | 'target'
  /** The same for every buyer. */
  | 'static';

/** Where a document is used. */
export interface DisclosureUse {
  readonly call: DisclosureCall;
  /** Flows that show or prepare it; empty for documents that are only read. */
  readonly flows: readonly FlowType[];
  /** The kind of loan it is for; any if absent. */
  readonly loanKind?: 'INSTALLMENT_LOAN' | 'SPLIT_PAY';
  /** The loan state it is for; any if absent. Pending is a loan that is not outstanding yet. */
  readonly loanState?: 'pending' | 'past-due' | 'hardship-0' | 'hardship-29' | 'hardship-59';
  /** The country whose law requires it; both if absent. */
  readonly country?: 'US' | 'CA';
}

const AUTOPAY_FLOWS: readonly FlowType[] = ['AUTOPAY_ENROLL', 'MANAGE_AUTOPAY'];
const PAYMENT_FLOWS: readonly FlowType[] = ['MAKE_PAYMENT', 'PAY_OFF'];
const loan = { call: 'loan', flows: [] } as const;
const page = { call: 'static', flows: [] } as const;
const receipt = { call: 'target', flows: [] } as const;
const autopay = { call: 'prepare', flows: AUTOPAY_FLOWS } as const;

/** Every document kind with its call, flow and loan state. */
export const DISCLOSURE_TABLE: Readonly<Record<DisclosureKind, DisclosureUse>> = {
  'loan-agreement': { ...loan, loanKind: 'INSTALLMENT_LOAN' },
  'loan-agreement-sp': { ...loan, loanKind: 'SPLIT_PAY' },
  'cob-activation': { ...loan, loanState: 'pending', country: 'CA' },
  'cob-maintenance': { ...loan, country: 'CA' },
  cob: { ...loan, country: 'CA' },
  'one-time': { call: 'prepare', flows: PAYMENT_FLOWS },
  'auto-enroll': { ...autopay, loanKind: 'INSTALLMENT_LOAN' },
  'auto-enroll-sp': { ...autopay, loanKind: 'SPLIT_PAY' },
  'auto-enroll-pending': { ...autopay, loanState: 'pending' },
  'auto-enroll-past-due': { ...autopay, loanKind: 'INSTALLMENT_LOAN', loanState: 'past-due' },
  'auto-enroll-past-due-sp': { ...autopay, loanKind: 'SPLIT_PAY', loanState: 'past-due' },
  'scheduled-payment': { call: 'prepare', flows: PAYMENT_FLOWS },
  tila: { ...loan, country: 'US' },
  'credit-score-notice': page,
  'payment-full-terms': page,
  'copy-of-authorization': { ...receipt, loanKind: 'INSTALLMENT_LOAN' },
  'copy-of-authorization-sp': { ...receipt, loanKind: 'SPLIT_PAY' },
  'terms-of-use': page,
  'privacy-policy-choices': page,
  'checkout-auto-enroll-sp': { ...receipt, loanKind: 'SPLIT_PAY' },
  'hardship-confirm-0': { ...loan, loanState: 'hardship-0' },
  'hardship-confirm-29': { ...loan, loanState: 'hardship-29' },
  'hardship-confirm-59': { ...loan, loanState: 'hardship-59' },
  'verification-service': page,
  poa: loan,
  'payment-confirm': receipt,
};
