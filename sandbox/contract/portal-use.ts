/**
 * Groups of calls that a platform can serve one after the other: sign-in first, then reading; paying needs both. Flags
 * and documents belong to none of them alone.
 */
export const PROFILES = ['sign-in', 'read', 'pay', 'autopay', 'contact', 'documents'] as const;
type Profile = (typeof PROFILES)[number];

/** What the portal does with an operation: `x-portal` of each operation in `contract/*.json`. */
export interface PortalUse {
  /** When the portal calls it, and what it does with the answer. */
  readonly use: string;
  readonly profile: Profile;
  /** Whether a platform may leave it out. */
  readonly optional: boolean;
  /** The feature flag under which the portal calls it, by the name that the flag service gives it. */
  readonly flag?: string;
  /** The key of `config.json` under which the portal calls it. */
  readonly setting?: string;
  /** What the borrower sees of a platform that has it not. */
  readonly without: string;
}
