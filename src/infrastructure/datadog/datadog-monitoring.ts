import { datadogRum, type RumErrorEvent, type RumInitConfiguration } from '@datadog/browser-rum';
import type { Monitoring, PrivacyChoices } from '@member-portal/application/ports';
import { kindOfError } from '@member-portal/domain/telemetry';
import type { DatadogSettings } from './datadog-settings.ts';
import { scrubEvent } from './scrub-event.ts';
import { scrubStack } from './scrub-stack.ts';

/** An error of the same kind and place, without its message and other properties. */
const withoutWords = (error: unknown): Error => {
  const clean = new Error('');
  clean.name = error instanceof Error ? kindOfError(error.name) : typeof error;
  clean.stack = error instanceof Error && error.stack ? scrubStack(error.stack) : '';
  return clean;
};

/** The safe part of an error whose event scrubbing blocked: its kind and place, and the kinds of its causes. */
const reportAnew = (error: unknown, { error: told }: RumErrorEvent): void =>
  datadogRum.addError(withoutWords(error), {
    source: told.source,
    causes: told.causes?.map(({ type }) => kindOfError(type)).join(' '),
  });

/** The options of the SDK (specification, sections 7 and 9). Text that it reads from the page is masked. */
export const datadogOptions = (settings: DatadogSettings): RumInitConfiguration => ({
  applicationId: settings.applicationId,
  clientToken: settings.clientToken,
  site: settings.site as NonNullable<RumInitConfiguration['site']>,
  service: settings.service,
  env: settings.env,
  version: settings.version,
  sessionSampleRate: settings.sessionSampleRate,
  sessionReplaySampleRate: 0,
  traceSampleRate: 100,
  allowedTracingUrls: [
    { match: new URL(settings.gatewayUrl).origin, propagatorTypes: ['datadog', 'tracecontext'] },
  ],
  trackSessionAcrossSubdomains: true,
  trackUserInteractions: true,
  trackResources: true,
  trackLongTasks: true,
  // A long-lived id would identify borrowers without their consent.
  trackAnonymousUser: false,
  telemetrySampleRate: 0,
  defaultPrivacyLevel: 'mask',
  enablePrivacyForActionName: true,
  beforeSend: (event, context) => {
    const isSent = scrubEvent(event, context);
    if (!isSent && event.type === 'error' && 'error' in context) reportAnew(context.error, event);
    return isSent;
  },
});

/**
 * The monitoring service for its port. Call once for a page; it starts at once, and stops for a visitor who
 * opts out, in this tab or another.
 */
export const startDatadogMonitoring = (settings: DatadogSettings, choices: PrivacyChoices): Monitoring => {
  const consent = () => (choices.current().optedOut ? 'not-granted' : 'granted');
  datadogRum.init({ ...datadogOptions(settings), trackingConsent: consent() });
  datadogRum.setGlobalContextProperty('build', settings.build);
  choices.subscribe(() => datadogRum.setTrackingConsent(consent()));
  return {
    reportError: (error, context) => datadogRum.addError(withoutWords(error), { ...context }),
    addTiming: (name, milliseconds) => datadogRum.addTiming(name, milliseconds),
  };
};
