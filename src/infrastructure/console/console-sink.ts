import type { LogLevel } from '@member-portal/domain/telemetry';
import type { LogSink } from '../log/log-sink.ts';
import type { KeyValues } from '../storage/key-values.ts';

export type ConsoleLike = Pick<Console, 'error' | 'warn' | 'info' | 'debug'>;

const METHOD_OF: Readonly<Record<LogLevel, keyof ConsoleLike>> = {
  fatal: 'error',
  error: 'error',
  warn: 'warn',
  info: 'info',
  debug: 'debug',
  trace: 'debug',
};

/** Writes log entries to a console. */
export const createConsoleSink =
  (console: ConsoleLike): LogSink =>
  ({ level, message, fields }) =>
    console[METHOD_OF[level]](message, fields);

/** Whether the configuration or this browser's flag turns console logging on (specification, section 9: logging). */
export const isConsoleLogging = (configured: boolean, localStorage: KeyValues): boolean =>
  configured || localStorage.getItem('useConsoleLogging') === 'true';
