import type { PortalConfiguration } from '@member-portal/application/ports';
import type { Lender } from './lender.ts';

/** A program has no pages: what a tenant configures for them is left out. */
export const configurationOf = (lender: Lender): PortalConfiguration => ({
  name: lender.tenant,
  tenant: lender.tenant,
  env: '',
  version: '',
  country: lender.country,
  currency: lender.currency,
  timeZone: lender.timeZone,
  locales: lender.locales ?? ['en-us'],
  defaultLocale: lender.defaultLocale ?? 'en-us',
  theme: 'violet',
  structure: { footer: false },
  links: {},
  legalText: {},
  support: {},
  sandboxTestToken: lender.sandboxTestToken,
  idempotency: lender.idempotency ?? true,
});
