import { RecordEvent, RecordTiming, ReportError } from '@member-portal/application/telemetry';
import { trackedEvent } from '@member-portal/domain/telemetry';
import { describe, expect, it } from 'vitest';
import { fakeAnalytics } from '../../support/fakes/fake-analytics.ts';
import { fakeLog } from '../../support/fakes/fake-log.ts';
import { fakeMonitoring } from '../../support/fakes/fake-monitoring.ts';

describe('analytics', () => {
  it('is told of events with what they carry', () => {
    const analytics = fakeAnalytics();
    const record = RecordEvent.create({ analytics });
    record(trackedEvent('payment_amount_type', { amountType: 'PAYOFF' }));
    record(trackedEvent('camera_click'));
    expect(analytics.events).toEqual([
      { event: 'payment_amount_type', info: { amountType: 'PAYOFF' } },
      { event: 'camera_click', info: {} },
    ]);
  });
});

describe('an error', () => {
  // Proves.
  it('is reported to monitoring in full, and logged without its message', () => {
    const [log, monitoring] = [fakeLog(), fakeMonitoring()];
    const error = new TypeError('avery.stone@example.com is no date');
    ReportError.create({ log, monitoring })(error, { screen: 'loans' });
    expect(monitoring.errors).toEqual([{ error, context: { screen: 'loans' } }]);
    expect(log.entries).toEqual([
      { level: 'error', message: 'unexpected error', fields: { screen: 'loans', error: 'TypeError' } },
    ]);
  });

  it('is logged without a name that may be a person’s', () => {
    const [log, monitoring] = [fakeLog(), fakeMonitoring()];
    ReportError.create({ log, monitoring })(Object.assign(new Error('x'), { name: 'Avery Stone' }));
    expect(log.entries[0]?.fields).toEqual({ error: 'Error' });
  });

  it('may be anything that was thrown', () => {
    const [log, monitoring] = [fakeLog(), fakeMonitoring()];
    ReportError.create({ log, monitoring })('avery.stone@example.com');
    expect(log.entries[0]?.fields).toEqual({ error: 'string' });
  });
});

describe('a timing', () => {
  // Proves.
  it('is sent under a name that the service accepts', () => {
    const monitoring = fakeMonitoring();
    RecordTiming.create({ monitoring })('loans list/é', 12);
    expect(monitoring.timings).toEqual([{ name: 'loans_list__', milliseconds: 12 }]);
  });
});
