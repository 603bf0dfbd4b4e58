import { ReportError } from '@member-portal/application/telemetry';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createUncaughtErrors } from '../../../src/portal/uncaught-errors.ts';
import { fakeLog } from '../../support/fakes/fake-log.ts';
import { fakeMonitoring } from '../../support/fakes/fake-monitoring.ts';

const Broken = (): never => {
  throw new RangeError('avery.stone@example.com has no balance');
};

describe('an error that no boundary caught', () => {
  it('is reported by its kind, whether it came before or after the services were there', async () => {
    const [log, monitoring] = [fakeLog(), fakeMonitoring()];
    // Within `act` React throws what is uncaught at the test instead of telling the root.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    const uncaught = createUncaughtErrors();
    let told = 0;
    const render = async (): Promise<void> => {
      const onUncaughtError = (error: unknown): void => {
        uncaught.tell(error);
        told += 1;
      };
      const before = told;
      createRoot(document.createElement('div'), { onUncaughtError }).render(<Broken />);
      await vi.waitFor(() => expect(told).toBe(before + 1));
    };
    await render();
    expect(monitoring.errors).toEqual([]);
    uncaught.reportBy(ReportError.create({ log, monitoring }));
    await render();
    const reported = { error: expect.any(RangeError), context: { place: 'root' } };
    expect(monitoring.errors).toEqual([reported, reported]);
    expect(log.entries.map(({ fields }) => fields)).toEqual([
      { error: 'RangeError', place: 'root' },
      { error: 'RangeError', place: 'root' },
    ]);
    uncaught.tellRecovered(new Error('drawn anew for avery'));
    expect(log.entries.at(-1)?.fields).toEqual({ error: 'Error' });
    expect(JSON.stringify(log.entries)).not.toContain('avery');
  });
});
