import { pageEntered } from '../page-entered.ts';
import type { AutopayTerms } from './check.ts';
import type { AutopayAnswer, AutopayEffect, AutopayEvent, AutopayStep } from './event.ts';
import { formOf, homeOf } from './form.ts';
import { pageInfoOf, pageOf } from './page-of.ts';
import type { AutopayState } from './state.ts';
import { stepChoosing } from './step-choosing.ts';
import { stepReview } from './step-review.ts';
import { stepTurnOff } from './step-turn-off.ts';

type At<Name extends AutopayState['kind']> = Extract<AutopayState, { readonly kind: Name }>;

const to = (state: AutopayState, ...effects: readonly AutopayEffect[]): AutopayStep => ({ state, effects });

const stepUnread = (
  state: At<'reading' | 'unreadable' | 'ineligible'>,
  event: AutopayEvent | AutopayAnswer,
  terms: AutopayTerms,
): AutopayStep => {
  const { enrols, kept } = state;
  if (event.kind === 'options-read')
    return event.options.match<AutopayStep>(
      (options) => to(homeOf(formOf(options, kept, terms), terms)),
      ({ kind: why }) => to({ kind: 'ineligible', enrols, kept, why }),
    );
  if (event.kind === 'not-read' && state.kind === 'reading')
    return to({ kind: 'unreadable', enrols, kept, failure: event.failure });
  return event.kind === 'retry' && state.kind === 'unreadable'
    ? to({ kind: 'reading', enrols, kept }, { kind: 'read-again' })
    : to(state);
};

const take = (state: AutopayState, event: AutopayEvent | AutopayAnswer, terms: AutopayTerms): AutopayStep => {
  switch (state.kind) {
    case 'reading':
    case 'unreadable':
    case 'ineligible':
      return stepUnread(state, event, terms);
    case 'managing':
    case 'choosing':
    case 'adding-method':
      return stepChoosing(state, event, terms);
    case 'reviewing':
      return stepReview(state, event, terms);
    case 'turning-off':
      return stepTurnOff(state, event, terms);
    default:
      return to(state);
  }
};

/** Whether the dialog can be left: not while a change is in progress. */
const mayClose = (state: AutopayState): boolean =>
  state.kind === 'turning-off'
    ? !state.sending
    : !(state.kind === 'closed' || (state.kind === 'reviewing' && state.saving.kind === 'sending'));

/** One step of autopay; an event that does not apply is ignored. Each page that is entered is recorded. */
export const stepAutopay = (
  state: AutopayState,
  event: AutopayEvent | AutopayAnswer,
  terms: AutopayTerms,
): AutopayStep => {
  if (event.kind === 'close') return to(mayClose(state) ? { kind: 'closed' } : state);
  const { state: next, effects } = take(state, event, terms);
  return {
    state: next,
    effects: [...effects, ...pageEntered(pageOf(state), pageOf(next), pageInfoOf(next))],
  };
};
