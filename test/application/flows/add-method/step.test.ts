import {
  type AddMethodEvent,
  type AddMethodState,
  pageOf,
} from '@member-portal/application/flows/add-method';
import type { GatewayReport } from '@member-portal/application/ports';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AddMethodEffect } from '../../../../src/application/flows/add-method/effect.ts';
import type { AddMethodResult } from '../../../../src/application/flows/add-method/event.ts';
import { step } from '../../../../src/application/flows/add-method/step.ts';
import { begin } from '../../../../src/application/flows/add-method/visits.ts';
import { aDocument } from '../../../support/builders/a-document.ts';
import { aPaymentMethod } from '../../../support/builders/a-payment-method.ts';
import { OFFLINE } from '../../../support/fakes/fault-line.ts';
import { holds } from '../../../support/property-runs.ts';

type Event = AddMethodEvent | AddMethodResult;
const session = { id: 'gateway-1', url: 'https://gateway.example/1' };
const document = aDocument({ kind: 'verification-service' });
const method = aPaymentMethod();
const methodId = 'card-9' as PaymentMethodId;
const first = begin({ another: true, mayConnect: true });

const run = (from: AddMethodState, ...events: readonly Event[]) =>
  events.reduce<{ state: AddMethodState; effects: readonly AddMethodEffect[] }>(
    (before, event) => {
      const { state, effects } = step(before.state, event);
      return { state, effects: [...before.effects, ...effects] };
    },
    { state: from, effects: [] },
  );
const opened = (visit = 0): Event => ({ kind: 'page-opened', visit, session });
const notOpened = (visit = 0): Event => ({ kind: 'page-not-opened', visit, failure: OFFLINE });
const reported = (report: GatewayReport, visit = 0): Event => ({ kind: 'page-reported', visit, report });
const completed = reported({ kind: 'completed', methodId });
const confirmed = (visit = 0): Event => ({ kind: 'method-confirmed', visit, method });
const unconfirmed = (visit = 0): Event => ({
  kind: 'method-not-confirmed',
  visit,
  failure: { kind: 'not-found' },
});
const waited = (wait: number, visit = 0): Event => ({ kind: 'page-waited', visit, wait });
const read = (visit = 1): Event => ({ kind: 'terms-read', visit, document });
const shown: Event = { kind: 'terms-shown', document };
const [connect, agree, back, again, loaded] = (
  ['connect', 'agree', 'back', 'try-again', 'page-loaded'] as const
).map((kind) => ({ kind })) as [Event, Event, Event, Event, Event];
const framed = run(first.state, opened()).state;
const kindsOf = (effects: readonly AddMethodEffect[]) => effects.map(({ kind }) => kind);

