import type { LogFields } from '@member-portal/application/ports';
import type { Instant } from '@member-portal/domain/calendar';
import type { LogLevel } from '@member-portal/domain/telemetry';

/** A log entry ready to be written, with the common properties. */
export interface LogEntry {
  readonly at: Instant;
  readonly level: LogLevel;
  readonly message: string;
  readonly fields: LogFields;
}

/** Where log entries go. A sink never fails and never writes to the log itself. */
export type LogSink = (entry: LogEntry) => void;
