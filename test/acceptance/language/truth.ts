/** Amounts, dates and words as the lender's platform has them: what every front end has to agree with. Cents and ISO days. */
export interface LoanTruth {
  readonly id: string;
  readonly number: string;
  readonly merchant: string;
  readonly source: 'INSTORE' | 'VIRTUALCARD' | 'BANK';
  readonly status: string;
  readonly subStatus: string | undefined;
  readonly currency: 'USD' | 'CAD';
  readonly balance: number;
  readonly pastDue: number;
  readonly next: { readonly dueOn: string; readonly amount: number } | undefined;
  readonly installmentsPaid: number;
  readonly installmentsTotal: number;
  readonly autopay: boolean;
  readonly closedOn: string | undefined;
}

/** One line of a loan's schedule. */
interface InstallmentTruth {
  readonly number: number;
  readonly dueOn: string;
  readonly amount: number;
  readonly status: string;
}

/** A loan with what its own page shows. */
export interface LoanDetailTruth extends LoanTruth {
  readonly apr: string;
  readonly schedule: readonly InstallmentTruth[];
  readonly inProgress: readonly PaymentTruth[];
  readonly limits: { readonly min: number; readonly max: number };
}

/** A way to pay that the gateway keeps. */
export interface MethodTruth {
  readonly id: string;
  readonly type: 'DEBIT_CARD' | 'CREDIT_CARD' | 'BANK_ACCOUNT';
  readonly last4: string;
}

/** What it costs to pay a loan off on a day. */
export interface PayoffTruth {
  readonly amount: number;
  readonly goodThrough: string;
  /** Decimal text in currency units. */
  readonly perDiem: string;
}

/** A payment as the platform booked it. */
export interface PaymentTruth {
  readonly amount: number;
  readonly payOn: string;
  readonly confirmation: string;
  readonly methodLast4: string;
}

/** Autopay of a loan as the platform has it, with the drafts to come. */
export interface AutopayTruth {
  readonly enrolled: boolean;
  readonly methodId: string | undefined;
  readonly drafts: readonly { readonly on: string; readonly amount: number }[];
}
