import type { TenantLocales, TenantRules, TenantSandbox } from '@member-portal/application/ports';

/** What a program needs to know of a lender to reach it. */
export type Lender = Pick<TenantRules, 'country'> & {
  /** Absolute address of the lender's API. */
  readonly apiUrl: string;
  /** Absolute address of the payment gateway. */
  readonly gatewayUrl: string;
  /** Names the program to the auth service. */
  readonly appId: string;
  readonly tenant: string;
  /** IANA name of the zone in which the lender's days begin. */
  readonly timeZone: string;
  /** Theme of the gateway's pages; violet by default. */
  readonly theme?: string;
  /** Whether calls of the auth service carry the API version; false by default. */
  readonly isAuthVersioned?: boolean;
  /** Whether the auth service revokes a session that was signed out of; false by default. */
  readonly revokesSessions?: boolean;
} & Partial<Pick<TenantRules, 'idempotency'> & TenantLocales & TenantSandbox>;
