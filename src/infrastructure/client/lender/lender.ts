import type { TenantLocales, TenantRules, TenantSandbox } from '@member-portal/application/ports';

/** What a program needs to reach a lender. */
export type Lender = Pick<TenantRules, 'country'> & {
  /** Absolute URL of the lender's API. */
  readonly apiUrl: string;
  /** Absolute URL of the payment gateway. */
  readonly gatewayUrl: string;
  /** Identifies the program to the auth service. */
  readonly appId: string;
  readonly tenant: string;
  /** IANA name of the lender's time zone. */
  readonly timeZone: string;
  /** Theme of the gateway's pages; violet by default. */
  readonly theme?: string;
  /** Whether calls of the auth service carry the API version; false by default. */
  readonly isAuthVersioned?: boolean;
  /** Whether the auth service can revoke a session at sign-out; false by default. */
  readonly revokesSessions?: boolean;
  /**
   * Whether the platform honours `Idempotency-Key`; false by default. A payment whose answer was lost is sent again only where
   * it does: elsewhere it could be booked twice.
   */
  readonly idempotency?: boolean;
} & Partial<TenantLocales & TenantSandbox>;
