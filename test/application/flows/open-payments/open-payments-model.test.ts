import type { Flow } from '@member-portal/application/flows';
import type { OpenPaymentsEvent, OpenPaymentsState } from '@member-portal/application/flows/open-payments';
import { SubmitPayment } from '@member-portal/application/payments';
import { array, asyncProperty, constantFrom, record } from 'fast-check';
import { expect, it } from 'vitest';
import { aReviewedPayment } from '../../../support/builders/a-payment.ts';
import { settled } from '../../../support/fakes/fake-time.ts';
import { OFFLINE, TIMEOUT } from '../../../support/fakes/fault-line.ts';
import { holdsInTime } from '../../../support/property-runs.ts';
import { aBrowser } from '../payment/browser.ts';

const HOWS = ['lost-before', 'lost-after', 'arrives-late'] as const;
const EVENTS = ['pause', 'look', 'put-away'] as const;
const anyCommand = record({
  what: constantFrom('send', 'send', 'time', 'reload', 'unreadable'),
  tab: constantFrom(0 as const, 1 as const),
  event: constantFrom(...EVENTS),
  milliseconds: constantFrom(1_000, 30_000, 130_000),
});

it('whatever is looked up, paused and dismissed in two tabs, a payment is reported once and as booked', () =>
  holdsInTime(
    asyncProperty(constantFrom(...HOWS), array(anyCommand, { maxLength: 12 }), async (how, commands) => {
      const browser = aBrowser();
      const { platform, time } = browser;
      platform.orderFaults.queue(
        how === 'arrives-late'
          ? { kind: how, after: 60_000, failure: TIMEOUT }
          : { kind: how, failure: TIMEOUT },
      );
      platform.readFaults.queue(
        ...Array.from({ length: 40 }, () => ({ kind: 'answered', failure: OFFLINE }) as const),
      );
      void browser.openPage().services.get(SubmitPayment)(aReviewedPayment());
      await time.advance(11_000);
      while (platform.readFaults.next());

      const disposed = new Set<Flow<OpenPaymentsState, OpenPaymentsEvent>>();
      const bookings = () => platform.ledger.bookings.length;
      const begin = () => {
        const flow = browser.openPage().lookAtOpenPayments();
        flow.subscribe(() => {
          expect(disposed.has(flow)).toBe(false);
          const told = flow.state().payments;
          expect(told.length).toBeLessThanOrEqual(1);
          for (const { outcome } of told) {
            if (outcome.kind === 'booked') expect(bookings()).toBe(1);
            // What was reported as never booked must not be booked later either.
            if (outcome.kind === 'never-booked') expect([how, bookings()]).toEqual(['lost-before', 0]);
          }
        });
        return flow;
      };
      const tabs = [begin(), begin()];
      await settled();
      for (const { what, tab, event, milliseconds } of commands) {
        const flow = tabs[tab];
        if (!flow) continue;
        const [told] = flow.state().payments;
        if (what === 'send' && event !== 'put-away') flow.send({ kind: event });
        else if (what === 'send') told && flow.send({ kind: event, payment: told });
        else if (what === 'time') await time.advance(milliseconds);
        else if (what === 'unreadable') platform.readFaults.queue({ kind: 'answered', failure: OFFLINE });
        else {
          flow.dispose();
          disposed.add(flow);
          tabs[tab] = begin();
        }
        await settled();
        if (what === 'send' && event === 'pause') expect(flow.state().kind).toBe('paused');
      }
      // In the end a new look-up finds the outcome.
      await time.advance(600_000);
      const last = begin();
      await settled();
      await time.advance(600_000);
      for (const { outcome } of last.state().payments)
        expect(outcome.kind).toBe(how === 'lost-before' ? 'never-booked' : 'booked');
      expect(bookings()).toBe(how === 'lost-before' ? 0 : 1);
      for (const flow of [...tabs, last]) {
        flow.dispose();
        disposed.add(flow);
      }
      await time.advance(600_000);
      expect(time.waiting()).toBe(0);
    }),
  ));
