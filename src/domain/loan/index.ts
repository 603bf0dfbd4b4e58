export {
  type AllocationPart,
  type AmountDue,
  INSTALLMENT_STATUSES,
  type Installment,
  type InstallmentStatus,
  type Loan,
  type LoanAutopay,
  type LoanId,
  type LoanKind,
  type LoanSummary,
  type LoanTerms,
  ORDER_SOURCES,
  type OrderSource,
  type PaymentOption,
  type PayoffQuote,
} from './loan.ts';
export {
  LOAN_STATUSES,
  LOAN_SUB_STATUSES,
  type LoanSegment,
  type LoanStatus,
  type LoanSubStatus,
  segmentOf,
  statusesOf,
} from './loan-status.ts';
export { isPastDue, nextDueOf } from './next-due.ts';
