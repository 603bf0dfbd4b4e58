export { ClosedLoansPage } from './ClosedLoansPage.tsx';
export { OutstandingLoansPage } from './OutstandingLoansPage.tsx';
