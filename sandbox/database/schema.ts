import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
import type { PlainDate } from '../calendar/plain-date.ts';
import type { Account } from '../ledger/account.ts';

type Cents = number;
type Instant = number;

interface BuyerTable {
  id: string;
  tenant: string;
  status: string;
  sub_status: string | null;
  email: string;
  phone: string;
  given_name: string;
  family_name: string;
  language: string;
  version: number;
  created_at: Instant;
}

interface ContactTable {
  id: string;
  buyer_id: string;
  type: string;
  line1: string;
  line2: string | null;
  city: string;
  region: string;
  postal_code: string;
  country: string;
}

interface CodeRequestTable {
  id: string;
  tenant: string;
  purpose: 'LOGIN' | 'CONTACT_CHANGE';
  buyer_id: string | null;
  channel: 'SMS' | 'EMAIL';
  address: string;
  code_hash: string;
  created_at: Instant;
  expires_at: Instant;
  /** When its code was accepted. */
  used_at: Instant | null;
  /** When a verified contact change was saved. */
  spent_at: Instant | null;
}

interface PaymentMethodTable {
  id: string;
  tenant: string;
  buyer_id: string;
  type: 'DEBIT_CARD' | 'CREDIT_CARD' | 'BANK_ACCOUNT';
  status: string;
  brand: string | null;
  bank_name: string | null;
  last4: string;
  expires: string | null;
  holder: string;
  added_at: Instant;
  /** Whether the bank behind it refuses a draw. */
  declines: boolean;
  /** Why the bank behind it returns every draw some days later. */
  returns_with: ColumnType<string | null, string | null | undefined, string | null>;
  /** Keyed hash of the number behind it; the number itself is kept nowhere. */
  fingerprint: ColumnType<string | null, string | null | undefined, string | null>;
}

interface GatewaySessionTable {
  id: string;
  /** SHA-256 of the secret in the page's address. */
  token_hash: string;
  tenant: string;
  buyer_id: string;
  purpose: 'ADD_METHOD' | 'CONNECT_ACCOUNT';
  locale: string;
  theme: string;
  /** The only origin that may frame the page and that it reports to. */
  origin: string;
  state: 'OPEN' | 'TERMS_ACCEPTED' | 'COMPLETED' | 'CANCELLED';
  /** The bank that was picked for a connection. */
  bank: string | null;
  method_id: string | null;
  created_at: Instant;
  expires_at: Instant;
}

export interface OrderItem {
  readonly name: string;
  readonly quantity: number;
  readonly price: Cents;
}

interface AgreementTable {
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
  apr: string;
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
  hardship_plan: number | null;
  hardship_until: PlainDate | null;
}

interface InstalmentTable {
  agreement_id: string;
  number: number;
  due_on: PlainDate;
  amount: Cents;
  principal: Cents;
  interest: Cents;
  paid: Cents;
}

interface JournalTable {
  id: string;
  agreement_id: string;
  sequence: number;
  kind: string;
  booked_on: PlainDate;
  payment_id: string | null;
  created_at: Instant;
}

interface PostingTable {
  journal_id: string;
  agreement_id: string;
  account: Account;
  amount: Cents;
}

interface PaymentTable {
  id: string;
  tenant: string;
  buyer_id: string;
  agreement_id: string;
  request_key: string | null;
  /** LENDER is what the lender books by itself, fees and refunds. */
  origin: 'ONETIME' | 'AUTOPAY' | 'LENDER';
  flow: string;
  amount_type: string;
  amount: Cents;
  pay_on: PlainDate;
  status: string;
  activity_status: string;
  activity_type: string;
  confirmation: string | null;
  method_id: string | null;
  document_id: string | null;
  accepted_at: Instant | null;
  retry_of: string | null;
  principal: Cents | null;
  interest: Cents | null;
  fees: Cents | null;
  failure_reason: string | null;
  retry_on: PlainDate | null;
  /** The due day that an autopay draft is for. */
  due_on: PlainDate | null;
  created_at: Instant;
}

