import type { Platform } from './platform.ts';
import type { Portal } from './portal.ts';

/** What a scenario plays in: one lender's platform with fresh data, and one borrower's portal at it. */
export interface World {
  readonly platform: Platform;
  readonly portal: Portal;
}

/** One task of borrowers, written once and run on every front end. */
export interface Scenario {
  readonly name: string;
  readonly tenant: 'northwind' | 'harbour' | 'maple';
  readonly locale: 'en-us' | 'en-ca' | 'fr-ca';
  /** Width of the screen in CSS pixels, where there is one. */
  readonly width: number;
  readonly play: (world: World) => Promise<void>;
}
