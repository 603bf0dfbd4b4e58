// What a front end reports: pages, events with typed payloads, timings, and errors without their messages.
import type { Analytics, Log, Monitoring } from '@member-portal/application/ports';
import { RecordEvent, RecordTiming, ReportError } from '@member-portal/application/telemetry';
import { trackedEvent } from '@member-portal/domain/telemetry';

const analytics: Analytics = {
  pageLoaded: (page) => console.log('page', page),
  track: (event, info) => console.log('event', event, info),
};
const monitoring: Monitoring = {
  reportError: () => console.log('monitoring has the error itself'),
  addTiming: (name, milliseconds) => console.log('timing', name, milliseconds),
};
const log: Log = { write: (level, message, fields) => console.log(level, message, fields) };

RecordEvent.create({ analytics })(trackedEvent('payment_amount_type', { amountType: 'OTHER' })); // -> event payment_amount_type { amountType: 'OTHER' }
RecordTiming.create({ monitoring })('loans: first row', 120); // -> timing loans__first_row 120

// -> error unexpected error { place: 'loans', error: 'TypeError' }
// -> monitoring has the error itself
ReportError.create({ log, monitoring })(new TypeError('what a person typed'), { place: 'loans' });
