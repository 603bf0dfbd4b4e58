import { addDays, type HolidayCalendar, type PlainDate } from '@member-portal/domain/calendar';
import { isPastDue, type Loan } from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import {
  type AmountRefusal,
  type AmountType,
  amountOptionsOf,
  SCHEDULE_AHEAD_DAYS,
} from '@member-portal/domain/payment';
import { methodsFor, type PaymentMethod, type PaymentMethodId } from '@member-portal/domain/payment-method';

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
  | ({ readonly field: 'amount' } & (AmountRefusal | { readonly kind: 'amount-unreadable' }))
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
}

/** What the draft is held against. `parse` and `format` write amounts the buyer's way. */
export interface DraftRules {
  readonly loan: Loan;
  readonly methods: readonly PaymentMethod[];
  /** The lender's day, and the days on which its country's banks are closed. */
  readonly today: PlainDate;
  readonly holidays: HolidayCalendar;
  readonly creditCards: boolean;
  readonly parse: (text: string) => Money | undefined;
}

/** The first and the last day for an amount: today, and as far ahead as payments are scheduled or a payoff's quote holds. */
export const payDaysOf = (
  { loan, today }: Pick<DraftRules, 'loan' | 'today'>,
  amountType: AmountType | undefined,
): { readonly first: PlainDate; readonly last: PlainDate } => {
  const quoted = amountType === 'PAYOFF' ? loan.payoff?.goodThrough : undefined;
  return { first: today, last: quoted ?? addDays(today, SCHEDULE_AHEAD_DAYS) };
};

/** The draft with another choice of amount, and a date that this choice allows. */
export const withAmountType = (
  draft: PaymentDraft,
  amountType: AmountType,
  rules: Pick<DraftRules, 'loan' | 'today'>,
): PaymentDraft => {
  const { last } = payDaysOf(rules, amountType);
  const payOn = draft.payOn > last ? last : draft.payOn;
  return { ...draft, amountType, payOn };
};

/** The draft a new payment starts with: what is past due or else due next, today, the only method. */
export const firstDraft = (
  rules: Omit<DraftRules, 'parse'>,
  write: (amount: Money) => string,
): PaymentDraft => {
  const { loan, methods, today, creditCards } = rules;
  const options = amountOptionsOf(loan);
  const pastDue = isPastDue(loan) ? options.find(({ amountType }) => amountType === 'OTHER') : undefined;
  const { amountType } = pastDue ?? options[0] ?? {};
  const usable = methodsFor('ONE_TIME_PAYMENT', methods, today, { creditCards });
  return {
    amountType,
    typed: Object.fromEntries(
      options.flatMap((option) =>
        option.editable && option.amount ? [[option.amountType, write(option.amount)]] : [],
      ),
    ),
    payOn: today,
    methodId: usable.length === 1 ? usable[0]?.id : undefined,
  };
};
