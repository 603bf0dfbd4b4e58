import type { AddMethodEvent, AddMethodState } from '@member-portal/application/flows/add-method';
import type { GatewayReport } from '@member-portal/application/ports';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { describe, expect, it } from 'vitest';
import type { AddMethodResult } from '../../../../src/application/flows/add-method/event.ts';
import { step } from '../../../../src/application/flows/add-method/step.ts';
import { begin } from '../../../../src/application/flows/add-method/visits.ts';
import { aDocument } from '../../../support/builders/a-document.ts';
import { aPaymentMethod } from '../../../support/builders/a-payment-method.ts';
import { OFFLINE } from '../../../support/fakes/fault-line.ts';

/** Answers belong to the current visit, or to the one before. */
type Happening = (visit: number) => AddMethodEvent | AddMethodResult;

const methodId = 'card-9' as PaymentMethodId;
const document = aDocument({ kind: 'verification-service' });
const session = { id: 'gateway-1', url: 'https://gateway.example/1' };
const does =
  (kind: 'connect' | 'agree' | 'back' | 'try-again' | 'page-loaded'): Happening =>
  () => ({ kind });
const reports =
  (report: GatewayReport): Happening =>
  (visit) => ({ kind: 'page-reported', visit, report });
const waited =
  (wait: number): Happening =>
  (visit) => ({ kind: 'page-waited', visit, wait });

/** One of every event, and variants where its data matters. */
const every: Readonly<Record<string, Happening>> = {
  connect: does('connect'),
  agree: does('agree'),
  back: does('back'),
  'try-again': does('try-again'),
  'page-loaded': does('page-loaded'),
  'page-message': () => ({ kind: 'page-message', origin: 'https://gateway.example', data: 'ready' }),
  'terms-shown': () => ({ kind: 'terms-shown', document }),
  'other-terms-shown': () => ({ kind: 'terms-shown', document: aDocument() }),
  'page-opened': (visit) => ({ kind: 'page-opened', visit, session }),
  'page-not-opened': (visit) => ({ kind: 'page-not-opened', visit, failure: OFFLINE }),
  'page-waited': waited(0),
  'page-waited-before': waited(-1),
  ready: reports({ kind: 'ready' }),
  activity: reports({ kind: 'activity' }),
  resize: reports({ kind: 'resize', height: 400 }),
  cancelled: reports({ kind: 'cancelled' }),
  completed: reports({ kind: 'completed', methodId }),
  failed: reports({ kind: 'failed', error: 'cardDeclined' }),
  'method-confirmed': (visit) => ({ kind: 'method-confirmed', visit, method: aPaymentMethod() }),
  'method-not-confirmed': (visit) => ({ kind: 'method-not-confirmed', visit, failure: OFFLINE }),
  'terms-read': (visit) => ({ kind: 'terms-read', visit, document }),
  'terms-not-read': (visit) => ({ kind: 'terms-not-read', visit, failure: OFFLINE }),
};

const named = (name: string): Happening => every[name] ?? does('back');
const play = (names: readonly string[]): AddMethodState =>
  names.reduce(
    (state, name) => step(state, named(name)('visit' in state ? state.visit : 0)).state,
    begin({ another: true, mayConnect: true }).state,
  );

/** The events that lead to each state, in each of its shapes that take other events. */
const runs: Readonly<Record<string, readonly string[]>> = {
  opening: [],
  'not opened': ['page-not-opened'],
  open: ['page-opened'],
  silent: ['page-opened', 'page-waited'],
  confirming: ['page-opened', 'completed'],
  unconfirmed: ['page-opened', 'completed', 'method-not-confirmed'],
  'terms being read': ['connect'],
  'terms not read': ['connect', 'terms-not-read'],
  'terms read': ['connect', 'terms-read'],
  'terms shown': ['connect', 'terms-read', 'terms-shown'],
  'connecting, opening': ['connect', 'terms-read', 'terms-shown', 'agree'],
  'connecting, open': ['connect', 'terms-read', 'terms-shown', 'agree', 'page-opened'],
  added: ['page-opened', 'completed', 'method-confirmed'],
  left: ['back'],
};

