import { Analytics } from '../../ports/index.ts';
import { defineUseCase } from '../../services/index.ts';
import { carryOut } from '../carry-out.ts';
import { createFlow } from '../create-flow.ts';
import type { Flow } from '../flow.ts';
import type { PageVisitEvent } from './event.ts';
import type { PageVisit, VisitedPage } from './state.ts';
import { firstStep, type PageVisitEffect, step } from './step.ts';

/**
 * Starts a page visit (specification, section 2: analytics page names). It is recorded at the first subscription, and so is
 * what the visitor opens on the page.
 * @example
 * import { BeginPageVisit } from '@member-portal/application/flows/page-visit';
 * import type { Services } from '@member-portal/application/services';
 * declare const services: Services;
 * const visit = services.get(BeginPageVisit)({ page: 'history' });
 * visit.subscribe(() => console.log(visit.state().shown));
 * visit.send({ kind: 'content-shown' });
 */
export type BeginPageVisit = (subject: { readonly page: VisitedPage }) => Flow<PageVisit, PageVisitEvent>;

export const BeginPageVisit = defineUseCase(
  'BeginPageVisit',
  { analytics: Analytics },
  ({ analytics }): BeginPageVisit =>
    ({ page }) =>
      createFlow<PageVisit, PageVisitEvent, PageVisitEffect>({
        first: firstStep(page),
        step,
        run: carryOut<PageVisitEffect, PageVisitEvent>({
          'record-page': (effect) => analytics.pageLoaded(effect.page),
          'record-event': ({ event }) => analytics.track(event.event, { ...event.info }),
        }),
      }),
);
