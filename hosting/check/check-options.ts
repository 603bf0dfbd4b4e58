/** How strictly tenants are checked. */
export type CheckOptions = {
  /** Refuse sandbox-only settings, and leave out demonstration tenants. */
  readonly production?: boolean;
  /** Whether a platform answers `/api` on the tenants' own origins; checked in production only. */
  readonly hasPlatform?: boolean;
  /** The path that takes the log on the tenants' own origins, where one does; checked in production only. */
  readonly logRelay?: string | undefined;
};
