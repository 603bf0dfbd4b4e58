/** Loan statuses (specification, section 4). */
export const LOAN_STATUSES = [
  'OFFERED',
  'ACCEPTED',
  'EXPIRED',
  'REVIEW',
  'OUTSTANDING',
  'PAID',
  'CHARGED_OFF',
  'CANCELLED',
  'CLOSED',
] as const;
export type KnownLoanStatus = (typeof LOAN_STATUSES)[number];

/** A loan's status; UNKNOWN_STATUS for a state that the specification does not list. */
export type LoanStatus = KnownLoanStatus | 'UNKNOWN_STATUS';

/** Parses the platform's status text. */
export const loanStatusOf = (text: string): LoanStatus =>
  LOAN_STATUSES.find((status) => status === text) ?? 'UNKNOWN_STATUS';

/** Loan sub-statuses (specification, section 4). */
export const LOAN_SUB_STATUSES = ['DELINQUENT_PAST_DUE', 'GRACE_PERIOD'] as const;
export type LoanSubStatus = (typeof LOAN_SUB_STATUSES)[number];

/** The two lists under /loans (specification, section 2). */
export type LoanSegment = 'outstanding' | 'closed';

const SEGMENT_STATUSES: Readonly<Record<LoanSegment, readonly KnownLoanStatus[]>> = {
  outstanding: ['ACCEPTED', 'REVIEW', 'OUTSTANDING'],
  closed: ['EXPIRED', 'PAID', 'CHARGED_OFF', 'CANCELLED', 'CLOSED'],
};

/** The statuses of a list, in the specification's order. */
export const statusesOf = (segment: LoanSegment): readonly KnownLoanStatus[] => SEGMENT_STATUSES[segment];

/** The list that a loan belongs to; undefined for an offer that was not accepted and for an unknown status. */
export const segmentOf = (status: LoanStatus): LoanSegment | undefined =>
  (['outstanding', 'closed'] as const).find((segment) =>
    SEGMENT_STATUSES[segment].some((listed) => listed === status),
  );
