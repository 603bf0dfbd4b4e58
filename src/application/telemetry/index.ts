export { RecordEvent } from './record-event.ts';
export { RecordTiming } from './record-timing.ts';
export { ReportError } from './report-error.ts';
