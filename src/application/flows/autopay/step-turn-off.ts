import { listedDrafts } from '@member-portal/domain/autopay';
import type { AutopayTerms } from './check.ts';
import type { AutopayAnswer, AutopayEffect, AutopayEvent, AutopayStep } from './event.ts';
import { homeOf, withOptions } from './form.ts';
import type { AutopayForm } from './form-state.ts';
import type { AutopayState } from './state.ts';

type TurningOff = Extract<AutopayState, { readonly kind: 'turning-off' }>;

const to = (state: AutopayState, ...effects: readonly AutopayEffect[]): AutopayStep => ({ state, effects });

const draftsOf = (
  { options }: AutopayForm,
  { now, zone }: AutopayTerms,
): Pick<TurningOff, 'inProgress' | 'changeable'> => {
  const drafts = listedDrafts(options.loan.autopay, now, zone);
  return {
    inProgress: drafts.filter(({ lastChangeOn }) => lastChangeOn === undefined),
    changeable: drafts.filter(({ lastChangeOn }) => lastChangeOn !== undefined),
  };
};

/** Asks whether to turn autopay off, and explains the effect. */
export const beginTurnOff = (form: AutopayForm, terms: AutopayTerms): TurningOff => ({
  kind: 'turning-off',
  form,
  sending: false,
  failure: undefined,
  attempt: 0,
  newOptions: undefined,
  ...draftsOf(form, terms),
});

/** One step of turning autopay off. */
export const stepTurnOff = (
  state: TurningOff,
  event: AutopayEvent | AutopayAnswer,
  terms: AutopayTerms,
): AutopayStep => {
  const { form, sending, attempt, newOptions } = state;
  switch (event.kind) {
    case 'confirm-turn-off': {
      if (sending) return to(state);
      const now = draftsOf(form, terms);
      // The last change day of a draft has passed since it was shown: show what will be taken, and ask again.
      if (now.changeable.length !== state.changeable.length) return to({ ...state, ...now });
      return to(
        { ...state, sending: true },
        { kind: 'hold-draft' },
        { kind: 'turn-off', loan: form.options.loan },
      );
    }
    case 'turned-off':
      return to(sending ? { kind: 'off', stopped: event.stopped } : state);
    case 'not-turned-off': {
      if (!sending) return to(state);
      const again = newOptions ? withOptions(form, newOptions, terms) : form;
      const failed = { sending: false, failure: event.failure, attempt: attempt + 1, newOptions: undefined };
      return to({ ...state, ...failed, form: again, ...draftsOf(again, terms) });
    }
    case 'options-read':
      return event.options.match<AutopayStep>(
        (options) => {
          if (sending) return to({ ...state, newOptions: options });
          const again = withOptions(form, options, terms);
          return to({ ...state, form: again, ...draftsOf(again, terms) });
        },
        () => to(state),
      );
    case 'back':
      return to(sending ? state : homeOf(form, terms));
    default:
      return to(state);
  }
};
