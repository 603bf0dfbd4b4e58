import type { PaymentOptions } from '@member-portal/application/payments';
import type { DraftPlace } from '@member-portal/application/session';
import type { PlainDate } from '@member-portal/domain/calendar';
import { isPastDue, type LoanId } from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import { AMOUNT_TYPES, type AmountType } from '@member-portal/domain/payment';
import type { PaymentMethod, PaymentMethodId } from '@member-portal/domain/payment-method';
import { isMaybe, isOneOf, isShape, isText } from '../../services/draft-check.ts';
import type { AmountProblem, ParseAmount } from './read-amount.ts';

/** What a buyer has chosen and typed so far, exactly as typed: it outlives failed requests, Back and corrections. */
export interface PaymentDraft {
  readonly amountType: AmountType | undefined;
  /** Text of each free amount, kept apart so that looking at another choice loses nothing. */
  readonly typed: Readonly<Partial<Record<AmountType, string>>>;
  /** ISO text of the date field; empty while it holds no whole date. */
  readonly payOn: string;
  readonly methodId: PaymentMethodId | undefined;
}

/** A field of the first step, and what is wrong with it. */
export type DraftProblem =
  | { readonly field: 'amountType'; readonly kind: 'amount-type-missing' }
  | ({ readonly field: 'amount' } & AmountProblem)
  | { readonly field: 'date'; readonly kind: 'date-missing' | 'date-past' | 'date-not-business-day' }
  | { readonly field: 'date'; readonly kind: 'date-too-late'; readonly max: PlainDate }
  | { readonly field: 'method'; readonly kind: 'method-missing' };

export type DraftField = DraftProblem['field'];

/** A payment that may be reviewed. */
export interface CheckedPayment {
  readonly amountType: AmountType;
  readonly amount: Money;
  readonly payOn: PlainDate;
  readonly method: PaymentMethod;
  readonly payoffQuoteId: string | undefined;
  /** The failed payment that this one makes good. */
  readonly retryOf?: string;
}

/** A checked payment that makes a failed one good; the same where there is none. */
export const inPlaceOf = (
  failed: { readonly id: string } | undefined,
  payment: CheckedPayment,
): CheckedPayment => (failed ? { ...payment, retryOf: failed.id } : payment);

/** What the draft is held against. `parse` reads amounts the buyer's way. */
export interface DraftRules extends PaymentOptions {
  readonly parse: ParseAmount;
}

/** A payment that failed and is made good by the new one. */
export interface RetriedPayment {
  readonly id: string;
  readonly amount: Money;
}

const isPaymentDraft = isShape<PaymentDraft>({
  amountType: isMaybe(isOneOf(...AMOUNT_TYPES)),
  typed: isShape<PaymentDraft['typed']>({
    INSTALLMENT: isMaybe<string>(isText),
    OTHER: isMaybe<string>(isText),
    OUTSTANDING_BALANCE: isMaybe<string>(isText),
    PAYOFF: isMaybe<string>(isText),
    PRINCIPAL: isMaybe<string>(isText),
  }),
  payOn: isText,
  methodId: isMaybe<PaymentMethodId>(isText),
});

/** Where the draft for a loan is kept; one that makes a failed payment good is a draft of its own. */
export const paymentDraftOf = (
  loanId: LoanId,
  retried: RetriedPayment | undefined,
): DraftPlace<PaymentDraft> => ({
  name: retried ? `payment ${loanId} for ${retried.id}` : `payment ${loanId}`,
  accepts: isPaymentDraft,
});

/** The first and the last day for an amount: as payments are taken, or as long as a payoff's quote holds. */
export const payDaysOf = (
  { loan, dates }: Pick<DraftRules, 'loan' | 'dates'>,
  amountType: AmountType | undefined,
): { readonly first: PlainDate; readonly last: PlainDate } => {
  const quoted = amountType === 'PAYOFF' ? loan.payoff?.goodThrough : undefined;
  return { first: dates.earliest, last: quoted ?? dates.latest };
};

/** The draft with another choice of amount, and a date that this choice allows. */
export const withAmountType = (
  draft: PaymentDraft,
  amountType: AmountType,
  rules: Pick<DraftRules, 'loan' | 'dates'>,
): PaymentDraft => {
  const { last } = payDaysOf(rules, amountType);
  const payOn = draft.payOn > last ? last : draft.payOn;
  return { ...draft, amountType, payOn };
};

/**
 * The draft a new payment starts with: a failed payment's amount, or what is past due, or else what is due next; the first
 * day, the only method.
 */
export const firstDraft = (
  { loan, amounts, methods, dates }: Omit<DraftRules, 'parse'>,
  write: (amount: Money) => string,
  retried: RetriedPayment | undefined,
): PaymentDraft => {
  const free =
    retried || isPastDue(loan) ? amounts.find(({ amountType }) => amountType === 'OTHER') : undefined;
  const { amountType } = free ?? amounts[0] ?? {};
  const offered = Object.fromEntries(
    amounts.flatMap((option) =>
      option.editable && option.amount ? [[option.amountType, write(option.amount)]] : [],
    ),
  );
  return {
    amountType,
    typed: { ...offered, ...(retried ? { OTHER: write(retried.amount) } : {}) },
    payOn: dates.earliest,
    methodId: methods.length === 1 ? methods[0]?.id : undefined,
  };
};
