export { type DatadogSettings, datadogOptions, startDatadogMonitoring } from './datadog-monitoring.ts';
