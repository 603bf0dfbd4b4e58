/** How strictly tenants are checked. */
export type CheckOptions = {
  /** Refuse sandbox-only settings, and leave out demonstration tenants. */
  readonly production?: boolean;
  /** Whether a platform answers `/api` on the tenants' own origins; checked in production only. */
  readonly hasPlatform?: boolean;
};
