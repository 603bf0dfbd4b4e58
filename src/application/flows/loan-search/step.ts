import { searchFrom } from '../../loans/index.ts';
import type { Step } from '../flow.ts';
import type { LoanSearchEvent, TypingRested } from './event.ts';
import type { LoanSearch } from './state.ts';

/** Effects of a search. */
export type LoanSearchEffect =
  | { readonly kind: 'await-rest'; readonly typed: string }
  | { readonly kind: 'search'; readonly search: string };

/** The next state of a search. The text is searched for once typing pauses, in the form in which it is sent. */
export const step = (
  state: LoanSearch,
  event: LoanSearchEvent | TypingRested,
): Step<LoanSearch, LoanSearchEffect> => {
  const stay = { state, effects: [] };
  switch (event.kind) {
    case 'type':
      return event.text === state.typed
        ? stay
        : {
            state: { ...state, typed: event.text },
            effects: [{ kind: 'await-rest', typed: event.text }],
          };
    case 'rested': {
      const search = searchFrom(event.typed);
      return event.typed !== state.typed || search === state.asked
        ? stay
        : { state: { ...state, asked: search }, effects: [{ kind: 'search', search }] };
    }
    case 'shown': {
      const { search } = event;
      if (search === state.shown) return stay;
      // Results of a search from this field must not replace what has been typed since.
      const typed = search === state.asked ? state.typed : search;
      return { state: { typed, shown: search, asked: search }, effects: [] };
    }
  }
};
