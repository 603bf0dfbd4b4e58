import { ownAmountLimits, type PlanningTerms, planAutopay } from '@member-portal/domain/autopay';
import { type Locale, parseAmount } from '@member-portal/domain/locale';
import type { Money } from '@member-portal/domain/money';
import { type AmountProblem, readAmount } from '@member-portal/domain/payment';
import { methodsFor, type PaymentMethod } from '@member-portal/domain/payment-method';
import { err, ok, type Result } from 'neverthrow';
import type { AutopayOptions } from '../../autopay/index.ts';
import type { AutopayDraft } from './draft.ts';
import type { AutopayCheck, AutopayProblem, CheckedAutopay, Planned } from './form-state.ts';

/** What a draft is checked against: the lender's calendar and time, and the language for typed amounts. */
export interface AutopayTerms extends PlanningTerms {
  readonly locale: Locale;
}

const amountOf = (
  { amountType, typed }: AutopayDraft,
  { loan }: AutopayOptions,
  { locale }: AutopayTerms,
): Result<Money | undefined, AmountProblem> => {
  if (amountType !== 'OTHER') return ok(undefined);
  const limits = ownAmountLimits(loan);
  return readAmount(typed, limits, (text) => parseAmount(text, locale, loan.balance.currency));
};

/** The plan of a draft as far as possible; an own amount that cannot be read yet counts as missing. */
export const planOf = (draft: AutopayDraft, options: AutopayOptions, terms: AutopayTerms): Planned => {
  const { amountType, waived, firstDueOn } = draft;
  const amount = amountOf(draft, options, terms).unwrapOr(undefined);
  return planAutopay({ loan: options.loan, amountType, amount, waived, firstDueOn }, terms).match<Planned>(
    (plan) => ({ kind: 'plan', plan }),
    (failure) =>
      failure.kind === 'holidays-unknown'
        ? { kind: failure.kind, year: failure.year }
        : { kind: 'terms-unknown' },
  );
};

/** The methods that autopay may use from its planned start. */
export const methodsFrom = ({ methods }: AutopayOptions, planned: Planned): readonly PaymentMethod[] =>
  planned.kind === 'plan'
    ? methodsFor('AUTOPAY', methods, planned.plan.startOn, { creditCards: false })
    : methods;

const startProblem = (planned: Planned): AutopayProblem | undefined => {
  if (planned.kind === 'holidays-unknown') return planned;
  return planned.kind === 'plan' && planned.plan.drafts.length > 0 ? undefined : { kind: 'nothing-to-draw' };
};

/** Checks all fields, so that all problems are reported together. */
export const checkAutopay = (
  draft: AutopayDraft,
  options: AutopayOptions,
  terms: AutopayTerms,
): Result<CheckedAutopay, AutopayCheck['problems']> => {
  const amount = amountOf(draft, options, terms);
  const planned = planOf(draft, options, terms);
  const start = startProblem(planned);
  const method = methodsFrom(options, planned).find(({ id }) => id === draft.methodId);
  if (amount.isOk() && method && planned.kind === 'plan' && !start) {
    const { startOn, ...preview } = planned.plan;
    return ok({ amountType: draft.amountType, amount: amount.value, startOn, method, preview });
  }
  return err({
    ...(amount.isErr() ? { amount: amount.error } : {}),
    ...(start ? { start } : {}),
    ...(method ? {} : { method: { kind: 'method-missing' } }),
  });
};
