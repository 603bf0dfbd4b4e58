export { type KeptSubject, type LoanDialogSubject, openDialogOf, type PaymentWish } from './loan-dialog.ts';
