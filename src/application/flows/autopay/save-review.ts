import { autopayEnrolment, listedDrafts } from '@member-portal/domain/autopay';
import type { Step } from '../flow.ts';
import {
  acceptDocument,
  awaitConsent,
  type Consent,
  type ConsentEffect,
  givenConsent,
  type WayBack,
  wayBackOf,
} from '../ordering/index.ts';
import { type AutopayTerms, checkAutopay } from './check.ts';
import type { AutopayAnswer, AutopayEffect, AutopayStep } from './event.ts';
import { withForm, withOptions } from './form.ts';
import type { AutopayCheck, AutopayField, AutopayForm } from './form-state.ts';
import type { KnownFailure } from './order.ts';
import type { AutopayState } from './state.ts';

type Reviewing = Extract<AutopayState, { readonly kind: 'reviewing' }>;

const to = (state: AutopayState, ...effects: readonly AutopayEffect[]): AutopayStep => ({ state, effects });

/** A review after a step of its consent. The document is prepared for exactly the choice under review. */
export const withConsent = (
  state: Reviewing,
  { state: consent, effects }: Step<Consent, ConsentEffect>,
): AutopayStep => ({
  state: consent === state.consent ? state : { ...state, consent },
  effects: effects.map((effect) =>
    effect.kind === 'prepare-document'
      ? { ...effect, loan: state.form.options.loan, autopay: state.autopay }
      : effect,
  ),
});

/** Back to the form; the next consent continues the count of attempts. */
export const toForm = ({ form, consent }: Reviewing, focusOn: AutopayField | undefined): AutopayState => ({
  kind: 'choosing',
  form: { ...form, earlier: consent, focusOn },
});

/** The problems of a form that had none when it was reviewed. */
const checkAgain = ({ draft, options, check }: AutopayForm, terms: AutopayTerms): AutopayCheck =>
  checkAutopay(draft, options, terms).match<AutopayCheck>(
    () => check,
    (problems) => ({ attempt: check.attempt + 1, problems }),
  );

/** Back to the form, which asks for another method; undefined if the reviewed one is still offered. */
export const withoutMethod = (state: Reviewing, terms: AutopayTerms): AutopayState | undefined => {
  const form = withOptions({ ...state.form, edited: true }, state.form.options, terms);
  if (form.methods.some(({ id }) => id === state.autopay.method.id)) return undefined;
  return toForm({ ...state, form: { ...form, check: checkAgain(form, terms) } }, 'method');
};

/** Sends the accepted change, or resends the identical one if it is not known whether it was saved. */
export const send = (state: Reviewing, terms: AutopayTerms): AutopayStep => {
  const { saving, consent, form, autopay } = state;
  if (saving.kind === 'unknown')
    return to({ ...state, saving: { ...saving, kind: 'sending' } }, { kind: 'save', order: saving.order });
  if (saving.kind === 'failed' && saving.way) return to(state);
  const authorisation = givenConsent(consent);
  if (!authorisation) return withConsent(state, acceptDocument(consent));
  const { loan } = form.options;
  const { preview, method, startOn } = autopay;
  const now = withOptions(form, form.options, terms);
  // The change is no longer possible, for example since midnight; the form shows why.
  const toFormNow = (field: AutopayField) =>
    to(toForm({ ...state, form: { ...now, check: checkAgain(now, terms) } }, field));
  if (
    now.planned.kind === 'plan' &&
    preview.firstDueDays.includes(startOn) &&
    !now.planned.plan.firstDueDays.includes(startOn)
  )
    return toFormNow('start');
  return autopayEnrolment(
    loan,
    { ...autopay, authorisation },
    { ...preview.terms, today: terms.zone.dateAt(terms.now) },
  ).match<AutopayStep>(
    (enrolment) => {
      const changed = method.id === loan.autopay.paymentMethodId ? {} : { newMethodType: method.type };
      const order = { loanId: loan.id, enrolment, before: loan.autopay, ...changed };
      return to(
        { ...state, saving: { kind: 'sending', order } },
        { kind: 'hold-draft' },
        { kind: 'save', order },
      );
    },
    ({ kind }) => toFormNow(kind === 'method-not-usable' ? 'method' : 'start'),
  );
};

/** Goes to the step that can fix a failure. */
export const mend = (state: Reviewing): AutopayStep => {
  const way = state.saving.kind === 'failed' ? state.saving.way : undefined;
  if (way === undefined) return to(state);
  if (way === 'leave') return to({ kind: 'closed' });
  return way === 'review'
    ? withConsent({ ...state, saving: { kind: 'ready' } }, awaitConsent(state.consent))
    : to(toForm(state, way === 'date' ? 'start' : way));
};

/** The step that can fix a failure of autopay. Excludes an expired payoff quote, which autopay does not have. */
const wayOf = (failure: KnownFailure): WayBack | undefined =>
  failure.kind === 'refused' && failure.refusal === 'payoff-quote-expired' ? 'leave' : wayBackOf(failure);

/** Handles the answer to a change. */
export const answered = (
  state: Reviewing,
  event: Extract<AutopayAnswer, { readonly kind: 'saved' | 'not-saved' }>,
  terms: AutopayTerms,
): AutopayStep => {
  const { saving, newOptions, form, consent, autopay: asked } = state;
  if (saving.kind !== 'sending') return to(state);
  if (event.kind === 'saved') {
    const { autopay } = event;
    const told = listedDrafts(autopay, terms.now, terms.zone);
    const enrolled = saving.order.enrolment.flow === 'AUTOPAY_ENROLL';
    const isPaused = autopay.pausedReason !== undefined;
    const drafts = told.length > 0 || isPaused ? told : asked.preview.drafts;
    return to({ kind: 'saved', enrolled, asked, autopay, drafts });
  }
  const { failure } = event;
  if (failure.kind === 'unknown-outcome') return to({ ...state, saving: { ...saving, kind: 'unknown' } });
  const way = wayOf(failure);
  const known = newOptions ? withOptions({ ...form, earlier: consent }, newOptions, terms) : form;
  const failed = { ...state, newOptions: undefined, saving: { kind: 'failed', failure, way } } as const;
  return to(way === 'leave' ? { ...failed, form: known } : withForm(failed, known, terms));
};
