export { BeginLoanSearch } from './create.ts';
export type { LoanSearchEvent } from './event.ts';
export type { LoanSearch } from './state.ts';
