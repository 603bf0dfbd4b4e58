import type { Monitoring, PrivacyChoices } from '@member-portal/application/ports';
import type { Configuration } from '../config/index.ts';
import { createLazyMonitoring, noMonitoring } from '../monitoring/lazy-monitoring.ts';
import type { PlatformParts } from './platform-parts.ts';

type LoadDatadog = () => Promise<
  Pick<typeof import('../datadog/index.ts'), 'datadogSettings' | 'startDatadogMonitoring'>
>;

/**
 * Monitoring where the tenant has it and the page can paint; none where a key of it is missing, nor on a page that a visitor
 * loaded while opted out: the SDK keeps what happens from its import on, and would send it once they opt in again.
 */
export const monitoringOf = (
  configuration: Configuration,
  { afterFirstPaint, build }: Pick<PlatformParts, 'afterFirstPaint' | 'build'>,
  choices: PrivacyChoices,
  load: LoadDatadog,
): Monitoring => {
  const { datadogrumapplicationid, datadogrumclienttoken, datadogrumsite } = configuration;
  if (!afterFirstPaint || !datadogrumapplicationid || !datadogrumclienttoken || !datadogrumsite)
    return noMonitoring;
  return createLazyMonitoring(async () => {
    if (choices.current().optedOut) return noMonitoring;
    const { datadogSettings, startDatadogMonitoring } = await load();
    return startDatadogMonitoring(datadogSettings(configuration, build), choices);
  }, afterFirstPaint);
};

/** Monitoring by the SDK, which is loaded once the page has painted. */
export const monitoringService = (
  configuration: Configuration,
  parts: PlatformParts,
  choices: PrivacyChoices,
): Monitoring => monitoringOf(configuration, parts, choices, () => import('../datadog/index.ts'));
