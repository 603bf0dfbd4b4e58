import type { Monitoring, PrivacyChoices } from '@member-portal/application/ports';
import type { Configuration } from '../config/index.ts';
import { createLazyMonitoring, noMonitoring } from '../monitoring/lazy-monitoring.ts';
import type { PlatformParts } from './platform-parts.ts';

/** Monitoring where the tenant has it and the page can paint; undefined where a key of it is missing. */
export const monitoringService = (
  configuration: Configuration,
  { afterFirstPaint, build }: PlatformParts,
  choices: PrivacyChoices,
): Monitoring => {
  const { datadogrumapplicationid, datadogrumclienttoken, datadogrumsite } = configuration;
  if (!afterFirstPaint || !datadogrumapplicationid || !datadogrumclienttoken || !datadogrumsite)
    return noMonitoring;
  return createLazyMonitoring(async () => {
    const { datadogSettings, startDatadogMonitoring } = await import('../datadog/index.ts');
    return startDatadogMonitoring(datadogSettings(configuration, build), choices);
  }, afterFirstPaint);
};
