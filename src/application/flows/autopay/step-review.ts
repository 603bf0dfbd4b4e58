import { awaitConsent, isDocumentNotFound, stepConsent } from '../ordering/index.ts';
import type { AutopayTerms } from './check.ts';
import type { AutopayAnswer, AutopayEvent, AutopayStep } from './event.ts';
import { withForm, withOptions } from './form.ts';
import type { AutopayForm, CheckedAutopay } from './form-state.ts';
import { answered, mend, send, toForm, withConsent, withoutMethod } from './save-review.ts';
import type { AutopayState } from './state.ts';

type Reviewing = Extract<AutopayState, { readonly kind: 'reviewing' }>;

const to = (state: AutopayState): AutopayStep => ({ state, effects: [] });

/** Moves a checked choice to its review. The document is prepared for exactly this choice. */
export const beginReview = (form: AutopayForm, autopay: CheckedAutopay): AutopayStep => {
  const consent = awaitConsent(form.earlier);
  const reviewing = {
    kind: 'reviewing',
    form,
    autopay,
    saving: { kind: 'ready' },
    newOptions: undefined,
  } as const;
  return withConsent({ ...reviewing, consent: consent.state }, consent);
};

/** One step of the review of autopay. Nothing else can be done while a change is in progress or its outcome unknown. */
export const stepReview = (
  state: Reviewing,
  event: AutopayEvent | AutopayAnswer,
  terms: AutopayTerms,
): AutopayStep => {
  // Events about the document need no check of this: it is accepted then, and an accepted document ignores them.
  const isOut = state.saving.kind === 'sending' || state.saving.kind === 'unknown';
  switch (event.kind) {
    case 'submit':
      return state.saving.kind === 'sending' ? to(state) : send(state, terms);
    case 'saved':
    case 'not-saved':
      return answered(state, event, terms);
    case 'options-read':
      // Keep new options aside while a change is in progress: they may show its result.
      return event.options.match<AutopayStep>(
        (options) =>
          to(
            isOut
              ? { ...state, newOptions: options }
              : withForm(
                  state,
                  withOptions({ ...state.form, earlier: state.consent }, options, terms),
                  terms,
                ),
          ),
        () => to(state),
      );
    case 'back':
    case 'change':
      return to(isOut ? state : toForm(state, event.kind === 'change' ? event.field : undefined));
    case 'mend':
      return mend(state);
    case 'document-accepted':
      // Only the first click of a double click accepts the document.
      return state.consent.kind !== 'seen'
        ? to(state)
        : send({ ...state, consent: stepConsent(state.consent, event).state }, terms);
    case 'document-prepared': {
      const form = isDocumentNotFound(state.consent, event) && withoutMethod(state, terms);
      return form ? to(form) : withConsent(state, stepConsent(state.consent, event));
    }
    case 'document-shown':
    case 'prepare-document':
      return withConsent(state, stepConsent(state.consent, event));
    default:
      return to(state);
  }
};
