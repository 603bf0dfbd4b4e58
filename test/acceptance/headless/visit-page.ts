import type { Flow } from '@member-portal/application/flows';
import {
  BeginPageVisit,
  type PageVisit,
  type PageVisitEvent,
  type VisitedPage,
} from '@member-portal/application/flows/page-visit';
import type { Services } from '@member-portal/application/services';

/** Visits a page whose contents are on the screen at once. */
export const visitPage = (services: Services, page: VisitedPage): Flow<PageVisit, PageVisitEvent> => {
  const visit = services.get(BeginPageVisit)({ page });
  visit.subscribe(() => undefined);
  visit.send({ kind: 'content-shown' });
  return visit;
};
