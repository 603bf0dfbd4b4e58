import type { LogLevel } from '@member-portal/domain/telemetry';
import { token } from '../services/index.ts';

/** Fields of a log entry: names, kinds and numbers, never anything that identifies a person. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

/** The application's log; it may go to a console, a collector, both or nowhere. */
export interface Log {
  write(level: LogLevel, message: string, fields?: LogFields): void;
}
export const Log = token<Log>('Log');
