import {
  BeginPageVisit,
  type PageVisitEvent,
  type VisitedPage,
} from '@member-portal/application/flows/page-visit';
import { useEffect } from 'react';
import { useService } from '../services/ServicesProvider.tsx';
import { useFlow } from '../services/use-flow.ts';

/** Visits a page for as long as its screen stays, and gives the way to tell what a visitor looks at on it. */
export const usePageVisit = (
  page: VisitedPage,
  /** Whether what the page is about is on the screen. */
  shown = false,
): ((event: PageVisitEvent) => void) => {
  const begin = useService(BeginPageVisit);
  const [, send] = useFlow(() => begin({ page }), page);
  useEffect(() => {
    if (shown) send({ kind: 'content-shown' });
  }, [shown, send]);
  return send;
};