describe('the page of the gateway', () => {
  it('is opened at once, and its page view says whether a method exists', () => {
    expect(first.effects).toEqual([
      { kind: 'record-page', page: 'add another payment method' },
      { kind: 'open-page', visit: 0, purpose: 'form' },
    ]);
    expect(begin({ another: false, mayConnect: true }).effects[0]).toEqual({
      kind: 'record-page',
      page: 'add payment method',
    });
  });

  it('can be reopened after it failed to open, and only then', () => {
    const failed = run(first.state, notOpened()).state;
    expect(failed).toMatchObject({ page: { kind: 'not-opened', failure: OFFLINE } });
    expect(run(failed, again)).toMatchObject({
      state: { visit: 1, page: { kind: 'opening' } },
      effects: [{ kind: 'open-page', visit: 1, purpose: 'form' }],
    });
    expect(run(framed, again)).toEqual({ state: framed, effects: [] });
  });

  it('has its messages read only while it is open', () => {
    const message = { origin: 'https://gateway.example', data: { type: 'ready' } };
    const event: Event = { kind: 'page-message', ...message };
    expect(run(framed, event).effects).toEqual([{ kind: 'read-message', visit: 0, session, message }]);
    expect(run(first.state, event).effects).toEqual([]);
  });

  it('is shown once it sends a message, with its errors until the next one', () => {
    expect(framed).toMatchObject({ page: { shown: false, error: undefined, height: undefined } });
    const failed = run(framed, reported({ kind: 'failed', error: 'invalidAccountNumber' })).state;
    expect(failed).toMatchObject({ page: { shown: true, error: 'invalidAccountNumber' } });
    expect(run(failed, reported({ kind: 'ready' })).state).toMatchObject({ page: { error: undefined } });
  });

  it('counts its errors, so that the same one can be announced again', () => {
    const failing = reported({ kind: 'failed', error: 'invalidAccountNumber' });
    expect(run(framed, reported({ kind: 'ready' })).state).toMatchObject({ page: { attempt: 0 } });
    expect(run(framed, failing).state).toMatchObject({ page: { attempt: 1 } });
    expect(run(framed, failing, reported({ kind: 'ready' }), failing).state).toMatchObject({
      page: { attempt: 2 },
    });
  });

  it('keeps the session alive while the buyer types in it, and changes nothing else', () => {
    expect(run(framed, reported({ kind: 'activity' }))).toEqual({
      state: framed,
      effects: [{ kind: 'report-activity' }],
    });
  });

  it.each([
    [480, 480],
    [9000, 1200],
    [1, 160],
  ])('that requests a height of %i px is %i px high', (height, given) => {
    expect(run(framed, reported({ kind: 'resize', height })).state).toMatchObject({
      page: { height: given },
    });
  });

  it('is silent after 15 s without a message, or 4 s once it has loaded', () => {
    expect(run(first.state, opened()).effects).toEqual([
      { kind: 'wait-for-page', visit: 0, wait: 0, milliseconds: 15_000 },
    ]);
    expect(run(framed, waited(0)).state).toMatchObject({ page: { silent: true } });
    const { state, effects } = run(framed, loaded);
    expect(effects).toEqual([{ kind: 'wait-for-page', visit: 0, wait: 1, milliseconds: 4000 }]);
    expect(run(state, waited(0)).state).toMatchObject({ page: { silent: false } });
    expect(run(state, waited(1)).state).toMatchObject({ page: { silent: true } });
  });

  it('may send a message before it has loaded, and is silent only after a load without one', () => {
    const early = run(framed, reported({ kind: 'ready' }), loaded);
    expect(early.effects).toEqual([]);
    expect(run(early.state, waited(0), waited(1), waited(2)).state).toMatchObject({
      page: { silent: true },
    });
    expect(run(early.state, waited(0), waited(1)).state).toMatchObject({ page: { silent: false } });
    const more = [reported({ kind: 'ready' }), reported({ kind: 'ready' }), loaded, loaded];
    expect(run(framed, ...more).effects).toEqual([
      { kind: 'wait-for-page', visit: 0, wait: 4, milliseconds: 4000 },
    ]);
    expect(run(framed, waited(0), reported({ kind: 'ready' })).state).toMatchObject({
      page: { silent: false },
    });
  });

  it('restarts where it is silent, and rereads the list, as it may have added a method', () => {
    const { state, effects } = run(framed, waited(0), again);
    expect(state).toMatchObject({ visit: 1, page: { kind: 'opening' } });
    expect(kindsOf(effects)).toEqual(['open-page', 'refresh-methods']);
  });

  it('has its method reported only once the gateway lists it, and once', () => {
    const { state, effects } = run(framed, completed, completed);
    expect(effects).toEqual([{ kind: 'confirm-method', visit: 0, methodId }]);
    expect(state).toMatchObject({ page: { kind: 'confirming', methodId } });
    const missing = run(state, unconfirmed());
    expect(missing.state).toMatchObject({ page: { kind: 'unconfirmed', failure: { kind: 'not-found' } } });
    expect(run(missing.state, again).effects).toEqual([{ kind: 'confirm-method', visit: 0, methodId }]);
    expect(run(missing.state, again, confirmed(), confirmed())).toEqual({
      state: { kind: 'added', method },
      effects: [
        { kind: 'confirm-method', visit: 0, methodId },
        { kind: 'tell-added', method },
      ],
    });
  });

  it('closes by its own Cancel as by Back, and rereads the list', () => {
    for (const event of [back, reported({ kind: 'cancelled' })])
      expect(run(framed, event)).toEqual({
        state: { kind: 'left' },
        effects: [{ kind: 'tell-left' }, { kind: 'refresh-methods' }],
      });
    expect(run(first.state, back).effects).toEqual([{ kind: 'tell-left' }]);
  });
});

