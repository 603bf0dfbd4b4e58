import {
  BeginPageVisit,
  type PageVisitEvent,
  type VisitedPage,
} from '@member-portal/application/flows/page-visit';
import { createContext, useContext } from 'react';
import { useService } from '../services/ServicesProvider.tsx';
import { useFlow } from '../services/use-flow.ts';

/** How parts of a page tell what a visitor looks at; pages without such parts need not provide it. */
export const PageVisit = createContext<(event: PageVisitEvent) => void>(() => undefined);

/** The visit of the page around. */
export const useVisit = () => useContext(PageVisit);

const SHOWN = { kind: 'content-shown' } as const;

/** Visits a page for as long as its screen stays, and gives the way to tell what a visitor looks at on it. */
export const usePageVisit = (
  page: VisitedPage,
  /** Whether what the page is about is on the screen. */
  shown = false,
): ((event: PageVisitEvent) => void) => {
  const begin = useService(BeginPageVisit);
  const [, send] = useFlow(() => begin({ page }), page, shown ? SHOWN : undefined);
  return send;
};
