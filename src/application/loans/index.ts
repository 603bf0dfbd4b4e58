export { CollectHistory } from './collect-history.ts';
export { CountLoans } from './count-loans.ts';
export {
  ASKABLE_STATUSES,
  type HistoryFilter,
  historyAsked,
  isFiltered,
  queryOfHistory,
} from './history-filter.ts';
export { ListLoans } from './list-loans.ts';
export { loanList, totalsOfLoans } from './loan-lists.ts';
export {
  addressOfView,
  firstViewOf,
  type LoanSort,
  type LoanState,
  type LoanView,
  loanStatesOf,
  queryOfView,
  searchAsked,
  sortsOf,
  viewAsked,
} from './loan-view.ts';
export { QuotePayoff } from './quote-payoff.ts';
export { ReadHistory } from './read-history.ts';
export { ReadLoan } from './read-loan.ts';
