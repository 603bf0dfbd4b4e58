import { expect, it } from 'vitest';
import { datadogSettings } from '../../../src/infrastructure/datadog/datadog-settings.ts';
import { aConfiguration } from '../../support/infrastructure/a-configuration.ts';

it('sets the monitoring service up with what the tenant’s configuration says', () => {
  const configuration = aConfiguration(
    {
      datadogrumapplicationid: 'application-1',
      datadogrumclienttoken: 'token-1',
      datadogrumsite: 'us3.datadoghq.com',
      datadogsessionsamplerate: 20,
      env: 'production',
      version: '2.0.7',
      gatewayurl: 'https://gateway.example/base',
    },
    'maple',
  );
  expect(datadogSettings(configuration, 'index-Ab12')).toEqual({
    applicationId: 'application-1',
    clientToken: 'token-1',
    site: 'us3.datadoghq.com',
    service: 'maple-member-portal',
    env: 'production',
    version: '2.0.7',
    build: 'index-Ab12',
    sessionSampleRate: 20,
    gatewayUrl: 'https://gateway.example/base',
  });
});
