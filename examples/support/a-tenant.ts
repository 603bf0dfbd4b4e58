import type { Clock, FeatureFlags, PortalConfiguration } from '@member-portal/application/ports';
import { timeZone } from '@member-portal/domain/calendar';
import { FLAG_DEFAULTS, type Flags } from '@member-portal/domain/flags';
import { at } from './a-loan.ts';
import { known } from './known.ts';

/** A tenant of a United States lender; parts may be changed. */
export const aTenant = (changed: Partial<PortalConfiguration> = {}): PortalConfiguration => ({
  name: 'Example Lending',
  tenant: 'example',
  env: 'demo',
  version: '1',
  timeZone: known(timeZone('America/New_York')),
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

/** Flags that never change. */
export const fixedFlags = (changed: Partial<Flags> = {}): FeatureFlags => ({
  current: () => ({ ...FLAG_DEFAULTS, ...changed }),
  isKnown: () => true,
  subscribe: () => () => undefined,
});

/** A clock that stands still on the morning of Saturday, 21 November 2026. */
export const stillClock: Clock = { now: () => at('2026-11-21T15:00:00Z') };
