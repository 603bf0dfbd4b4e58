export { createListLoans, ListLoans } from './list-loans.ts';
export { createReadHistory, ReadHistory } from './read-history.ts';
export { createReadLoan, ReadLoan } from './read-loan.ts';
