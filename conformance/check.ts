import type { Kit } from './kit.ts';

export const PROFILES = ['sign-in', 'read', 'pay', 'autopay', 'contact', 'documents'] as const;
export type Profile = (typeof PROFILES)[number];

/** One thing that the portal relies on. */
export interface Check {
  /** Stable name, for reports and for `--only`. */
  readonly id: string;
  readonly profile: Profile;
  /** What is required, as a sentence. */
  readonly requirement: string;
  /** What a borrower sees if the platform does not meet the requirement. */
  readonly sees: string;
  /** Describes what the check books or changes, if anything; it then runs only with `--allow-payments`. */
  readonly books?: string;
  /** Throws `Failed` or `Skipped`; any other error is a bug in the kit. */
  readonly run: (kit: Kit) => Promise<void>;
}
