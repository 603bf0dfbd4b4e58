import type { Lender } from '@member-portal/client/lender';

/** A lender as a program without configuration file names it; nothing answers at its addresses. */
export const A_LENDER: Lender = {
  apiUrl: 'https://lender.example/',
  gatewayUrl: 'https://gateway.example/',
  appId: 'program',
  tenant: 'northwind',
  country: 'US',
  timeZone: 'America/New_York',
};
