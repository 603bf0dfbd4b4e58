import type { AutopayTruth, LoanTruth, MethodTruth, PaymentTruth } from './truth.ts';

/** Autopay as a borrower wants it: what is due, from a method. */
export interface AutopayWish {
  readonly loan: LoanTruth;
  readonly method: MethodTruth;
}

/** What a borrower does about payments that are still to come. */
export interface AutopayPortal {
  /** Opens the way to turn autopay on, or where it is on, to manage it. */
  opensAutopay(loan: LoanTruth): Promise<void>;
  /**
   * Chooses what is due each time and a method, waives the notice where there is one, and continues to the
   * review.
   */
  fillsInAutopay(wish: AutopayWish): Promise<void>;
  seesAutopayReview(wish: AutopayWish): Promise<void>;
  /** Tries to continue with the box unticked, and is asked to tick it. */
  /** Told at the button that saves what it agrees to. */
  seesWhatEnrollingAgreesTo(): Promise<void>;
  agreesToAutopay(): Promise<void>;
  /** Told that it is on or changed, from which method, with the platform's next drafts. */
  isToldAutopayStands(wish: AutopayWish, drafts: AutopayTruth['drafts']): Promise<void>;
  seesAutopay(loan: LoanTruth, method: MethodTruth, drafts: AutopayTruth['drafts']): Promise<void>;
  /** Chooses another method for autopay and continues to the review of that change. */
  changesAutopayMethod(method: MethodTruth): Promise<void>;
  /** Sees first which drafts are dropped, turns it off and sees that it is off. */
  turnsAutopayOff(stopped: AutopayTruth['drafts']): Promise<void>;
  /** Cancels a scheduled payment on the loan's page and sees that it was cancelled. */
  cancelsPayment(loan: LoanTruth, payment: PaymentTruth): Promise<void>;
  seesNoPaymentInProgress(loan: LoanTruth): Promise<void>;
}
