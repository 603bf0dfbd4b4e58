export { CollectHistory } from './collect-history.ts';
export { CountLoans } from './count-loans.ts';
export { ListLoans } from './list-loans.ts';
export { QuotePayoff } from './quote-payoff.ts';
export { ReadHistory } from './read-history.ts';
export { ReadLoan } from './read-loan.ts';
