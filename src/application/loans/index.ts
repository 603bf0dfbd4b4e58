export { CollectHistory } from './collect-history.ts';
export { CountLoans } from './count-loans.ts';
export {
  FILTER_STATUSES,
  type HistoryFilter,
  historyFilterFrom,
  isFiltered,
  queryOfHistory,
} from './history-filter.ts';
export { ListLoans } from './list-loans.ts';
export { loanList, totalsOfLoans } from './loan-lists.ts';
export {
  addressOfView,
  firstViewOf,
  LONGEST_SEARCH,
  type LoanSort,
  type LoanState,
  type LoanView,
  loanStatesOf,
  queryOfView,
  searchFrom,
  sortsOf,
  viewFrom,
} from './loan-view.ts';
export { QuotePayoff } from './quote-payoff.ts';
export { ReadAhead } from './read-ahead.ts';
export { ReadHistory } from './read-history.ts';
export { ReadLoan } from './read-loan.ts';
