import type { AddressWish } from './account-portal.ts';
import type {
  AutopayTruth,
  LoanDetailTruth,
  LoanTruth,
  MethodTruth,
  PaymentTruth,
  PayoffTruth,
} from './truth.ts';

/** A borrower of the demonstration, as the platform knows them. */
export interface Borrower {
  readonly id: string;
  readonly email: string;
  readonly mobile: string;
  readonly fullName: string;
}

/** A session as a page stores it; times in epoch milliseconds. */
export interface StoredSession {
  readonly token: string;
  readonly tokenExpiresAt: number;
  readonly buyerId: string;
  readonly receivedAt: number;
}

/** The lender's side, seen without the portal: what is true, and what arrived in somebody's inbox. */
export interface Platform {
  /** Today on the lender's calendar, and a business day some days later. */
  today(): string;
  businessDayAfter(days: number): string;
  borrower(givenName: string): Promise<Borrower>;
  /** The newest code sent to an address; fails when none arrives. */
  newestCode(address: string): Promise<string>;
  /** A session that the lender has opened for the borrower just now, as the portal stores one. */
  sessionOf(of: Borrower): Promise<StoredSession>;
  messagesTo(address: string): Promise<readonly string[]>;
  loans(of: Borrower, segment: 'outstanding' | 'closed'): Promise<readonly LoanTruth[]>;
  loan(of: Borrower, id: string): Promise<LoanDetailTruth>;
  /** The address on file, and the language in which the lender writes. */
  address(of: Borrower): Promise<AddressWish>;
  language(of: Borrower): Promise<string>;
  autopay(of: Borrower, loanId: string): Promise<AutopayTruth>;
  methods(of: Borrower): Promise<readonly MethodTruth[]>;
  payoff(of: Borrower, loanId: string, on: string): Promise<PayoffTruth>;
  /** Id of the method that autopay of a loan draws on. */
  autopayMethod(of: Borrower, loanId: string): Promise<string | undefined>;
  /** The borrower pays a free amount on the loan, today where no later day is given, past the portal. */
  paysElsewhere(
    of: Borrower,
    loanId: string,
    methodId: string,
    amount: number,
    payOn?: string,
  ): Promise<void>;
  /** Every one-time payment in the books of a loan that was made by the borrower in this scenario. */
  paymentsMade(loanId: string): Promise<readonly PaymentTruth[]>;
}
