import {
  BeginMethodRemoval,
  pageOf,
  type RemoveMethodEvent,
  type RemoveMethodState,
} from '@member-portal/application/flows/remove-method';
import { ListPaymentMethods, RemovePaymentMethod } from '@member-portal/application/payment-methods';
import type { LoanId } from '@member-portal/domain/loan';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import fc from 'fast-check';
import { errAsync } from 'neverthrow';
import { describe, expect, it, vi } from 'vitest';
import type { RemoveMethodResult } from '../../../../src/application/flows/remove-method/event.ts';
import { step } from '../../../../src/application/flows/remove-method/step.ts';
import { aLoan } from '../../../support/builders/a-loan.ts';
import { aPaymentMethod } from '../../../support/builders/a-payment-method.ts';
import { settled } from '../../../support/fakes/fake-time.ts';
import { OFFLINE } from '../../../support/fakes/fault-line.ts';
import { paced } from '../../../support/paced.ts';
import { holds, holdsInTime } from '../../../support/property-runs.ts';
import { aBrowser } from '../payment/browser.ts';

const method = aPaymentMethod();
const enrolled = aLoan({
  id: 'loan-7' as LoanId,
  autopayEnrolled: true,
  autopay: { ...aLoan().autopay, enrolled: true, paymentMethodId: method.id },
});
const first: RemoveMethodState = { kind: 'confirming', method, failure: undefined, attempt: 0 };
const remove: RemoveMethodEvent = { kind: 'remove' };
const removed: RemoveMethodResult = { kind: 'method-removed' };
const offline: RemoveMethodResult = { kind: 'method-not-removed', failure: OFFLINE };
const inUse: RemoveMethodResult = {
  kind: 'method-not-removed',
  failure: { kind: 'autopay-enrolled', loans: [enrolled] },
};
type Event = RemoveMethodEvent | RemoveMethodResult;
const past = (...events: readonly Event[]): RemoveMethodState =>
  events.reduce<RemoveMethodState>((state, event) => step(state, event).state, first);

describe('a step of a removal', () => {
  it('removes once, however often it is pressed', () => {
    expect(step(first, remove)).toEqual({
      state: { ...first, kind: 'removing' },
      effects: [{ kind: 'remove', method }],
    });
    expect(step(past(remove), remove)).toEqual({ state: past(remove), effects: [] });
  });

  it('keeps the failure while it is retried, and counts the failures', () => {
    expect(past(remove, offline)).toEqual({ ...first, failure: OFFLINE, attempt: 1 });
    expect(past(remove, offline, remove)).toMatchObject({ kind: 'removing', failure: OFFLINE });
    // It is the same page, also while it is tried.
    expect(step(past(remove), offline).effects).toEqual([]);
    expect(past(remove, offline, remove, offline)).toMatchObject({ kind: 'confirming', attempt: 2 });
  });

  it('lists each loan whose autopay draws on the method, on a separate page', () => {
    expect(step(past(remove), inUse)).toEqual({
      state: { kind: 'autopay-enrolled', method, loans: [enrolled] },
      effects: [{ kind: 'record-page', page: 'delete payment method autopay enrolled' }],
    });
  });

  it('ends once the method is removed, and has no page then', () => {
    expect(step(past(remove), removed)).toEqual({
      state: { kind: 'removed', method },
      effects: [{ kind: 'tell-removed', method }],
    });
    expect(pageOf(past(remove, removed))).toBeUndefined();
  });

  it('is defined for every event in every state, and ignores one that has no meaning there', () => {
    const states = [first, past(remove), past(remove, inUse), past(remove, removed)];
    const meant: Readonly<Record<RemoveMethodState['kind'], readonly string[]>> = {
      confirming: ['remove'],
      removing: ['method-removed', 'method-not-removed'],
      'autopay-enrolled': [],
      removed: [],
    };
    holds(
      fc.property(
        fc.constantFrom(...states),
        fc.constantFrom<Event>(remove, removed, offline, inUse),
        (state, event) => {
          const next = step(state, event);
          if (meant[state.kind].includes(event.kind)) expect(next.state).not.toBe(state);
          else expect(next).toEqual({ state, effects: [] });
        },
      ),
    );
  });
});

