import {
  BeginPageVisit,
  type PageVisitEvent,
  type VisitedPage,
} from '@member-portal/application/flows/page-visit';
import { createContext, useContext } from 'react';
import { useService } from '../services/ServicesProvider.tsx';
import { useFlow } from '../services/use-flow.ts';

/** Sends the page visit what a visitor opens in a part of it; does nothing without a provider. */
export const PageVisit = createContext<(event: PageVisitEvent) => void>(() => undefined);

/** The visit of the surrounding page. */
export const useVisit = () => useContext(PageVisit);

const SHOWN = { kind: 'content-shown' } as const;

/** The visit of a page, for as long as its screen stays: a function that sends it what a visitor opens. */
export const usePageVisit = (
  page: VisitedPage,
  /** Whether what the page is about is on the screen. */
  shown = false,
): ((event: PageVisitEvent) => void) => {
  const begin = useService(BeginPageVisit);
  const [, send] = useFlow(() => begin({ page }), page, shown ? SHOWN : undefined);
  return send;
};
