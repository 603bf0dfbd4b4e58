export {
  type Allocation,
  allocate,
  applyPayment,
  type ProjectedPayment,
  positionAfter,
  projectedInProgress,
} from './apply-payment.ts';
export { type BalanceCourse, balanceCourse, type CoursePoint } from './balance-course.ts';
export { effectInProgress } from './effect-in-progress.ts';
export { type ExtraPayment, extraPayments } from './extra-payments.ts';
export {
  type AnnualRate,
  annualRate,
  divideRounded,
  type InterestTerms,
  type InvalidRate,
  interestBetween,
  interestDays,
} from './interest.ts';
export {
  accrueTo,
  type LoanPosition,
  type Parts,
  type PlannedInstalment,
  positionOf,
  totalOf,
} from './loan-position.ts';
export { type DueLoan, nextDueAfter } from './next-due-after.ts';
export { type PayingMore, previewPayingMore } from './preview-paying-more.ts';
export { type PaymentPreview, previewPayment } from './preview-payment.ts';
export { type Projection, projectSchedule } from './project-schedule.ts';
