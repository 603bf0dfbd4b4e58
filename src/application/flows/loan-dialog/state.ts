import type { LoanDialogSubject } from './loan-dialog.ts';

/** The last dialog opened on a page. A closed one is kept, so that the focus can be restored. */
export interface OpenedDialog {
  readonly subject: LoanDialogSubject;
  readonly open: boolean;
  /** How many were opened so far; each starts with a new state. */
  readonly count: number;
}

/** Undefined until a dialog is opened. */
export type LoanDialogsState = OpenedDialog | undefined;
