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
  /** What a borrower sees of a platform that does otherwise. */
  readonly sees: string;
  /** Books or changes something; runs only with `--allow-payments`. Says beforehand what. */
  readonly books?: string;
  /** Throws `Failed` or `Skipped`; anything else that it throws is a failure of the kit. */
  readonly run: (kit: Kit) => Promise<void>;
}