const aTab = (
  given: { readonly pace?: () => Promise<unknown>; readonly loans?: readonly (typeof enrolled)[] } = {},
) => {
  const { pace = async () => undefined, loans = [] } = given;
  const { gateway, openPage } = aBrowser({ loans, methods: [method] });
  const { services: atOnce, analytics, reads } = openPage();
  const services = paced(atOnce, pace, RemovePaymentMethod);
  let listed: readonly PaymentMethod[] = [];
  reads.watch({ read: 'payment-methods' }, services.get(ListPaymentMethods), (result) => {
    if (result.isOk()) listed = result.value;
  });
  const onRemoved = vi.fn(() => expect(listed).toEqual([]));
  const begin = () => services.get(BeginMethodRemoval)({ method, onRemoved }, { reads, locale: 'en-us' });
  return { begin, gateway, analytics, onRemoved, listed: () => listed };
};

describe('the removal of a payment method', () => {
  it('records its page at the first subscription, and reports once the list is without the method', async () => {
    const { begin, analytics, onRemoved } = aTab();
    const flow = begin();
    expect(analytics.pages).toEqual([]);
    flow.subscribe(() => undefined);
    flow.send(remove);
    flow.send(remove);
    await settled();
    expect(flow.state()).toEqual({ kind: 'removed', method });
    expect(onRemoved.mock.calls).toEqual([[method]]);
    expect(analytics.pages).toEqual(['delete payment method confirm removal']);
    expect(analytics.names()).toEqual(['delete_payment_method']);
  });

  it('does not remove a method that autopay draws on', async () => {
    const { begin, listed } = aTab({ loans: [enrolled] });
    const flow = begin();
    flow.send(remove);
    await settled();
    expect(flow.state()).toMatchObject({ kind: 'autopay-enrolled', loans: [{ id: enrolled.id }] });
    expect(listed()).toHaveLength(1);
  });

  it('of unknown outcome makes the list reread', async () => {
    const { begin, gateway, listed } = aTab();
    const flow = begin();
    await settled();
    gateway.loseNextAnswer();
    const { listMethods } = gateway;
    gateway.listMethods = () => {
      gateway.listMethods = listMethods;
      return errAsync(OFFLINE);
    };
    flow.send(remove);
    await settled();
    expect(flow.state()).toMatchObject({ kind: 'confirming', failure: { kind: 'unknown-outcome' } });
    expect(listed()).toEqual([]);
  });

  it('completes after disposal: the method is removed, the list reread, and no listener called', async () => {
    const { begin, onRemoved, listed } = aTab();
    const flow = begin();
    await settled();
    flow.send(remove);
    flow.dispose();
    await settled();
    expect(listed()).toEqual([]);
    expect(onRemoved).not.toHaveBeenCalled();
    expect(flow.state().kind).toBe('removing');
  });

  it('reports a removal only of a method that no longer exists, in any order of answers', () =>
    holdsInTime(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom('remove', 'offline', 'lost', 'dispose'), { maxLength: 12 }),
        async (scheduler, acts) => {
          const { begin, gateway, onRemoved, listed } = aTab({
            pace: () => scheduler.schedule(Promise.resolve()),
          });
          let flow = begin();
          flow.subscribe(() => undefined);
          for (const act of acts) {
            if (act === 'remove') flow.send(remove);
            if (act === 'offline') gateway.failNext(OFFLINE);
            if (act === 'lost') gateway.loseNextAnswer();
            if (act === 'dispose') {
              flow.dispose();
              flow = begin();
              flow.subscribe(() => undefined);
            }
            if (scheduler.count() > 0) await scheduler.waitOne();
          }
          await scheduler.waitIdle();
          await settled();
          if (flow.state().kind === 'removed') expect(listed()).toEqual([]);
          expect(onRemoved.mock.results.every(({ type }) => type === 'return')).toBe(true);
          // Nothing hangs: everything that was sent has an outcome.
          expect(flow.state().kind).not.toBe('removing');
        },
      ),
      { numRuns: 150 },
    ));
});
