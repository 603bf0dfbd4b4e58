import type { AddMethodEvent, AddMethodResult } from './event.ts';
import { type Next, openPage, type Reading, readTerms } from './visits.ts';

/** The next state for the terms of the bank-verification service. */
export const stepTerms = (state: Reading, event: AddMethodEvent | AddMethodResult): Next => {
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
      // Do not accept terms that were never displayed.
      return terms.kind === 'read' && terms.shown ? openPage(state, 'connect') : stay;
    case 'try-again':
      return terms.kind === 'unread' ? readTerms(state) : stay;
    case 'back':
      return openPage(state, 'form');
    default:
      return stay;
  }
};
