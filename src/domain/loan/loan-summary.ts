import type { PlainDate } from '../calendar/index.ts';
import type { Money } from '../money/index.ts';
import type { PaymentOnItsWay } from '../payment/index.ts';
import type { Tagged } from '../tagged.ts';
import type { LoanStatus, LoanSubStatus } from './loan-status.ts';
import type { OrderSource } from './order-source.ts';

/** Identifies a payment agreement; `loanId` in routes. */
export type LoanId = Tagged<string, 'LoanId'>;

/** What a payment agreement is: a loan over time at a rate, or a purchase split into a few payments. */
export const LOAN_KINDS = ['INSTALLMENT_LOAN', 'SPLIT_PAY'] as const;
export type LoanKind = (typeof LOAN_KINDS)[number];

/** An amount due on a day. */
export interface AmountDue {
  readonly dueOn: PlainDate;
  readonly amount: Money;
}

/** What a list shows of a payment agreement. */
export interface LoanSummary {
  readonly id: LoanId;
  /** The number a buyer knows the loan by. */
  readonly number: string;
  readonly kind: LoanKind;
  readonly status: LoanStatus;
  readonly subStatus: LoanSubStatus | undefined;
  readonly merchant: string;
  readonly order: {
    readonly id: string;
    readonly source: OrderSource;
    readonly placedOn: PlainDate;
    readonly total: Money;
  };
  readonly openedOn: PlainDate;
  readonly closedOn: PlainDate | undefined;
  readonly maturesOn: PlainDate;
  readonly original: Money;
  readonly balance: Money;
  readonly pastDue: Money;
  readonly nextPayment: AmountDue | undefined;
  readonly installmentsPaid: number;
  readonly installmentsTotal: number;
  readonly autopayEnrolled: boolean;
  /** Payments that are not booked yet; nothing is known of them where the platform does not tell of them in a list. */
  readonly paymentsInProgress: readonly PaymentOnItsWay[] | undefined;
  /** Carried over from the lender's earlier system. */
  readonly migrated: boolean;
}
