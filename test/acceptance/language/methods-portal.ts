import type { LoanTruth, MethodTruth } from './truth.ts';

/** A card as a borrower types it. */
interface CardWish {
  readonly holder: string;
  readonly number: string;
  /** `MM/YY`. */
  readonly expiry: string;
  readonly securityCode: string;
}

/** A bank account as a borrower types it: a routing number in the US, institution and transit number in Canada. */
interface BankWish {
  readonly holder: string;
  readonly place: Readonly<Record<string, string>>;
  readonly account: string;
  readonly accountType: 'CHECKING' | 'SAVINGS';
}

/** Why a method was not added, by the gateway's key. */
type MethodError =
  | 'invalidAccountNumber'
  | 'blockedBankAccount'
  | 'duplicateBankAccount'
  | 'invalidCardNumber';

/** What borrowers do with payment methods, and what they can check on the screen. */
export interface MethodsPortal {
  /** The account page lists exactly these. */
  seesMethods(methods: readonly MethodTruth[]): Promise<void>;
  /** Begins to add a method, whose numbers are typed on the gateway's page. */
  beginsToAddMethod(): Promise<void>;
  givesCard(wish: CardWish): Promise<void>;
  givesBankAccount(wish: BankWish): Promise<void>;
  /** Reads and agrees to the terms of the verification service, instead of typing numbers. */
  agreesToConnect(): Promise<void>;
  /** Signs in at the first bank that is offered. */
  signsInAtBank(user: string): Promise<void>;
  isToldWhyNotAdded(error: MethodError): Promise<void>;
  isToldMethodAdded(): Promise<void>;
  /** Asks to remove a method, and confirms. */
  removesMethod(method: MethodTruth): Promise<void>;
  isToldMethodRemoved(): Promise<void>;
  /** Told that nothing was removed, because autopay of this loan draws on it. */
  isToldAutopayUsesMethod(loan: LoanTruth): Promise<void>;
}
