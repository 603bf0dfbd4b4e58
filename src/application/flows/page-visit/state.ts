import type { PageName } from '@member-portal/domain/telemetry';

/** A page that shows what was read, and on which nothing is done that takes a flow of its own. */
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
