export { coveredLines } from './covered-lines.ts';
export type { DraftedLoan } from './draft-ahead.ts';
export { pastDueLeft } from './in-progress-toward.ts';
export { isUpToDate } from './is-up-to-date.ts';
export { type Lead, leadOf, type OtherLoans } from './lead-of.ts';
export type { ComesNext, LoanToday, NothingDueReason, Processing } from './loan-today.ts';
export { loanTodayOf } from './loan-today-of.ts';
export { nextToPay } from './next-to-pay.ts';
export type { TodayFacts } from './today-facts.ts';
