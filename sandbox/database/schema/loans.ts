import type { ColumnType, JSONColumnType, Selectable } from 'kysely';
import type { PlainDate } from '../../calendar/plain-date.ts';
import type { Account } from '../../ledger/account.ts';
import type { Instalment } from '../../ledger/schedule.ts';
import type { Cents, Instant } from './columns.ts';

/** A line of what was bought. */
interface OrderItem {
  readonly name: string;
  readonly quantity: number;
  readonly price: Cents;
}

/** A loan or payment plan. */
export interface AgreementTable {
  id: string;
  tenant: string;
  buyer_id: string;
  number: string;
  kind: 'INSTALLMENT_LOAN' | 'SPLIT_PAY';
  status: string;
  merchant_name: string;
  /** Lower-case text that a search looks in. */
  search: string;
  order_id: string;
  order_source: 'INSTORE' | 'VIRTUALCARD' | 'BANK';
  order_placed_on: PlainDate;
  order_total: Cents;
  order_items: JSONColumnType<readonly OrderItem[]>;
  opened_on: PlainDate;
  closed_on: PlainDate | null;
  matures_on: PlainDate;
  original: Cents;
  currency: 'USD' | 'CAD';
  /** Yearly rate in percent that interest accrues by. */
  rate: string;
  frequency: 'MONTHLY' | 'BIWEEKLY';
  term: number;
  day_count: 'ACTUAL_365' | 'ACTUAL_360' | '30_360';
  rounding: 'HALF_EVEN' | 'HALF_UP';
  accrued_through: PlainDate;
  /** What is owed as booked, kept beside the ledger so that lists sort in the database. */
  balance: Cents;
  /** Due day of the oldest instalment that is not fully paid; 9999-12-31 when all are. */
  oldest_unpaid_on: PlainDate;
  down_payment: Cents | null;
  down_payment_on: PlainDate | null;
  source: string | null;
  /** Names the plan's document; it has no unit. */
  hardship_plan: number | null;
  /** Maximum of an instalment while the plan runs. */
  relief_amount: ColumnType<Cents | null, Cents | null | undefined, Cents | null>;
  hardship_from: ColumnType<PlainDate | null, PlainDate | null | undefined, PlainDate | null>;
  hardship_until: PlainDate | null;
  /** With what the loan began its schedule follows from it; null for a loan that never had one. */
  first_due_on: ColumnType<PlainDate | null, PlainDate | null | undefined, PlainDate | null>;
  /** The agreed instalments where a hardship plan has changed them. */
  agreed_plan: ColumnType<readonly Instalment[] | null, string | null | undefined, string | null>;
}
export type AgreementRow = Selectable<AgreementTable>;

/** One instalment of a schedule. */
export interface InstalmentTable {
  agreement_id: string;
  number: number;
  due_on: PlainDate;
  amount: Cents;
  principal: Cents;
  interest: Cents;
  paid: Cents;
}
export type InstalmentRow = Selectable<InstalmentTable>;

/** A movement in the books of an agreement. */
export interface JournalTable {
  id: string;
  agreement_id: string;
  sequence: number;
  kind: string;
  booked_on: PlainDate;
  payment_id: string | null;
  created_at: Instant;
}

/** What a movement changed on one account. */
export interface PostingTable {
  journal_id: string;
  agreement_id: string;
  account: Account;
  amount: Cents;
}
