import type { AutopayOptions, PreviewAutopay } from '@member-portal/application/autopay';
import type { PlainDate } from '@member-portal/domain/calendar';
import type { Loan } from '@member-portal/domain/loan';
import { compareMoney, type Money } from '@member-portal/domain/money';
import { err, ok, type Result } from 'neverthrow';
import { type AmountProblem, type ParseAmount, readAmount } from '../payment/read-amount.ts';
import type { AutopayDraft, AutopayProblem, CheckedAutopay } from './autopay-draft.ts';
import { type AutopayPlan, planAutopay } from './plan-autopay.ts';

/** What a draft is held against. */
export interface AutopayRules {
  readonly options: AutopayOptions;
  readonly today: PlainDate;
  readonly preview: PreviewAutopay;
  readonly parse: ParseAmount;
}

/** The limits of an own amount: what falls due next, because no less is ever drawn, and all that is owed. */
export const ownAmountLimits = ({
  balance,
  nextPayment,
}: Pick<Loan, 'balance' | 'nextPayment'>): { readonly min: Money; readonly max: Money } => ({
  min: nextPayment?.amount ?? { cents: 1, currency: balance.currency },
  max: balance,
});

const checkAmount = (
  { amountType, typed }: AutopayDraft,
  { options, parse }: AutopayRules,
): { readonly amount: Money | undefined } | { readonly problem: AutopayProblem } => {
  if (amountType !== 'OTHER') return { amount: undefined };
  const limits = ownAmountLimits(options.loan);
  return readAmount(typed, limits, parse)
    .andThen((amount) => withinLimits(amount, limits))
    .match<ReturnType<typeof checkAmount>>(
      (amount) => ({ amount }),
      (problem) => ({ problem: { field: 'amount', ...problem } }),
    );
};

const withinLimits = (
  amount: Money,
  { min, max }: ReturnType<typeof ownAmountLimits>,
): Result<Money, AmountProblem> => {
  if (compareMoney(amount, min) < 0) return err({ kind: 'amount-too-small', min });
  return compareMoney(amount, max) > 0 ? err({ kind: 'amount-too-large', max }) : ok(amount);
};

/** The plan of a draft as far as it goes: an own amount that cannot be read yet counts as none. */
export const planOf = (draft: AutopayDraft, rules: AutopayRules): AutopayPlan | undefined => {
  const checked = checkAmount(draft, rules);
  const amount = 'amount' in checked ? checked.amount : undefined;
  return planAutopay(rules.preview, rules.options, draft, amount, rules.today);
};

/** Checks every field at once, so that all that is wrong is told together. */
export const checkAutopay = (
  draft: AutopayDraft,
  rules: AutopayRules,
): { readonly autopay: CheckedAutopay } | { readonly problems: readonly AutopayProblem[] } => {
  const amount = checkAmount(draft, rules);
  const plan = planOf(draft, rules);
  const method = rules.options.methods.find(({ id }) => id === draft.methodId);
  const draws = plan !== undefined && plan.drafts.length > 0;
  if ('amount' in amount && method && draws) {
    const { startOn, ...preview } = plan;
    return {
      autopay: { amountType: draft.amountType, amount: amount.amount, startOn, method, preview },
    };
  }
  return {
    problems: [
      ...('problem' in amount ? [amount.problem] : []),
      ...(draws ? [] : [{ field: 'start', kind: 'nothing-to-draw' } as const]),
      ...(method ? [] : [{ field: 'method', kind: 'method-missing' } as const]),
    ],
  };
};
