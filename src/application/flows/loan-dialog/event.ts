import type { KeptSubject, LoanDialogSubject } from './loan-dialog.ts';

/** A buyer's actions on a page's dialogs. */
export type LoanDialogsEvent =
  | { readonly kind: 'open'; readonly subject: LoanDialogSubject }
  | { readonly kind: 'close' };

/** Reports the dialog that was open at a reload or a forced sign-out. */
export interface DialogFound {
  readonly kind: 'found';
  readonly subject: KeptSubject;
}