/** The next state and the effects of each event; an event that is not listed leaves the state unchanged. */
const meant: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  opening: {
    connect: 'terms, reading | read-terms | record-page',
    back: 'left | tell-left',
    'page-opened': 'form, open | wait-for-page',
    'page-not-opened': 'form, not-opened',
  },
  'not opened': {
    connect: 'terms, reading | read-terms | record-page',
    back: 'left | tell-left',
    'try-again': 'form, opening | open-page',
  },
  open: {
    connect: 'terms, reading | read-terms | record-page | refresh-methods',
    back: 'left | refresh-methods | tell-left',
    'page-loaded': 'form, open | wait-for-page',
    'page-message': 'form, open | read-message',
    'page-waited': 'form, open, silent',
    ready: 'form, open, shown',
    activity: 'form, open | report-activity',
    resize: 'form, open',
    cancelled: 'left | refresh-methods | tell-left',
    completed: 'form, confirming | confirm-method',
    failed: 'form, open, shown',
  },
  silent: {
    connect: 'terms, reading | read-terms | record-page | refresh-methods',
    back: 'left | refresh-methods | tell-left',
    'try-again': 'form, opening | open-page | refresh-methods',
    'page-loaded': 'form, open, silent | wait-for-page',
    'page-message': 'form, open, silent | read-message',
    'page-waited': 'form, open, silent',
    ready: 'form, open, shown',
    activity: 'form, open, silent | report-activity',
    resize: 'form, open, silent',
    cancelled: 'left | refresh-methods | tell-left',
    completed: 'form, confirming | confirm-method',
    failed: 'form, open, shown',
  },
  confirming: {
    connect: 'terms, reading | read-terms | record-page',
    back: 'left | tell-left',
    'method-confirmed': 'added | tell-added',
    'method-not-confirmed': 'form, unconfirmed',
  },
  unconfirmed: {
    connect: 'terms, reading | read-terms | record-page | refresh-methods',
    back: 'left | refresh-methods | tell-left',
    'try-again': 'form, confirming | confirm-method',
  },
  'terms being read': {
    back: 'form, opening | open-page | record-page',
    'terms-read': 'terms, read',
    'terms-not-read': 'terms, unread',
  },
  'terms not read': {
    back: 'form, opening | open-page | record-page',
    'try-again': 'terms, reading | read-terms',
  },
  'terms read': {
    back: 'form, opening | open-page | record-page',
    'terms-shown': 'terms, read, shown',
  },
  'terms shown': {
    agree: 'connect, opening | open-page | record-page',
    back: 'form, opening | open-page | record-page',
  },
  'connecting, opening': {
    back: 'terms, reading | read-terms | record-page',
    'page-opened': 'connect, open | wait-for-page',
    'page-not-opened': 'connect, not-opened',
  },
  'connecting, open': {
    back: 'terms, reading | read-terms | record-page | refresh-methods',
    'page-loaded': 'connect, open | wait-for-page',
    'page-message': 'connect, open | read-message',
    'page-waited': 'connect, open, silent',
    ready: 'connect, open, shown',
    activity: 'connect, open | report-activity',
    resize: 'connect, open',
    cancelled: 'terms, reading | read-terms | record-page | refresh-methods',
    completed: 'connect, confirming | confirm-method',
    failed: 'connect, open, shown',
  },
  added: {},
  left: {},
};

const shapeOf = (state: AddMethodState): string => {
  if ('terms' in state)
    return `terms, ${state.terms.kind}${'shown' in state.terms && state.terms.shown ? ', shown' : ''}`;
  if (!('page' in state)) return state.kind;
  const { kind, page } = state;
  const more = page.kind !== 'open' ? [] : [page.silent && 'silent', page.shown && 'shown'].filter(Boolean);
  return [kind, page.kind, ...more].join(', ');
};

describe('every event while a payment method is added', () => {
  it.each(Object.keys(runs))('in the state: %s', (name) => {
    const before = play(runs[name] ?? []);
    const visit = 'visit' in before ? before.visit : 0;
    const told = Object.keys(every).flatMap((event) => {
      const { state, effects } = step(before, named(event)(visit));
      if (state === before && effects.length === 0) return [];
      return [[event, [shapeOf(state), ...effects.map(({ kind }) => kind).sort()].join(' | ')] as const];
    });
    expect(Object.fromEntries(told)).toEqual(meant[name]);
  });

  it.each(Object.keys(runs))('is ignored where it belongs to an earlier visit: %s', (name) => {
    const before = play(runs[name] ?? []);
    if (!('visit' in before)) return;
    for (const event of Object.values(every)) {
      const late = event(before.visit - 1);
      if ('visit' in late) expect(step(before, late)).toEqual({ state: before, effects: [] });
    }
  });
});
