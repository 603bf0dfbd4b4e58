import type { PortalConfiguration } from '@member-portal/application/ports';
import { timeZone } from '@member-portal/domain/calendar';

const NEW_YORK = timeZone('America/New_York')._unsafeUnwrap();

export const fakePortalConfiguration = (changed: Partial<PortalConfiguration> = {}): PortalConfiguration => ({
  name: 'Northwind',
  tenant: 'northwind',
  env: 'test',
  version: '0.0.0',
  timeZone: NEW_YORK,
  country: 'US',
  currency: 'USD',
  locales: ['en-us'],
  defaultLocale: 'en-us',
  theme: 'violet',
  structure: { footer: false },
  links: {},
  legalText: {},
  support: {},
  sandboxTestToken: undefined,
  idempotency: true,
  ...changed,
});