interface AutopayTable {
  id: string;
  agreement_id: string;
  method_id: string;
  amount_type: string;
  amount: Cents | null;
  amount_rule: string;
  frequency: 'MONTHLY' | 'BIWEEKLY';
  start_on: PlainDate;
  since: PlainDate;
  notice_waived: boolean;
  document_id: string | null;
  accepted_at: Instant | null;
  paused_reason: string | null;
  ended_at: Instant | null;
  created_at: Instant;
}

interface PreparedDocumentTable {
  id: string;
  tenant: string;
  agreement_id: string;
  kind: string;
  locale: string;
  version: string;
  title: string;
  content: string;
  /** What the document was prepared for; an acceptance has to be for the same. */
  parameters: JSONColumnType<Readonly<Record<string, unknown>>>;
  effective_on: PlainDate;
  created_at: Instant;
}

interface OutboxTable {
  id: string;
  tenant: string;
  channel: 'SMS' | 'EMAIL';
  recipient: string;
  subject: string;
  body: string;
  code: string | null;
  /** Order of arrival, which the clock alone does not tell. */
  position: Generated<number>;
  created_at: Instant;
}

/** A jsonb column that holds any JSON: written as text, read as the value. */
type AnyJson = ColumnType<unknown, string | null, string | null>;

/** The platform's tables as Kysely sees them. */
interface FaultTable {
  id: string;
  tenant: string;
  /** `*` for every method. */
  method: string;
  /** `*` stands for one part of a path, `**` for all that follow. */
  path: string;
  kind: 'LATENCY' | 'STATUS' | 'DROP_BEFORE' | 'DROP_AFTER' | 'GARBAGE';
  status: number | null;
  latency_ms: number | null;
  /** How often it happens still; null until it is removed. */
  times: number | null;
}

interface TelemetryTable {
  position: Generated<number>;
  tenant: string;
  kind: string;
  content: string;
  at: Instant;
}

export interface Database {
  setting: { name: string; value: string };
  buyer: BuyerTable;
  contact: ContactTable;
  code_request: CodeRequestTable;
  login_disclosure: { id: string; request_id: string; type: string; accepted_at: Instant };
  sign_in_guard: {
    account: string;
    attempts: number;
    last_attempt_at: Instant;
    locked_until: Instant | null;
  };
  guess: { account: string; at: Instant };
  outbox: OutboxTable;
  payment_method: PaymentMethodTable;
  gateway_session: GatewaySessionTable;
  fault: FaultTable;
  telemetry: TelemetryTable;
  agreement: AgreementTable;
  instalment: InstalmentTable;
  journal: JournalTable;
  posting: PostingTable;
  prepared_document: PreparedDocumentTable;
  payment: PaymentTable;
  autopay: AutopayTable;
  idempotency: {
    buyer_id: string;
    key: string;
    fingerprint: string;
    state: 'RUNNING' | 'DONE';
    status: number | null;
    answer: AnyJson;
    started_at: Instant;
  };
  flag: { tenant: string; name: string; state: 'ON' | 'OFF' | 'DELETED'; value: AnyJson };
}

export type BuyerRow = Selectable<BuyerTable>;
export type ContactRow = Selectable<ContactTable>;
export type CodeRequestRow = Selectable<CodeRequestTable>;
export type PaymentMethodRow = Selectable<PaymentMethodTable>;
export type GatewaySessionRow = Selectable<GatewaySessionTable>;
export type FaultRow = Selectable<FaultTable>;
export type TelemetryRow = Selectable<TelemetryTable>;
export type AgreementRow = Selectable<AgreementTable>;
export type InstalmentRow = Selectable<InstalmentTable>;
export type PaymentRow = Selectable<PaymentTable>;
export type AutopayRow = Selectable<AutopayTable>;
export type PreparedDocumentRow = Selectable<PreparedDocumentTable>;
export type OutboxRow = Selectable<OutboxTable>;
