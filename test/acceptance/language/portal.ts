import type { AccountPortal } from './account-portal.ts';
import type { AutopayPortal } from './autopay-portal.ts';
import type { LoansPortal } from './loans-portal.ts';
import type { MethodsPortal } from './methods-portal.ts';
import type { PayoffPortal } from './payoff-portal.ts';
import type { StoredSession } from './platform.ts';
import type { LoanDetailTruth, LoanTruth, MethodTruth, PaymentTruth } from './truth.ts';

/** A payment as a borrower wants it. */
export interface PaymentWish {
  readonly loan: LoanTruth;
  readonly amount: number;
  readonly payOn: string;
  readonly method: MethodTruth;
}

/**
 * The portal in a borrower's words: what they do, and what they can check on the screen. A driver implements it: the
 * use cases alone, or a page in a browser. What is seen is compared with the platform's truth by the driver, which
 * throws where they differ.
 */
export interface Portal extends AccountPortal, AutopayPortal, LoansPortal, MethodsPortal, PayoffPortal {
  opensLoanAddress(loanId: string): Promise<void>;
  isAskedToSignIn(): Promise<void>;

  asksForCodeByEmail(typed: string): Promise<void>;
  asksForCodeByMobile(typed: string): Promise<void>;
  isAskedForCodeSentTo(address: string): Promise<void>;
  entersCode(typed: string): Promise<void>;
  isToldTriesLeft(tries: number): Promise<void>;
  /** Told that no code is taken for so many minutes, give or take the one that has begun. */
  isToldLockedFor(minutes: number): Promise<void>;
  /** Types the right code while locked; true when the portal still does not sign in. */
  isRefusedByLock(code: string): Promise<boolean>;
  isAskedForBothAddresses(): Promise<void>;
  givesBothAddresses(email: string, mobile: string): Promise<void>;
  /** Sees that the two do not match, in a message that reveals nothing about any account. */
  isToldOfMismatch(): Promise<void>;
  isSignedIn(): Promise<void>;
  /** Comes back to the portal with a session that this tab has stored. */
  comesBackWith(session: StoredSession): Promise<void>;
  reloads(): Promise<void>;

  seesLoans(segment: 'outstanding' | 'closed', loans: readonly LoanTruth[]): Promise<void>;
  opensLoan(loan: LoanTruth): Promise<void>;
  seesLoan(loan: LoanDetailTruth): Promise<void>;
  isToldLoanIsUnknown(): Promise<void>;

  beginsPayment(loan: LoanTruth): Promise<void>;
  /** Chooses another amount than the instalment, a day and a method, and continues to the review. */
  fillsInPayment(wish: PaymentWish): Promise<void>;
  /** Types an amount that cannot be paid, and sees the error without leaving the form. */
  isRefusedAmount(typed: string): Promise<void>;
  seesReview(wish: PaymentWish): Promise<void>;
  /** Told at the button that pays what it agrees to. */
  seesWhatPayingAgreesTo(): Promise<void>;
  pays(): Promise<void>;
  /** Pays by two gestures at once, where there are gestures. */
  paysTwiceAtOnce(how: 'double click' | 'Enter and click'): Promise<void>;
  isToldPaymentIsMade(wish: PaymentWish): Promise<{ readonly confirmation: string }>;
  seesPaymentInProgress(loan: LoanTruth, payment: PaymentTruth): Promise<void>;
  /** Back at the list, before anybody asks for it again. */
  seesPaymentListed(loan: LoanTruth, payment: PaymentTruth): Promise<void>;

  /** From now on nothing reaches the platform, until the connection is back. */
  losesConnection(): Promise<void>;
  regainsConnection(): Promise<void>;
  /** The next payment reaches the platform and is booked there; its answer is lost on the way back. */
  losesAnswerToNextPayment(): Promise<void>;
  /** Told so, with a way to try again, and what was typed still there. */
  isToldPlatformIsUnreachable(): Promise<void>;
  /** Sees that the outcome of the payment is not known yet. */
  isToldOutcomeIsUnknown(): Promise<void>;
  triesAgain(): Promise<void>;

  signsOut(): Promise<void>;
  isSignedOut(): Promise<void>;
  /** Nothing that this page or its storage still holds contains any of these texts. */
  holdsNothingOf(secrets: readonly string[]): Promise<void>;
  opensAnotherTab(): Promise<Portal>;
}
