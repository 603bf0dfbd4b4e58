import type { Locale } from '../contract/wire-values.ts';
import type { LoanPlan } from './loan-plan.ts';

/** A demo borrower in the initial data. */
export interface Person {
  readonly tenant: string;
  /** What they show, in a few words for a list. */
  readonly situation: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  readonly phone: string;
  readonly language: Locale;
  readonly address: {
    readonly line1: string;
    readonly line2?: string;
    readonly city: string;
    readonly region: string;
    readonly postalCode: string;
    readonly country: 'US' | 'CA';
  };
  readonly methods: readonly Wallet[];
  readonly loans: readonly LoanPlan[];
  /** Absent for somebody in good standing. */
  readonly standing?: { readonly status: string; readonly subStatus: string };
}

/** A payment method in the gateway's wallet. The first one is what past payments and autopay drew on. */
export interface Wallet {
  readonly type: 'BANK_ACCOUNT' | 'DEBIT_CARD' | 'CREDIT_CARD';
  readonly brand?: string;
  readonly bankName?: string;
  readonly last4: string;
  /** Years until a card's last month. */
  readonly expiresInYears?: number;
  readonly declines?: boolean;
  /** Why the bank behind it returns draws. */
  readonly returnsWith?: string;
}
