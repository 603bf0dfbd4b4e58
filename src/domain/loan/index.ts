export type { InvalidId } from '../identifier.ts';
export { asOfDate } from './as-of-date.ts';
export { type BesidePayoff, besidePayoff, type LeftAfterPayoff, leftAfterPayoff } from './beside-payoff.ts';
export { dayOfChoice } from './day-of-choice.ts';
export { expectedSchedule, scheduleInBrief } from './expected-schedule.ts';
export { type HardshipSchedule, hardshipScheduleOf } from './hardship-schedule.ts';
export { type MoneyInProgress, moneyInProgress } from './in-progress.ts';
export { type InstallmentAhead, installmentsAhead } from './installments-ahead.ts';
export { interestPerDay } from './interest-per-day.ts';
export { isPastDue } from './is-past-due.ts';
export {
  type AllocationPart,
  INSTALLMENT_STATUSES,
  type Installment,
  type InstallmentStatus,
  type Loan,
  type LoanAutopay,
  type LoanDocument,
  type LoanTerms,
  type PayoffQuote,
} from './loan.ts';
export { countLoans, type LoanCounts } from './loan-counts.ts';
export {
  type KnownLoanStatus,
  LOAN_STATUSES,
  LOAN_SUB_STATUSES,
  type LoanSegment,
  type LoanStatus,
  type LoanSubStatus,
  loanStatusOf,
  segmentOf,
  statusesOf,
} from './loan-status.ts';
export {
  type AmountDue,
  LOAN_KINDS,
  type LoanId,
  type LoanKind,
  type LoanSummary,
  type LoanTotals,
  loanId,
  type NextDraft,
} from './loan-summary.ts';
export { isMigrated, MIGRATION_SOURCE } from './migration.ts';
export {
  ORDER_SOURCES,
  type OrderSource,
} from './order-source.ts';
export { type OwedBreakdown, type OwedParts, owedBreakdown } from './owed-breakdown.ts';
export { pastDueAfter } from './past-due-after.ts';
export {
  isBeingPaidOff,
  isLent,
  isOwedThoughClosed,
  isPayable,
  type PaidLoan,
  paidOffOn,
} from './payability.ts';
export {
  paymentTimeline,
  type TimelinePayment,
  type TimelineState,
} from './payment-timeline.ts';
export { type LoanProgress, progressOf } from './progress.ts';
export { type LoanStanding, standingOf } from './standing.ts';
