export {
  type AutopayDialogSubject,
  type CancelDialogSubject,
  type KeptSubject,
  type LoanDialogSubject,
  openDialogOf,
  type PaymentDialogSubject,
  type PaymentWish,
  type PayoffDialogSubject,
} from './loan-dialog.ts';
