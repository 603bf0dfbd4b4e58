import { pageEntered } from '../page-entered.ts';
import type { AddMethodEvent, AddMethodResult } from './event.ts';
import { pageOf } from './page-of.ts';
import type { AddMethodState, GatewayPage } from './state.ts';
import { stepPage } from './step-page.ts';
import { stepTerms } from './step-terms.ts';
import { type Framed, type Next, openPage, readTerms } from './visits.ts';

type Event = AddMethodEvent | AddMethodResult;

const leave: Next = { state: { kind: 'left' }, effects: [{ kind: 'tell-left' }] };

/**
 * Whether a page that is left may have added a method that the list does not show yet. While it is `confirming`, the
 * `confirm-method` effect refreshes the list itself.
 */
export const mayHaveAdded = ({ kind }: GatewayPage): boolean => kind === 'open' || kind === 'unconfirmed';

const leavePage = (state: Framed, to: Next): Next =>
  mayHaveAdded(state.page) ? { ...to, effects: [...to.effects, { kind: 'refresh-methods' }] } : to;

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

/** The next state of adding a method. */
export const step = (state: AddMethodState, event: Event): Next => {
  if (state.kind === 'added' || state.kind === 'left') return { state, effects: [] };
  if ('visit' in event && event.visit !== state.visit) return { state, effects: [] };
  const next = state.kind === 'terms' ? stepTerms(state, event) : stepFramed(state, event);
  return { ...next, effects: [...pageEntered(pageOf(state), pageOf(next.state)), ...next.effects] };
};
