export { datadogOptions, startDatadogMonitoring } from './datadog-monitoring.ts';
export { type DatadogSettings, datadogSettings } from './datadog-settings.ts';
