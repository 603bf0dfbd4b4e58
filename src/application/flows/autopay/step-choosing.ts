import { type AutopayTerms, checkAutopay } from './check.ts';
import type { AutopayAnswer, AutopayEffect, AutopayEvent, AutopayStep } from './event.ts';
import { editForm, homeOf, withForm, withOptions } from './form.ts';
import type { AutopayForm } from './form-state.ts';
import type { AutopayState } from './state.ts';
import { beginReview } from './step-review.ts';
import { beginTurnOff } from './step-turn-off.ts';

type At<Name extends AutopayState['kind']> = Extract<AutopayState, { readonly kind: Name }>;
type Happening = AutopayEvent | AutopayAnswer;

const to = (state: AutopayState, ...effects: readonly AutopayEffect[]): AutopayStep => ({ state, effects });

const choose = (form: AutopayForm, event: Happening, terms: AutopayTerms): AutopayStep | undefined => {
  if (event.kind === 'review')
    return checkAutopay(form.draft, form.options, terms).match<AutopayStep>(
      (autopay) => beginReview(form, autopay),
      (problems) =>
        to({ kind: 'choosing', form: { ...form, check: { attempt: form.check.attempt + 1, problems } } }),
    );
  if (event.kind === 'add-method') return to({ kind: 'adding-method', form });
  if (event.kind === 'back' && form.options.mode === 'manage')
    return to(homeOf({ ...form, focusOn: undefined }, terms));
  return undefined;
};

const edit = (form: AutopayForm, event: Happening, terms: AutopayTerms): AutopayStep | undefined => {
  const edited = editForm(form, event, terms);
  return edited && to({ kind: 'choosing', form: edited }, { kind: 'keep-draft', draft: edited.draft });
};

const addMethod = (state: At<'adding-method'>, event: Happening, terms: AutopayTerms): AutopayStep => {
  const { form } = state;
  if (event.kind === 'back') return to({ kind: 'choosing', form });
  if (event.kind !== 'method-added') return to(state);
  const chosen = { kind: 'choose-method', methodId: event.methodId } as const;
  return edit({ ...form, focusOn: 'method' }, chosen, terms) ?? to(state);
};

/** One step of choosing: in the overview of current autopay, in the form, or while a payment method is added. */
export const stepChoosing = (
  state: At<'managing' | 'choosing' | 'adding-method'>,
  event: Happening,
  terms: AutopayTerms,
): AutopayStep => {
  const { form } = state;
  if (event.kind === 'options-read')
    return event.options.match<AutopayStep>(
      (options) => to(withForm(state, withOptions(form, options, terms), terms)),
      ({ kind: why }) => {
        const kept = form.edited ? form.draft : undefined;
        return to({ kind: 'ineligible', enrols: form.options.mode === 'enrol', kept, why });
      },
    );
  if (state.kind === 'adding-method') return addMethod(state, event, terms);
  if (state.kind === 'choosing') return edit(form, event, terms) ?? choose(form, event, terms) ?? to(state);
  if (event.kind === 'change') return to({ kind: 'choosing', form: { ...form, focusOn: event.field } });
  return event.kind === 'turn-off' ? to(beginTurnOff(form, terms)) : to(state);
};
