import type { PreparedDocumentTable } from './schema/documents.ts';
import type { AgreementTable, InstalmentTable, JournalTable, PostingTable } from './schema/loans.ts';
import type {
  DeskPressTable,
  FaultTable,
  FlagTable,
  OutboxTable,
  PolicyReportTable,
  SettingTable,
  TelemetryTable,
} from './schema/operations.ts';
import type { AutopayTable, IdempotencyTable, PaymentTable, WithheldDraftTable } from './schema/payments.ts';
import type { BuyerTable, ContactTable } from './schema/people.ts';
import type {
  CodeRequestTable,
  EndedSessionTable,
  GuessTable,
  LoginDisclosureTable,
  SignInGuardTable,
} from './schema/sign-in.ts';
import type { GatewaySessionTable, PaymentMethodTable } from './schema/wallet.ts';
import type { WorkAsideTable, WorkItemTable, WorkPassTable } from './schema/work.ts';

export type { AgreementRow, InstalmentRow } from './schema/loans.ts';
export type { FaultRow, OutboxRow, TelemetryRow } from './schema/operations.ts';
export type { AutopayRow, PaymentRow } from './schema/payments.ts';
export type { BuyerRow, ContactRow } from './schema/people.ts';
export type { CodeRequestRow } from './schema/sign-in.ts';
export type { GatewaySessionRow, PaymentMethodRow } from './schema/wallet.ts';
export type { WorkAsideRow, WorkItemRow } from './schema/work.ts';

/** The platform's tables as Kysely sees them. */
export interface Database {
  setting: SettingTable;
  buyer: BuyerTable;
  contact: ContactTable;
  code_request: CodeRequestTable;
  login_disclosure: LoginDisclosureTable;
  sign_in_guard: SignInGuardTable;
  guess: GuessTable;
  ended_session: EndedSessionTable;
  outbox: OutboxTable;
  payment_method: PaymentMethodTable;
  gateway_session: GatewaySessionTable;
  fault: FaultTable;
  desk_press: DeskPressTable;
  telemetry: TelemetryTable;
  policy_report: PolicyReportTable;
  agreement: AgreementTable;
  instalment: InstalmentTable;
  journal: JournalTable;
  posting: PostingTable;
  prepared_document: PreparedDocumentTable;
  payment: PaymentTable;
  autopay: AutopayTable;
  withheld_draft: WithheldDraftTable;
  idempotency: IdempotencyTable;
  flag: FlagTable;
  work_pass: WorkPassTable;
  work_item: WorkItemTable;
  work_aside: WorkAsideTable;
}
