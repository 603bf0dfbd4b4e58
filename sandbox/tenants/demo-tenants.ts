import type { PlatformTenant } from './platform-tenant.ts';

/** The three fictional lenders of this repository, as the platform knows them. */
export const demoTenants: readonly PlatformTenant[] = [
  {
    id: 'northwind',
    name: 'Northwind',
    country: 'US',
    currency: 'USD',
    locales: ['en-us'],
    timezone: 'America/New_York',
    appId: 'northwind-member-portal',
    refreshAnswer: 'TOKEN',
    origins: ['http://northwind.localhost:4600'],
  },
  {
    id: 'harbour',
    name: 'Harbour',
    country: 'US',
    currency: 'USD',
    locales: ['en-us'],
    timezone: 'America/Chicago',
    appId: 'harbour-member-portal',
    refreshAnswer: 'JWT',
    origins: ['http://harbour.localhost:4600'],
  },
  {
    id: 'maple',
    name: 'Maple',
    country: 'CA',
    currency: 'CAD',
    locales: ['en-ca', 'fr-ca'],
    timezone: 'America/Toronto',
    appId: 'maple-member-portal',
    refreshAnswer: 'TOKEN',
    origins: ['http://maple.localhost:4600'],
  },
];
