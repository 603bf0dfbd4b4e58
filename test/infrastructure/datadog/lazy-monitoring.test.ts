import { Monitoring } from '@member-portal/application/ports';
import { createPortalContainer } from '@member-portal/infrastructure/container';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLazyMonitoring } from '../../../src/infrastructure/monitoring/lazy-monitoring.ts';
import { settled } from '../../support/fakes/fake-time.ts';
import { aConfiguration } from '../../support/infrastructure/a-configuration.ts';
import { aPlatform } from '../../support/infrastructure/a-platform.ts';

const told = () => {
  const calls: unknown[][] = [];
  const monitoring: Monitoring = {
    reportError: (error, context) => calls.push(['error', error, context]),
    addTiming: (name, milliseconds) => calls.push(['timing', name, milliseconds]),
  };
  return { calls, monitoring };
};

describe('monitoring that loads late', () => {
  it('is not loaded before the first paint, and then told of all that came before', async () => {
    const { calls, monitoring } = told();
    let paint = (): void => undefined;
    let loads = 0;
    const lazy = createLazyMonitoring(
      async () => {
        loads += 1;
        return monitoring;
      },
      (work) => {
        paint = work;
      },
    );
    lazy.reportError('first', { place: 'start' });
    await settled();
    expect([loads, calls]).toEqual([0, []]);
    paint();
    lazy.addTiming('second', 2);
    await settled();
    lazy.addTiming('third', 3);
    expect([loads, calls]).toEqual([
      1,
      [
        ['error', 'first', { place: 'start' }],
        ['timing', 'second', 2],
        ['timing', 'third', 3],
      ],
    ]);
  });

  it('queues a limited number of calls, and drops them where it cannot be loaded', async () => {
    const { calls, monitoring } = told();
    const kept = createLazyMonitoring(
      async () => monitoring,
      (work) => queueMicrotask(work),
    );
    for (let count = 0; count < 500; count += 1) kept.addTiming('t', count);
    await settled();
    expect(calls).toHaveLength(50);
    const dropped = createLazyMonitoring(
      () => Promise.reject(new Error('blocked')),
      (work) => work(),
    );
    dropped.addTiming('t', 1);
    await settled();
    expect(() => dropped.reportError('x', {})).not.toThrow();
  });

  const keys = {
    datadogrumapplicationid: 'id',
    datadogrumsite: 'datadoghq.com',
    datadogrumclienttoken: 'token',
  };
  it.each([
    [keys, 1],
    [{ ...keys, datadogrumapplicationid: '' }, 0],
    [{ ...keys, datadogrumsite: '' }, 0],
    [{ ...keys, datadogrumclienttoken: '' }, 0],
    [{}, 0],
  ])('waits for the paint only where every key is set (%j)', (changed, waits) => {
    let asked = 0;
    const container = createPortalContainer({
      configuration: aConfiguration(changed),
      platform: aPlatform({
        afterFirstPaint: () => {
          asked += 1;
        },
      }),
    });
    onTestFinished(() => container.dispose());
    expect(asked).toBe(waits);
    expect(() => container.services.get(Monitoring).addTiming('x', 1)).not.toThrow();
  });
});
