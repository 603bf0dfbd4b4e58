export { createRecordEvent, RecordEvent } from './record-event.ts';
export { createRecordTiming, RecordTiming } from './record-timing.ts';
export { createReportError, ReportError } from './report-error.ts';
