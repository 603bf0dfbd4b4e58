import { isBusinessDay, type PlainDate, plainDate } from '@member-portal/domain/calendar';
import type { Money } from '@member-portal/domain/money';
import {
  type AmountOption,
  type AmountType,
  acceptAmount,
  amountLimitsOf,
} from '@member-portal/domain/payment';
import { methodsFor } from '@member-portal/domain/payment-method';
import { ok, type Result } from 'neverthrow';
import {
  type CheckedPayment,
  type DraftProblem,
  type DraftRules,
  type PaymentDraft,
  payDaysOf,
} from './payment-draft.ts';
import { type AmountProblem, readAmount } from './read-amount.ts';

const checkAmount = (
  option: AmountOption,
  { typed }: PaymentDraft,
  { loan, parse }: DraftRules,
): { readonly amount: Money } | { readonly problem: DraftProblem } => {
  const limits = amountLimitsOf(option, loan.balance.currency);
  const read: Result<Money | undefined, AmountProblem> = limits
    ? readAmount(typed[option.amountType] ?? '', limits, parse)
    : ok(undefined);
  return read
    .andThen((amount) => acceptAmount(option, amount))
    .match<{ amount: Money } | { problem: DraftProblem }>(
      (amount) => ({ amount }),
      (problem) => ({ problem: { field: 'amount', ...problem } }),
    );
};

const checkDate = (
  text: string,
  amountType: AmountType | undefined,
  rules: DraftRules,
): PlainDate | { readonly problem: DraftProblem } => {
  const date = plainDate(text);
  if (date.isErr()) return { problem: { field: 'date', kind: 'date-missing' } };
  const { first, last } = payDaysOf(rules, amountType);
  if (date.value < first) return { problem: { field: 'date', kind: 'date-past' } };
  if (date.value > last) return { problem: { field: 'date', kind: 'date-too-late', max: last } };
  const open = date.value === rules.today || isBusinessDay(date.value, rules.holidays).unwrapOr(false);
  return open ? date.value : { problem: { field: 'date', kind: 'date-not-business-day' } };
};

/** Checks every field at once, so that all that is wrong is told together. */
export const checkDraft = (
  draft: PaymentDraft,
  rules: DraftRules,
): { readonly payment: CheckedPayment } | { readonly problems: readonly DraftProblem[] } => {
  const { loan, amounts, methods, today, creditCards } = rules;
  const option = amounts.find(({ amountType }) => amountType === draft.amountType);
  const amount = option
    ? checkAmount(option, draft, rules)
    : { problem: { field: 'amountType', kind: 'amount-type-missing' } as const };
  const payOn = checkDate(draft.payOn, draft.amountType, rules);
  const day = typeof payOn === 'string' ? payOn : today;
  const usable = methodsFor('ONE_TIME_PAYMENT', methods, day, { creditCards }).find(
    ({ id }) => id === draft.methodId,
  );
  if (option && 'amount' in amount && typeof payOn === 'string' && usable)
    return {
      payment: {
        amountType: option.amountType,
        amount: amount.amount,
        payOn,
        method: usable,
        payoffQuoteId: option.amountType === 'PAYOFF' ? loan.payoff?.id : undefined,
      },
    };
  return {
    problems: [
      ...('problem' in amount ? [amount.problem] : []),
      ...(typeof payOn === 'string' ? [] : [payOn.problem]),
      ...(usable ? [] : [{ field: 'method', kind: 'method-missing' } as const]),
    ],
  };
};
