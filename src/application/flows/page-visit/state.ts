import type { PageName } from '@member-portal/domain/telemetry';

/** A page that only shows what was read; anything done on it that needs a flow has its own. */
export type VisitedPage = Extract<
  PageName,
  'outstanding loans' | 'closed loans' | 'payment plans' | 'history' | 'terms and conditions'
>;

/** A visit of such a page. */
export interface PageVisit {
  readonly page: VisitedPage;
  /** Whether what the page is about was on the screen. */
  readonly shown: boolean;
}
