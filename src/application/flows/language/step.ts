import type { Locale } from '@member-portal/domain/locale';
import type { Step } from '../flow.ts';
import type { RecordPage } from '../page-entered.ts';
import type { LanguageEvent, LanguageResult } from './event.ts';
import { pageOf } from './page-of.ts';
import type { LanguageState } from './state.ts';

export type LanguageEffect =
  | RecordPage
  | { readonly kind: 'change'; readonly to: Locale }
  | { readonly kind: 'tell-changed' };

type Taken = Step<LanguageState, LanguageEffect>;

/** The initial state, with the first of the other languages selected. */
export const firstStep = (current: Locale, offered: readonly Locale[]): Taken => {
  const others = offered.filter((locale) => locale !== current);
  const [chosen = current] = others;
  const state = { kind: 'asking', current, others, chosen, failure: undefined, attempt: 0 } as const;
  return { state, effects: [{ kind: 'record-page', page: pageOf(state) }] };
};

/** The next state of a change of language. */
export const step = (state: LanguageState, event: LanguageEvent | LanguageResult): Taken => {
  const to = (next: LanguageState): Taken => ({ state: next, effects: [] });
  switch (event.kind) {
    case 'choose-language':
      return state.kind === 'asking' && state.others.includes(event.locale) && event.locale !== state.chosen
        ? to({ ...state, chosen: event.locale })
        : to(state);
    case 'change-language':
      return state.kind === 'asking'
        ? { state: { ...state, kind: 'changing' }, effects: [{ kind: 'change', to: state.chosen }] }
        : to(state);
    case 'changed':
      return state.kind === 'changing'
        ? { state: { ...state, kind: 'changed', failure: undefined }, effects: [{ kind: 'tell-changed' }] }
        : to(state);
    case 'failed':
      return to(
        state.kind === 'changing'
          ? { ...state, kind: 'asking', failure: event.failure, attempt: state.attempt + 1 }
          : state,
      );
  }
};
