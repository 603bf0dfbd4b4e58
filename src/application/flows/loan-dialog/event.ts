import type { KeptSubject, LoanDialogSubject } from './loan-dialog.ts';

/** What a buyer does with the dialogs of a page. */
export type LoanDialogsEvent =
  | { readonly kind: 'open'; readonly subject: LoanDialogSubject }
  | { readonly kind: 'close' };

/** What comes back: this one was open at a reload or a forced end of the session. */
export interface DialogFound {
  readonly kind: 'found';
  readonly subject: KeptSubject;
}
