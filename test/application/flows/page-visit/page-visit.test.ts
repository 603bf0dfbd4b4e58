import {
  BeginPageVisit,
  type PageVisitEvent,
  type VisitedPage,
} from '@member-portal/application/flows/page-visit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeAnalytics } from '../../../support/fakes/fake-analytics.ts';
import { holds } from '../../../support/property-runs.ts';

const shown: PageVisitEvent = { kind: 'content-shown' };
const visit = (page: VisitedPage) => {
  const analytics = fakeAnalytics();
  const flow = BeginPageVisit.create({ analytics })({ page });
  return { analytics, flow };
};

describe('the visit of a page', () => {
  it('is recorded at the first subscription, and once', () => {
    const { analytics, flow } = visit('closed loans');
    expect(analytics.pages).toEqual([]);
    flow.subscribe(() => undefined);
    flow.subscribe(() => undefined);
    expect(analytics.pages).toEqual(['closed loans']);
    expect(flow.state()).toEqual({ page: 'closed loans', shown: false });
  });

  // Proves.
  it.each([
    ['payment plans', [{ event: 'payment_plan_details', info: {} }]],
    ['history', [{ event: 'activity_and_payment_schedule', info: { view: 'activity' } }]],
    ['outstanding loans', []],
    ['closed loans', []],
    ['terms and conditions', []],
  ] as const)('of %s tracks its contents once they are shown', (page, events) => {
    const { analytics, flow } = visit(page);
    flow.send(shown);
    flow.send(shown);
    expect([analytics.pages, analytics.events]).toEqual([[page], events]);
    expect(flow.state().shown).toBe(true);
  });

  it('tracks each section that is expanded and each explanation that is opened', () => {
    const { analytics, flow } = visit('payment plans');
    flow.send({ kind: 'unfold', part: 'order' });
    flow.send({ kind: 'unfold', part: 'schedule' });
    flow.send({ kind: 'explain', term: 'apr' });
    flow.send({ kind: 'explain', term: 'apr' });
    expect(analytics.events).toEqual([
      { event: 'order_details', info: {} },
      { event: 'activity_and_payment_schedule', info: { view: 'schedule' } },
      { event: 'tooltip_click', info: { tooltip: 'apr' } },
      { event: 'tooltip_click', info: { tooltip: 'apr' } },
    ]);
  });

  it('records its page before anything on it, and nothing after it was left, in any order of events', () => {
    const anyEvent = fc.constantFrom<PageVisitEvent>(
      shown,
      { kind: 'unfold', part: 'order' },
      { kind: 'explain', term: 'payoff' },
    );
    holds(
      fc.property(fc.array(anyEvent), fc.array(anyEvent), (before, after) => {
        const { analytics, flow } = visit('payment plans');
        for (const event of before) flow.send(event);
        const { length } = analytics.events;
        flow.dispose();
        for (const event of after) flow.send(event);
        expect(analytics.pages).toEqual(before.length > 0 ? ['payment plans'] : []);
        expect(analytics.events).toHaveLength(length);
      }),
    );
  });
});
