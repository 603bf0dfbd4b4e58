import { readLoansAhead } from './use-loans.ts';

export { ClosedLoansPage } from './ClosedLoansPage.tsx';
export { OutstandingLoansPage } from './OutstandingLoansPage.tsx';
export const readOutstandingAhead = readLoansAhead('outstanding');
export const readClosedAhead = readLoansAhead('closed');
