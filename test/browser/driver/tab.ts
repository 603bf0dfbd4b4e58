import type { BrowserContext, Page } from 'playwright-core';
import type { AnalyticsWatch } from './analytics.ts';
import type { LocaleId, Phrases } from './phrases.ts';

/** One tab of a browser at a tenant's portal, and the words it speaks. */
export interface Tab {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly origin: string;
  readonly locale: LocaleId;
  readonly t: Phrases;
  /** What analytics received in this browser. */
  readonly told: AnalyticsWatch;
}
