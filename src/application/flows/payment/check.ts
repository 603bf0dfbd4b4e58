import { plainDate } from '@member-portal/domain/calendar';
import { type Locale, parseAmount } from '@member-portal/domain/locale';
import type { Money } from '@member-portal/domain/money';
import {
  type AmountOption,
  type AmountProblem,
  amountLimitsOf,
  readAmount,
  readPayDate,
} from '@member-portal/domain/payment';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import { err, ok, type Result } from 'neverthrow';
import type { PaymentOptions } from '../../payments/index.ts';
import { type CheckedPayment, type DraftProblems, methodsOn } from '../ordering/index.ts';
import { type PaymentDraft, payDaysOf } from './draft.ts';

/** What a draft is checked against. */
export interface DraftRules {
  readonly options: PaymentOptions;
  /** The language for typed amounts. */
  readonly locale: Locale;
  /** The failed payment that this one replaces, or whose retry it replaces. */
  readonly retryOf: string | undefined;
}

/** The methods usable on the chosen day, or today if no valid day is chosen. */
export const offeredMethods = (draft: PaymentDraft, options: PaymentOptions): readonly PaymentMethod[] => {
  const { today } = options;
  const { earliest, latest } = payDaysOf(options, draft.choice);
  const day = plainDate(draft.payOn)
    .map((payOn) => (payOn < earliest || payOn > latest ? today : payOn))
    .unwrapOr(today);
  return methodsOn(options, day);
};

const checkAmount = (
  option: AmountOption,
  { typed }: PaymentDraft,
  { options, locale }: DraftRules,
): Result<Money, AmountProblem> => {
  if (!option.editable) return ok(option.amount);
  const { currency } = options.loan.balance;
  return readAmount(typed[option.amountType] ?? '', amountLimitsOf(option, currency), (text) =>
    parseAmount(text, locale, currency),
  );
};

/** Checks all fields, so that all problems are reported together. */
export const checkPaymentDraft = (
  draft: PaymentDraft,
  rules: DraftRules,
): Result<CheckedPayment, DraftProblems> => {
  const { options, retryOf } = rules;
  const { loan, amounts, today } = options;
  const option = amounts.find(({ choice }) => choice === draft.choice);
  const amount = option && checkAmount(option, draft, rules);
  const payOn = readPayDate(draft.payOn, payDaysOf(options, draft.choice));
  const method = methodsOn(options, payOn.unwrapOr(today)).find(({ id }) => id === draft.methodId);
  if (!option || !amount?.isOk() || payOn.isErr() || !method)
    return err({
      ...(option ? {} : { amountType: { kind: 'amount-type-missing' } as const }),
      ...(amount?.isErr() ? { amount: amount.error } : {}),
      ...(payOn.isErr() ? { date: payOn.error } : {}),
      ...(method ? {} : { method: { kind: 'method-missing' } as const }),
    });
  const { amountType, choice } = option;
  const isPayoff = amountType === 'PAYOFF';
  return ok({
    choice,
    method,
    payment: {
      loanId: loan.id,
      flow: isPayoff ? 'PAY_OFF' : 'MAKE_PAYMENT',
      amountType,
      amount: amount.value,
      paymentMethodId: method.id,
      payOn: payOn.value,
      payoffQuoteId: isPayoff ? loan.payoff?.id : undefined,
      retryOf,
    },
  });
};
