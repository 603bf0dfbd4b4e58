import { retryReplacedBy } from '@member-portal/domain/payment';
import { trackedEvent } from '@member-portal/domain/telemetry';
import { beginReview, type CheckedPayment, type DraftField } from '../ordering/index.ts';
import { checkPaymentDraft, type DraftRules, offeredMethods } from './check.ts';
import { type PaymentDraft, payDaysOf, withChoice } from './draft.ts';
import type { PaymentEffect, PaymentStep } from './effect.ts';
import type { PaymentAnswer, PaymentEvent } from './event.ts';
import { payingOf, underReview } from './paying.ts';
import type { ChoosingPayment, Paying } from './state.ts';

const NO_PROBLEMS: ChoosingPayment['check'] = { attempt: 0, problems: {} };

/** The payment that the chosen amount replaces: `replaced`, unless it pays only principal. */
const replacedBy = <Replaced extends { readonly id: string }>(
  { draft, options }: Paying,
  replaced: Replaced | undefined,
): Replaced | undefined =>
  retryReplacedBy(options.amounts.find(({ choice }) => choice === draft.choice)?.amountType, replaced);

const rulesOf = (paying: Paying): DraftRules => ({
  options: paying.options,
  locale: paying.subject.locale,
  retryOf: replacedBy(paying, paying.subject.retried ?? paying.retryAhead)?.id,
});

/** The choosing state, with the effect of a draft without problems. */
export const choose = (
  paying: Paying,
  {
    check = NO_PROBLEMS,
    focusOn,
  }: { readonly check?: ChoosingPayment['check']; readonly focusOn?: DraftField | undefined } = {},
): { readonly state: ChoosingPayment; readonly effects: readonly PaymentEffect[] } => {
  const checked = checkPaymentDraft(paying.draft, rulesOf(paying));
  return {
    state: {
      ...payingOf(paying),
      kind: 'choosing',
      chose: true,
      check,
      focusOn,
      methods: offeredMethods(paying.draft, paying.options),
      days: payDaysOf(paying.options, paying.draft.choice),
      replaces: replacedBy(paying, paying.retryAhead),
      preview: undefined,
    },
    effects: checked.isOk() ? [{ kind: 'preview', checked: checked.value, loan: paying.options.loan }] : [],
  };
};

/** Changes the draft; a field's problem stays until the field changes. */
const edit = (state: ChoosingPayment, fields: readonly DraftField[], draft: PaymentDraft): PaymentStep => {
  const problems = Object.fromEntries(
    Object.entries(state.check.problems).filter(([field]) => !fields.some((changed) => changed === field)),
  );
  const chosen = choose(
    { ...state, draft, edited: true },
    { check: { ...state.check, problems }, focusOn: state.focusOn },
  );
  return { ...chosen, effects: [{ kind: 'keep-draft', draft }, ...chosen.effects] };
};

const review = (
  paying: Paying,
  checked: CheckedPayment,
  preview: ChoosingPayment['preview'],
): PaymentStep => {
  const { amountType } = checked.payment;
  const begun = beginReview(checked, preview, paying.lastConsent);
  const told = paying.recorded === amountType;
  return {
    // Keep the defaults as chosen, even if another method is added or the day changes meanwhile.
    state: underReview(
      { ...paying, edited: true, recorded: amountType },
      { review: begun.state, sentOver: undefined },
    ),
    effects: [
      ...begun.effects,
      { kind: 'preview', checked, loan: paying.options.loan },
      ...(told
        ? []
        : [{ kind: 'record', event: trackedEvent('payment_amount_type', { amountType }) } as const]),
    ],
  };
};

/** Moves a draft to its review, or reports all of its problems. */
export const weigh = (state: ChoosingPayment): PaymentStep =>
  checkPaymentDraft(state.draft, rulesOf(state)).match<PaymentStep>(
    (checked) => review(state, checked, state.preview),
    (problems) =>
      choose(state, { check: { attempt: state.check.attempt + 1, problems }, focusOn: state.focusOn }),
  );

/**
 * Opens where the buyer asked to start: the review if it is of the requested amount and nothing is left to choose, otherwise
 * a field of the form.
 */
export const open = (paying: Paying): PaymentStep => {
  const { start } = paying.subject;
  if (start?.at !== 'review') return choose(paying, { focusOn: start?.at });
  return checkPaymentDraft(paying.draft, rulesOf(paying)).match<PaymentStep>(
    (checked) =>
      checked.payment.amount.cents === start.amount.cents
        ? review(paying, checked, undefined)
        : choose(paying),
    () => choose(paying),
  );
};

/** Handles the buyer's actions while choosing; an event that does not apply is ignored. */
export const stepChoosing = (state: ChoosingPayment, event: PaymentEvent | PaymentAnswer): PaymentStep => {
  const { draft, options } = state;
  switch (event.kind) {
    case 'choose-amount':
      return edit(state, ['amountType', 'amount', 'date'], withChoice(draft, event.choice, options));
    case 'type-amount':
      return draft.choice && draft.choice !== 'PAST_DUE'
        ? edit(state, ['amount'], { ...draft, typed: { ...draft.typed, [draft.choice]: event.text } })
        : { state, effects: [] };
    case 'choose-day':
      return edit(state, ['date'], { ...draft, payOn: event.text, wantedOn: undefined });
    case 'choose-method':
      return edit(state, ['method'], { ...draft, methodId: event.methodId });
    case 'review':
      return { state, effects: [{ kind: 'weigh' }] };
    case 'add-method':
      return { state: { ...payingOf(state), kind: 'adding-method' }, effects: [] };
    default:
      return { state, effects: [] };
  }
};
