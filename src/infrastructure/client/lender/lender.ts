import type { PortalConfiguration } from '@member-portal/application/ports';

/** What a program has to know of a lender to reach it. The rest of a tenant's configuration is for pages. */
export type Lender = Pick<PortalConfiguration, 'tenant' | 'country' | 'currency' | 'timeZone'> & {
  /** Absolute address of the lender's API. */
  readonly apiUrl: string;
  /** Absolute address of the payment gateway. */
  readonly gatewayUrl: string;
  /** Names the program to the auth service. */
  readonly appId: string;
  /** Whether calls of the auth service carry the API version; they do not unless said. */
  readonly isAuthVersioned?: boolean;
  /** Whether the auth service revokes a session that was signed out of; it does not unless said. */
  readonly revokesSessions?: boolean;
} & Partial<Pick<PortalConfiguration, 'locales' | 'defaultLocale' | 'sandboxTestToken' | 'idempotency'>>;
