import type { Step } from '../flow.ts';
import { pageEntered } from '../page-entered.ts';
import type { AddMethodEffect } from './effect.ts';
import type { AddMethodEvent, AddMethodResult } from './event.ts';
import { pageOf } from './page-of.ts';
import type { AddMethodState } from './state.ts';
import { stepPage } from './step-page.ts';

type Event = AddMethodEvent | AddMethodResult;
type Next = Step<AddMethodState, AddMethodEffect>;
type Framed = Extract<AddMethodState, { readonly kind: 'form' | 'connect' }>;
type Reading = Extract<AddMethodState, { readonly kind: 'terms' }>;

/** The first state, with what it asks for. */
export const begin = ({
  another,
  mayConnect,
}: {
  readonly another: boolean;
  readonly mayConnect: boolean;
}): Next => {
  const state: AddMethodState = { kind: 'form', visit: 0, another, mayConnect, page: { kind: 'opening' } };
  return {
    state,
    effects: [...pageEntered(undefined, pageOf(state)), { kind: 'open-page', visit: 0, purpose: 'form' }],
  };
};

const openPage = (state: Framed | Reading, kind: Framed['kind']): Next => {
  const { another, mayConnect } = state;
  const visit = state.visit + 1;
  return {
    state: { kind, visit, another, mayConnect, page: { kind: 'opening' } },
    effects: [{ kind: 'open-page', visit, purpose: kind }],
  };
};

const readTerms = (state: Framed | Reading): Next => {
  const { another, mayConnect } = state;
  const visit = state.visit + 1;
  return {
    state: { kind: 'terms', visit, another, mayConnect, terms: { kind: 'reading' } },
    effects: [{ kind: 'read-terms', visit }],
  };
};

const leave: Next = { state: { kind: 'left' }, effects: [{ kind: 'tell-left' }] };

const leavePage = (state: Framed, to: Next): Next =>
  state.page.kind === 'open' ? { ...to, effects: [...to.effects, { kind: 'refresh-methods' }] } : to;

const stepFramed = (state: Framed, event: Event): Next => {
  const { page, visit } = state;
  const before = (): Next => leavePage(state, state.kind === 'form' ? leave : readTerms(state));
  switch (event.kind) {
    case 'connect':
      return state.kind === 'form' && state.mayConnect
        ? leavePage(state, readTerms(state))
        : { state, effects: [] };
    case 'back':
      return before();
    case 'try-again': {
      if (page.kind === 'unconfirmed') {
        const { methodId } = page;
        return {
          state: { ...state, page: { kind: 'confirming', methodId } },
          effects: [{ kind: 'confirm-method', visit, methodId }],
        };
      }
      const isStuck = page.kind === 'not-opened' || (page.kind === 'open' && page.silent);
      return isStuck ? leavePage(state, openPage(state, state.kind)) : { state, effects: [] };
    }
    case 'method-confirmed':
      return page.kind === 'confirming'
        ? {
            state: { kind: 'added', method: event.method },
            effects: [{ kind: 'tell-added', method: event.method }],
          }
        : { state, effects: [] };
    default: {
      const next = stepPage(page, event, visit);
      if (next.page === 'cancelled') return before();
      return next.page === page
        ? { state, effects: next.effects }
        : { state: { ...state, page: next.page }, effects: next.effects };
    }
  }
};

const stepReading = (state: Reading, event: Event): Next => {
  const { terms } = state;
  const stay: Next = { state, effects: [] };
  switch (event.kind) {
    case 'terms-read':
      return terms.kind === 'reading'
        ? {
            state: { ...state, terms: { kind: 'read', document: event.document, shown: false } },
            effects: [],
          }
        : stay;
    case 'terms-not-read':
      return terms.kind === 'reading'
        ? { state: { ...state, terms: { kind: 'unread', failure: event.failure } }, effects: [] }
        : stay;
    case 'terms-shown':
      return terms.kind === 'read' && terms.document === event.document && !terms.shown
        ? { state: { ...state, terms: { ...terms, shown: true } }, effects: [] }
        : stay;
    case 'agree':
      // Nobody agrees to a text that was never on the screen.
      return terms.kind === 'read' && terms.shown ? openPage(state, 'connect') : stay;
    case 'try-again':
      return terms.kind === 'unread' ? readTerms(state) : stay;
    case 'back':
      return openPage(state, 'form');
    default:
      return stay;
  }
};

/** The next state of adding a method. */
export const step = (state: AddMethodState, event: Event): Next => {
  if (state.kind === 'added' || state.kind === 'left') return { state, effects: [] };
  if ('visit' in event && event.visit !== state.visit) return { state, effects: [] };
  const next = state.kind === 'terms' ? stepReading(state, event) : stepFramed(state, event);
  return { ...next, effects: [...pageEntered(pageOf(state), pageOf(next.state)), ...next.effects] };
};
