import type { Configuration } from '../config/index.ts';

/** The parts of a tenant's configuration for the monitoring service. */
export interface DatadogSettings {
  readonly applicationId: string;
  readonly clientToken: string;
  readonly site: string;
  readonly service: string;
  readonly env: string;
  readonly version: string;
  /** Id of the running build; a version identifies a release of the tenant's configuration. */
  readonly build: string;
  /** Percentage of sessions that are monitored. */
  readonly sessionSampleRate: number;
  /** Trace headers are sent to this address alone: the payment gateway. */
  readonly gatewayUrl: string;
}

/** The tenant's entry at the monitoring service, with its environment and version. */
export const datadogSettings = (configuration: Configuration, build: string): DatadogSettings => ({
  applicationId: configuration.datadogrumapplicationid,
  clientToken: configuration.datadogrumclienttoken,
  site: configuration.datadogrumsite,
  service: `${configuration.tenant}-member-portal`,
  env: configuration.env,
  version: configuration.version,
  build,
  sessionSampleRate: configuration.datadogsessionsamplerate,
  gatewayUrl: configuration.gatewayurl,
});