describe('connecting an account', () => {
  const terms = run(framed, connect).state;
  const agreed = run(terms, read(), shown, agree);

  it('is offered only where it is enabled', () => {
    const { state } = begin({ another: false, mayConnect: false });
    expect(run(state, connect)).toEqual({ state, effects: [] });
  });

  it('closes the page to show the terms, and rereads the list', () => {
    expect(run(framed, connect).effects).toEqual([
      { kind: 'record-page', page: 'terms and conditions' },
      { kind: 'read-terms', visit: 1 },
      { kind: 'refresh-methods' },
    ]);
    expect(terms).toMatchObject({ kind: 'terms', terms: { kind: 'reading' } });
  });

  it('accepts no consent to terms that were not read or never shown', () => {
    expect(run(terms, agree, read(), agree).state).toMatchObject({ terms: { kind: 'read', shown: false } });
    const other: Event = { kind: 'terms-shown', document: aDocument({ id: 'other' }) };
    expect(run(terms, read(), other, agree).state.kind).toBe('terms');
    const unread: Event = { kind: 'terms-not-read', visit: 1, failure: OFFLINE };
    expect(run(terms, unread)).toMatchObject({ state: { terms: { kind: 'unread', failure: OFFLINE } } });
    expect(run(terms, unread, again).effects).toEqual([{ kind: 'read-terms', visit: 2 }]);
  });

  it('opens the page of the service once the terms are accepted', () => {
    expect(agreed).toMatchObject({
      state: { kind: 'connect', visit: 2, page: { kind: 'opening' } },
      effects: [
        { kind: 'record-page', page: 'connect an account' },
        { kind: 'open-page', visit: 2, purpose: 'connect' },
      ],
    });
  });

  it('reports that it is unavailable, and goes back to the terms, then to the form', () => {
    const refused = run(agreed.state, {
      kind: 'page-not-opened',
      visit: 2,
      failure: { kind: 'not-offered' },
    }).state;
    expect(refused).toMatchObject({ page: { kind: 'not-opened', failure: { kind: 'not-offered' } } });
    expect(run(refused, back).state).toMatchObject({ kind: 'terms', visit: 3 });
    expect(run(refused, back, back).state).toMatchObject({
      kind: 'form',
      visit: 4,
      page: { kind: 'opening' },
    });
  });

  it('ignores answers that belong to an earlier page', () => {
    const { state } = agreed;
    expect(run(state, opened(), notOpened(1), completed, confirmed())).toEqual({ state, effects: [] });
  });
});

describe('every event in every state', () => {
  const shapes = [
    connect,
    agree,
    back,
    again,
    loaded,
    shown,
    { kind: 'page-message', origin: 'o', data: {} } as const,
  ];
  const answers = [
    opened,
    notOpened,
    confirmed,
    unconfirmed,
    read,
    (visit: number) => waited(0, visit),
    ...(
      [
        { kind: 'ready' },
        { kind: 'activity' },
        { kind: 'cancelled' },
        { kind: 'completed', methodId },
        { kind: 'failed', error: 'genericError' },
      ] as const
    ).map((report) => (visit: number) => reported(report, visit)),
  ];
  const anEvent = fc.oneof(
    fc.constantFrom<(visit: number) => Event>(...shapes.map((event) => () => event)),
    fc.constantFrom<(visit: number) => Event>(...answers),
  );

  it('has a defined result: no method is reported unconfirmed or twice, and no account connected before the terms are read', () => {
    holds(
      fc.property(fc.array(fc.tuple(anEvent, fc.boolean()), { maxLength: 40 }), (happened) => {
        let told = 0;
        happened.reduce<AddMethodState>((state, [make, isLate]) => {
          const visit = 'visit' in state ? state.visit : 0;
          const event = make(isLate ? visit - 1 : visit);
          const taken = step(state, event);
          const { state: next, effects } = taken;
          if (state.kind === 'added' || state.kind === 'left') expect(taken).toEqual({ state, effects: [] });
          if (isLate && 'visit' in event) expect(taken).toEqual({ state, effects: [] });
          told += effects.filter(({ kind }) => kind === 'tell-added' || kind === 'tell-left').length;
          expect(told).toBeLessThanOrEqual(1);
          if (next.kind === 'added' && state.kind !== 'added')
            expect('page' in state && state.page.kind).toBe('confirming');
          if (next.kind === 'connect' && state.kind === 'terms')
            expect(state.terms).toMatchObject({ kind: 'read', shown: true });
          const isPageEntered = pageOf(next) !== undefined && pageOf(next) !== pageOf(state);
          expect(effects.some(({ kind }) => kind === 'record-page')).toBe(isPageEntered);
          return next;
        }, first.state);
      }),
    );
  });
});
