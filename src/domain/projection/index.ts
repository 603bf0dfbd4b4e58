export { type Allocation, allocate, type Parts, totalOf } from './allocate.ts';
export { applyPayment, type ProjectedPayment, positionAfter } from './apply-payment.ts';
export { type BalanceCourse, balanceCourse, type CoursePoint } from './balance-course.ts';
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
export { accrueTo, type LoanPosition, type PlannedInstalment, positionOf } from './loan-position.ts';
export { type PayingMore, previewPayingMore } from './preview-paying-more.ts';
export { type PaymentPreview, previewPayment } from './preview-payment.ts';
export { type Projection, projectSchedule } from './project-schedule.ts';
export { projectedInProgress } from './projected-in-progress.ts';
