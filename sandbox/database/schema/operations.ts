import type { Generated, Selectable } from 'kysely';
import type { AnyJson, Instant } from './columns.ts';

/** What the platform keeps under a name: its signing key, how far its clock is ahead. */
export interface SettingTable {
  name: string;
  value: string;
}

/** A feature flag of a lender. */
export interface FlagTable {
  tenant: string;
  name: string;
  state: 'ON' | 'OFF' | 'DELETED';
  value: AnyJson;
}

/** A message that was sent, as the inbox shows it. */
export interface OutboxTable {
  id: string;
  tenant: string;
  channel: 'SMS' | 'EMAIL';
  recipient: string;
  subject: string;
  body: string;
  code: string | null;
  /** Order of arrival, which the clock alone does not give. */
  position: Generated<number>;
  created_at: Instant;
}
export type OutboxRow = Selectable<OutboxTable>;

/** Trouble that is switched on for an endpoint. */
export interface FaultTable {
  id: string;
  tenant: string;
  /** `*` for every method. */
  method: string;
  /** `*` matches one part of a path, `**` all that follow. */
  path: string;
  kind: 'LATENCY' | 'STATUS' | 'DROP_BEFORE' | 'DROP_AFTER' | 'GARBAGE';
  status: number | null;
  latency_ms: number | null;
  /** How often it happens still; null until it is removed. */
  times: number | null;
}
export type FaultRow = Selectable<FaultTable>;

/** What a page sent to be looked at. */
export interface TelemetryTable {
  position: Generated<number>;
  tenant: string;
  kind: string;
  content: string;
  at: Instant;
}
/** How many breaches of a directive of a lender's page policy were reported. */
export interface PolicyReportTable {
  tenant: string;
  directive: string;
  count: number;
  last_at: Instant;
}
export type TelemetryRow = Selectable<TelemetryTable>;

/** A submitted form of the front desk, with its action. */
export interface DeskPressTable {
  tenant: string;
  key: string;
  at: Instant;
}
