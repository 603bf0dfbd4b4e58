import { type Flow, idleFlow } from '@member-portal/application/flows';
import {
  BeginPageVisit,
  type PageVisitEvent,
  type VisitedPage,
} from '@member-portal/application/flows/page-visit';
import type { ReadState } from '@member-portal/application/reads';
import { createContext, useContext, useEffect, useState } from 'react';
import { useService } from '../services/ServicesProvider.tsx';
import { useRunningFlow } from '../services/use-flow.ts';

/** Reports to the page visit what a visitor opens in a part of the page; does nothing without a provider. */
export const PageVisit = createContext<(event: PageVisitEvent) => void>(() => undefined);

/** The visit of the surrounding page. */
export const useVisit = () => useContext(PageVisit);

const SHOWN = { kind: 'content-shown' } as const;

/** Tracks a page's visit while it is mounted, from when its `read` is known to find it; returns a function to report what is opened. */
export const usePageVisit = (
  page: VisitedPage,
  read?: ReadState<unknown, { readonly kind: string }>,
): ((event: PageVisitEvent) => void) => {
  const begin = useService(BeginPageVisit);
  const found = read?.state === 'failed' ? read.failure.kind !== 'not-found' : read?.state !== 'loading';
  const [begun, setBegun] = useState(found);
  if (found && !begun) setBegun(true);
  const flow = (): Flow<unknown, PageVisitEvent> => (begun ? begin({ page }) : idleFlow);
  const visit = useRunningFlow(flow, `${page} ${begun}`, read?.state === 'ready' ? SHOWN : undefined);
  // It is recorded when it is first observed. Nothing here renders its state, and a store would render the page once more.
  useEffect(() => visit.subscribe(() => undefined), [visit]);
  return visit.send;
};
