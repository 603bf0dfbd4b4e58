import { kindOfError } from '@member-portal/domain/telemetry';
import { Log, type LogFields, Monitoring } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';

/**
 * Reports an unexpected error: unchanged to the monitoring service, but to the log only by its kind and place, because an
 * error's message, or a name not from code, may hold what a person typed.
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
