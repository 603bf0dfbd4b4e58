import type { PageName } from '@member-portal/domain/telemetry';

/** A page that only displays data; any task on it has its own flow. */
export type VisitedPage = Extract<
  PageName,
  'outstanding loans' | 'closed loans' | 'payment plans' | 'history' | 'terms and conditions'
>;

/** A visit to such a page. */
export interface PageVisit {
  readonly page: VisitedPage;
  /** Whether the page's main content was displayed. */
  readonly shown: boolean;
}
