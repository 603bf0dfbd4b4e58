import type { KeptSubject, LoanDialogSubject } from './loan-dialog.ts';

/** What a buyer does with the dialogs of a page. */
export type LoanDialogsEvent =
  | { readonly kind: 'open'; readonly subject: LoanDialogSubject }
  | { readonly kind: 'close' };

/** What comes back: this one stood open when the page was reloaded, or the session was ended by force. */
export interface DialogFound {
  readonly kind: 'found';
  readonly subject: KeptSubject;
}
