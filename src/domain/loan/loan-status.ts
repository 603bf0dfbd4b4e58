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
export type LoanStatus = (typeof LOAN_STATUSES)[number];

/** Loan sub-statuses (specification, section 4). */
export const LOAN_SUB_STATUSES = ['DELINQUENT_PAST_DUE', 'GRACE_PERIOD'] as const;
export type LoanSubStatus = (typeof LOAN_SUB_STATUSES)[number];

/** The two lists under /loans (specification, section 2). */
export type LoanSegment = 'outstanding' | 'closed';

const SEGMENT_OF: Readonly<Record<LoanStatus, LoanSegment | undefined>> = {
  OFFERED: undefined,
  ACCEPTED: 'outstanding',
  REVIEW: 'outstanding',
  OUTSTANDING: 'outstanding',
  PAID: 'closed',
  CHARGED_OFF: 'closed',
  CANCELLED: 'closed',
  CLOSED: 'closed',
  EXPIRED: 'closed',
};

/** The list a loan shows in; an offer that nobody accepted shows in neither. */
export const segmentOf = (status: LoanStatus): LoanSegment | undefined => SEGMENT_OF[status];

/** The statuses of a list, in the specification's order. */
export const statusesOf = (segment: LoanSegment): readonly LoanStatus[] =>
  LOAN_STATUSES.filter((status) => SEGMENT_OF[status] === segment);
