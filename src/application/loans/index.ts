export { CollectHistory, createCollectHistory } from './collect-history.ts';
export { CountLoans, createCountLoans } from './count-loans.ts';
export { createListLoans, ListLoans } from './list-loans.ts';
export { createQuotePayoff, QuotePayoff } from './quote-payoff.ts';
export { createReadHistory, ReadHistory } from './read-history.ts';
export { createReadLoan, ReadLoan } from './read-loan.ts';
