import { addDays } from '@member-portal/domain/calendar';
import type { LoanId } from '@member-portal/domain/loan';
import { type Locale, writeTypedAmount } from '@member-portal/domain/locale';
import { compareMoney, type Money } from '@member-portal/domain/money';
import {
  AMOUNT_CHOICES,
  type AmountChoice,
  type AmountOption,
  type AmountType,
  acceptPayDate,
  type PayDays,
} from '@member-portal/domain/payment';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import type { PaymentOptions } from '../../payments/index.ts';
import { type DraftPlace, isMaybe, isOneOf, isShape, isText } from '../../session/index.ts';

/** A buyer's choices and input so far, exactly as typed. Kept through failed requests, Back and corrections. */
export interface PaymentDraft {
  readonly choice: AmountChoice | undefined;
  /** Text of each free amount, kept separately so that switching choices loses nothing. */
  readonly typed: Readonly<Partial<Record<AmountType, string>>>;
  /** ISO text of the date field; empty while the date is incomplete. */
  readonly payOn: string;
  /** The day that the buyer chose, where the chosen amount does not allow it; another amount may. */
  readonly wantedOn?: string | undefined;
  readonly methodId: PaymentMethodId | undefined;
}

/** A failed payment that the new one replaces. */
export interface RetriedPayment {
  readonly id: string;
  readonly amount: Money;
}

const isPaymentDraft = isShape<PaymentDraft>({
  choice: isMaybe(isOneOf(...AMOUNT_CHOICES)),
  typed: isShape<PaymentDraft['typed']>({
    INSTALLMENT: isMaybe<string>(isText),
    OTHER: isMaybe<string>(isText),
    OUTSTANDING_BALANCE: isMaybe<string>(isText),
    PAYOFF: isMaybe<string>(isText),
    PRINCIPAL: isMaybe<string>(isText),
  }),
  payOn: isText,
  wantedOn: isMaybe<string>(isText),
  methodId: isMaybe<PaymentMethodId>(isText),
});

/**
 * Where a payment starts: at the review of a requested amount, or at a field of the form for a buyer who cannot pay all of
 * it.
 */
export type PaymentStart =
  | { readonly at: 'review'; readonly amount: Money }
  | { readonly at: 'amount' }
  | { readonly at: 'date'; readonly amount: Money };

/** Where the draft for a loan is stored. A payment that replaces a failed one or starts elsewhere has its own. */
export const paymentDraftOf = (
  loanId: LoanId,
  retried: RetriedPayment | undefined,
  start?: PaymentStart | undefined,
): DraftPlace<PaymentDraft> => ({
  name: `payment ${loanId}${retried ? ` for ${retried.id}` : ''}${start ? ` from ${start.at}` : ''}`,
  accepts: isPaymentDraft,
});

/**
 * The days allowed for an amount. A payoff is allowed only while its quote is valid. The outstanding balance of a loan that
 * accrues interest is allowed only today, because more is owed on a later day.
 */
export const payDaysOf = (
  { loan, dates, today, holidays }: Pick<PaymentOptions, 'loan' | 'dates' | 'today' | 'holidays'>,
  choice: AmountChoice | undefined,
): PayDays => {
  const { earliest } = dates;
  const quoted = choice === 'PAYOFF' ? loan.payoff?.goodThrough : undefined;
  const accrues = choice === 'OUTSTANDING_BALANCE' && Number(loan.terms.rate) > 0;
  return { earliest, latest: accrues ? earliest : (quoted ?? dates.latest), today, holidays };
};

/** The draft with another choice of amount, and a date that this choice allows. */
export const withChoice = (
  draft: PaymentDraft,
  choice: AmountChoice,
  options: PaymentOptions,
): PaymentDraft => {
  const days = payDaysOf(options, choice);
  const wanted = draft.wantedOn ?? draft.payOn;
  if (wanted <= days.latest) return { ...draft, choice, payOn: wanted, wantedOn: undefined };
  // A quote may end on a day on which banks are closed.
  let payOn = days.latest;
  while (payOn > days.earliest && acceptPayDate(payOn, days).isErr()) payOn = addDays(payOn, -1);
  return { ...draft, choice, payOn, wantedOn: wanted };
};

/** The due amounts that a requested amount may be. A failed payment was not for the next instalment. */
const DUE_CHOICES: Readonly<Record<'asked' | 'retried', readonly AmountChoice[]>> = {
  asked: ['PAST_DUE', 'INSTALLMENT'],
  retried: ['PAST_DUE'],
};

/**
 * The initial draft: the requested amount, the amount of the failed payment, the past-due amount or the next amount due, in
 * this order; the first day; the last method used, or the only one.
 */
export const firstDraft = (
  { loan, amounts, methods, dates }: PaymentOptions,
  {
    locale,
    retried,
    start,
  }: {
    readonly locale: Locale;
    readonly retried?: RetriedPayment | undefined;
    readonly start?: PaymentStart | undefined;
  },
): PaymentDraft => {
  const asked = start && 'amount' in start ? start.amount : retried?.amount;
  const other = amounts.find(({ choice }) => choice === 'OTHER');
  const dueChoices = DUE_CHOICES[retried ? 'retried' : 'asked'];
  const isAsked = ({ choice, amount }: AmountOption): boolean =>
    asked !== undefined &&
    dueChoices.includes(choice) &&
    amount !== undefined &&
    compareMoney(amount, asked) === 0;
  const due = amounts.find(isAsked);
  const { choice } = due ?? (retried || start ? other : undefined) ?? amounts[0] ?? {};
  const own = due ? undefined : asked;
  const offered = Object.fromEntries(
    amounts.flatMap((option) =>
      option.editable && option.amount ? [[option.amountType, writeTypedAmount(option.amount, locale)]] : [],
    ),
  );
  const last = methods.find(({ id }) => id === loan.lastMethodId);
  return {
    choice,
    typed: { ...offered, ...(own ? { OTHER: writeTypedAmount(own, locale) } : {}) },
    payOn: dates.earliest,
    methodId: (last ?? (methods.length === 1 ? methods[0] : undefined))?.id,
  };
};
