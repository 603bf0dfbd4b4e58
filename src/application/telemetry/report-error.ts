import { kindOfError } from '@member-portal/domain/telemetry';
import { Log, type LogFields, Monitoring } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';

/**
 * Reports an unexpected error: to the monitoring service as it is, to the log by its kind and place alone,
 * because an error's message, and a name not from code, may hold what a person typed.
 */
export type ReportError = (error: unknown, context?: LogFields) => void;

const kindOf = (error: unknown): string => (error instanceof Error ? kindOfError(error.name) : typeof error);

export const ReportError = defineUseCase(
  'ReportError',
  { log: Log, monitoring: Monitoring },
  ({ log, monitoring }): ReportError =>
    (error, context = {}) => {
      log.write('error', 'unexpected error', { ...context, error: kindOf(error) });
      monitoring.reportError(error, context);
    },
);
