import { Analytics, Log, Monitoring } from '@member-portal/application/ports';
import {
  createRecordEvent,
  createRecordTiming,
  createReportError,
  RecordEvent,
  RecordTiming,
  ReportError,
} from '@member-portal/application/telemetry';
import type { ContainerModuleLoadOptions } from 'inversify';

/** What any screen may tell analytics, the log and the monitoring service. */
export const telemetryUseCases = ({ bind }: ContainerModuleLoadOptions): void => {
  bind(RecordEvent).toResolvedValue(createRecordEvent, [Analytics]);
  bind(RecordTiming).toResolvedValue(createRecordTiming, [Monitoring]);
  bind(ReportError).toResolvedValue(createReportError, [Log, Monitoring]);
};
