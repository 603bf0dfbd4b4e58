import { type TrackedEvent, trackedEvent } from '@member-portal/domain/telemetry';
import type { Step } from '../flow.ts';
import { pageEntered, type RecordPage } from '../page-entered.ts';
import type { PageVisitEvent } from './event.ts';
import type { PageVisit, VisitedPage } from './state.ts';

/** Effects of a visit. */
export type PageVisitEffect = RecordPage | { readonly kind: 'record-event'; readonly event: TrackedEvent };

/** The first state of a visit, which records its page (specification, section 2: analytics page names). */
export const firstStep = (page: VisitedPage): Step<PageVisit, PageVisitEffect> => ({
  state: { page, shown: false },
  effects: pageEntered(undefined, page),
});

/** The event tracked once the content of a page is displayed; most pages are recorded by name alone. */
const seenOn = (page: VisitedPage): TrackedEvent | undefined => {
  if (page === 'payment plans') return trackedEvent('payment_plan_details');
  if (page === 'history') return trackedEvent('activity_and_payment_schedule', { view: 'activity' });
  return undefined;
};

/** The next state of a visit. */
export const step = (state: PageVisit, event: PageVisitEvent): Step<PageVisit, PageVisitEffect> => {
  const record = (after: PageVisit, tracked: TrackedEvent | undefined) => ({
    state: after,
    effects: tracked ? [{ kind: 'record-event' as const, event: tracked }] : [],
  });
  switch (event.kind) {
    case 'content-shown':
      return state.shown ? { state, effects: [] } : record({ ...state, shown: true }, seenOn(state.page));
    case 'unfold':
      return record(
        state,
        event.part === 'order'
          ? trackedEvent('order_details')
          : trackedEvent('activity_and_payment_schedule', { view: 'schedule' }),
      );
    case 'explain':
      return record(state, trackedEvent('tooltip_click', { tooltip: event.term }));
  }
};
