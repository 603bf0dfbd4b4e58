import type { Monitoring, PrivacyChoices } from '@member-portal/application/ports';
import type { Configuration } from '../config/index.ts';
import { createLazyMonitoring, noMonitoring } from '../monitoring/lazy-monitoring.ts';
import type { PlatformParts } from './platform-parts.ts';

/** Monitoring where the tenant has it and the page can paint; none where a key of it is missing. */
export const monitoringService = (
  configuration: Configuration,
  platform: PlatformParts,
  choices: PrivacyChoices,
): Monitoring => {
  const {
    datadogrumapplicationid: applicationId,
    datadogrumclienttoken: clientToken,
    datadogrumsite: site,
    gatewayurl: gatewayUrl,
  } = configuration;
  const { afterFirstPaint } = platform;
  if (!afterFirstPaint || applicationId === '' || clientToken === '' || site === '') return noMonitoring;
  return createLazyMonitoring(async () => {
    const { startDatadogMonitoring } = await import('../datadog/index.ts');
    const settings = {
      applicationId,
      clientToken,
      site,
      gatewayUrl,
      service: `${configuration.tenant}-member-portal`,
      env: configuration.env,
      version: configuration.version,
      sessionSampleRate: configuration.datadogsessionsamplerate,
    };
    return startDatadogMonitoring(settings, choices);
  }, afterFirstPaint);
};
