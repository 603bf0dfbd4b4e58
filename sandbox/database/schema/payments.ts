import type { Selectable } from 'kysely';
import type { PlainDate } from '../../calendar/plain-date.ts';
import type { AnyJson, Cents, Instant } from './columns.ts';

/** A payment, a draft, or a movement initiated by the lender. */
export interface PaymentTable {
  id: string;
  tenant: string;
  buyer_id: string;
  agreement_id: string;
  request_key: string | null;
  /** LENDER: booked by the lender, such as fees and refunds. */
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
export type PaymentRow = Selectable<PaymentTable>;

/** An enrolment in autopay; the current one has no end. */
export interface AutopayTable {
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
export type AutopayRow = Selectable<AutopayTable>;

/** An instalment of which the platform held the autopay draft back. */
export interface WithheldDraftTable {
  agreement_id: string;
  due_on: PlainDate;
}

/** A key that a call came with, and what it was answered. */
export interface IdempotencyTable {
  buyer_id: string;
  key: string;
  fingerprint: string;
  state: 'RUNNING' | 'DONE';
  status: number | null;
  answer: AnyJson;
  started_at: Instant;
}
