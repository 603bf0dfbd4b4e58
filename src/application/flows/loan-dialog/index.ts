export { BeginLoanDialogs } from './create.ts';
export type { LoanDialogsEvent } from './event.ts';
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
export type { LoanDialogsState, OpenedDialog } from './state.ts';
