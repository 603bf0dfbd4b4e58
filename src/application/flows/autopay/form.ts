import { listedDrafts } from '@member-portal/domain/autopay';
import type { AutopayOptions } from '../../autopay/index.ts';
import { type AutopayTerms, methodsFrom, planOf } from './check.ts';
import { type AutopayDraft, firstAutopayDraft } from './draft.ts';
import type { AutopayAnswer, AutopayEvent } from './event.ts';
import type { AutopayCheck, AutopayForm } from './form-state.ts';
import type { AutopayState } from './state.ts';

const planning = (draft: AutopayDraft, options: AutopayOptions, terms: AutopayTerms) => {
  const planned = planOf(draft, options, terms);
  return { draft, planned, methods: methodsFrom(options, planned) };
};

/** The form for loaded options, with the buyer's earlier draft, if any. */
export const formOf = (
  options: AutopayOptions,
  kept: AutopayDraft | undefined,
  terms: AutopayTerms,
): AutopayForm => {
  return {
    options,
    ...planning(kept ?? firstAutopayDraft(options, terms.locale), options, terms),
    edited: kept !== undefined,
    check: { attempt: 0, problems: {} },
    focusOn: undefined,
    earlier: undefined,
  };
};

/** The form with reloaded options. */
export const withOptions = (
  form: AutopayForm,
  options: AutopayOptions,
  terms: AutopayTerms,
): AutopayForm => ({
  ...formOf(options, form.edited ? form.draft : undefined, terms),
  check: form.check,
  focusOn: form.focusOn,
  earlier: form.earlier,
});

/** The first view of the dialog: the form if autopay is off, otherwise autopay as it is now. */
export const homeOf = (form: AutopayForm, terms: AutopayTerms): AutopayState => {
  if (form.options.mode === 'enrol') return { kind: 'choosing', form };
  const { planned } = form;
  return {
    kind: 'managing',
    form,
    drafts: listedDrafts(form.options.loan.autopay, terms.now, terms.zone),
    movable: planned.kind === 'plan' && planned.plan.firstDueDays.length > 1,
  };
};

/** A state with reloaded options; starts again if autopay was turned on or off elsewhere. */
export const withForm = (
  state: Extract<AutopayState, { readonly kind: 'managing' | 'choosing' | 'adding-method' | 'reviewing' }>,
  form: AutopayForm,
  terms: AutopayTerms,
): AutopayState =>
  state.kind === 'managing' || form.options.mode !== state.form.options.mode
    ? homeOf(form, terms)
    : { ...state, form };

/** The draft after an event, and the field whose problem is cleared; undefined for any other event. */
const changeOf = (
  event: AutopayEvent | AutopayAnswer,
): { readonly field: keyof AutopayCheck['problems']; readonly change: Partial<AutopayDraft> } | undefined => {
  switch (event.kind) {
    case 'choose-amount':
      return { field: 'amount', change: { amountType: event.amountType } };
    case 'type-amount':
      return { field: 'amount', change: { typed: event.text } };
    case 'choose-method':
      return { field: 'method', change: { methodId: event.methodId } };
    case 'choose-start':
      return { field: 'start', change: { firstDueOn: event.dueOn } };
    case 'waive-notice':
      return { field: 'start', change: { waived: event.waived } };
    default:
      return undefined;
  }
};

/** The form after a field was changed; undefined for an event that changes none. */
export const editForm = (
  form: AutopayForm,
  event: AutopayEvent | AutopayAnswer,
  terms: AutopayTerms,
): AutopayForm | undefined => {
  const edit = changeOf(event);
  if (!edit) return undefined;
  const { [edit.field]: _settled, ...problems } = form.check.problems;
  return {
    ...form,
    ...planning({ ...form.draft, ...edit.change }, form.options, terms),
    edited: true,
    check: { ...form.check, problems },
  };
};
