import {
  BeginPageVisit,
  type PageVisitEvent,
  type VisitedPage,
} from '@member-portal/application/flows/page-visit';
import { createContext, useContext } from 'react';
import { useService } from '../services/ServicesProvider.tsx';
import { useFlow } from '../services/use-flow.ts';

/** Reports to the page visit what a visitor opens in a part of the page; does nothing without a provider. */
export const PageVisit = createContext<(event: PageVisitEvent) => void>(() => undefined);

/** The visit of the surrounding page. */
export const useVisit = () => useContext(PageVisit);

const SHOWN = { kind: 'content-shown' } as const;

/** Tracks a page's visit while its screen is mounted; returns a function to report what a visitor opens. */
export const usePageVisit = (
  page: VisitedPage,
  /** Whether the page's main content is shown. */
  shown = false,
): ((event: PageVisitEvent) => void) => {
  const begin = useService(BeginPageVisit);
  const [, send] = useFlow(() => begin({ page }), page, shown ? SHOWN : undefined);
  return send;
};
