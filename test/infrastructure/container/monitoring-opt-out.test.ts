import { createMemoryPrivacyChoices } from '@member-portal/application/memory';
import { expect, it } from 'vitest';
import { monitoringOf } from '../../../src/infrastructure/container/monitoring-service.ts';
import { datadogSettings } from '../../../src/infrastructure/datadog/datadog-settings.ts';
import { fakeMonitoring } from '../../support/fakes/fake-monitoring.ts';
import { settled } from '../../support/fakes/fake-time.ts';
import { aConfiguration } from '../../support/infrastructure/a-configuration.ts';

const configuration = aConfiguration({
  datadogrumapplicationid: 'application',
  datadogrumclienttoken: 'token',
  datadogrumsite: 'datadoghq.com',
});

/** A page with monitoring, of which a test lets the first paint happen. */
const aPage = (optedOut: boolean) => {
  const choices = createMemoryPrivacyChoices({ optedOut });
  const told = fakeMonitoring();
  let loads = 0;
  let paint = (): void => undefined;
  const monitoring = monitoringOf(
    configuration,
    {
      build: 'build',
      afterFirstPaint: (work) => {
        paint = work;
      },
    },
    choices,
    async () => {
      loads += 1;
      return { datadogSettings, startDatadogMonitoring: () => told };
    },
  );
  const painted = async (): Promise<void> => {
    paint();
    await settled();
  };
  return { monitoring, choices, told, painted, loads: () => loads };
};

it('monitoring starts after the first paint, with what was reported before', async () => {
  const { monitoring, told, painted, loads } = aPage(false);
  monitoring.reportError(new Error('early'), {});
  expect(loads()).toBe(0);
  await painted();
  expect([loads(), told.errors.length]).toEqual([1, 1]);
});

it('the code of monitoring is not loaded for a visitor who opted out, nor told once they opt in on the page', async () => {
  const { monitoring, choices, told, painted, loads } = aPage(true);
  monitoring.reportError(new Error('early'), {});
  await painted();
  monitoring.reportError(new Error('later'), {});
  choices.keep({ optedOut: false, doNotShare: false });
  monitoring.reportError(new Error('opted in'), {});
  expect([loads(), told.errors]).toEqual([0, []]);
});
