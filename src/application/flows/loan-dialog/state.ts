import type { LoanDialogSubject } from './loan-dialog.ts';

/** The dialog that was opened last over a page. A closed one stays, so that it can restore the focus. */
export interface OpenedDialog {
  readonly subject: LoanDialogSubject;
  readonly open: boolean;
  /** How many were opened so far; each starts fresh. */
  readonly count: number;
}

/** Undefined before one was opened. */
export type LoanDialogsState = OpenedDialog | undefined;
