import type { LoanDetailTruth } from './truth.ts';

/** What borrowers look up and download about a loan, and what they can check on the screen. */
export interface LoansPortal {
  /** On a loan's page: what was bought, what its rate means, and the whole schedule. */
  unfoldsLoan(loan: LoanDetailTruth): Promise<void>;
  /** From a loan's page: the due dates that are to come, as a calendar file. */
  keepsDueDates(loan: LoanDetailTruth): Promise<string>;
  /** From a loan's page: all that happened on it, and that as a spreadsheet. */
  keepsHistory(loan: LoanDetailTruth): Promise<string>;
  /** From a loan's page: its agreement, by itself; it names the loan and says its title once. */
  readsAgreement(loan: LoanDetailTruth): Promise<void>;
  /** The full terms of payments, which belong to no loan. */
  readsFullTerms(): Promise<void>;
}
