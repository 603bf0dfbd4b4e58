/** How strictly tenants are checked. */
export type CheckOptions = {
  /** Refuse what only a sandbox may have, and leave demonstration tenants out. */
  readonly production?: boolean;
  /** Whether something answers `/api` on the tenants' own origins; asked in production only. */
  readonly hasPlatform?: boolean;
};
