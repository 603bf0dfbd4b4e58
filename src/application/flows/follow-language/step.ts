import type { Step } from '../flow.ts';
import type { FollowEvent } from './event.ts';
import type { FollowState } from './state.ts';

export type FollowEffect =
  | { readonly kind: 'watch' }
  | { readonly kind: 'look' }
  | { readonly kind: 'wait'; readonly waits: number }
  | { readonly kind: 'reload' };

type Taken = Step<FollowState, FollowEffect>;

/** Checks immediately: the language may have changed while the page was loading, or before its buyer signed in. */
export const firstStep: Taken = {
  state: { kind: 'shown', waits: 0 },
  effects: [{ kind: 'watch' }, { kind: 'look' }],
};

/** One step of following a language. Once a reload is requested, events are ignored. */
export const step = (state: FollowState, event: FollowEvent): Taken => {
  const stay: Taken = { state, effects: [] };
  if (state.kind === 'reloading') return stay;
  const look: Taken = { state, effects: [{ kind: 'look' }] };
  switch (event.kind) {
    case 'chosen':
      return look;
    case 'waited':
      return state.kind === 'waiting' && event.waits === state.waits ? look : stay;
    case 'looked': {
      if (!event.isChanged)
        return state.kind === 'shown' ? stay : { ...stay, state: { ...state, kind: 'shown' } };
      if (!event.losesByReload)
        return { state: { ...state, kind: 'reloading' }, effects: [{ kind: 'reload' }] };
      const waits = state.waits + 1;
      return { state: { kind: 'waiting', waits }, effects: [{ kind: 'wait', waits }] };
    }
  }
};
