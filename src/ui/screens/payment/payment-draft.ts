import {
  addMonths,
  businessDayOnOrAfter,
  type HolidayCalendar,
  type PlainDate,
} from '@member-portal/domain/calendar';
import { isPastDue, type Loan } from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import {
  type AmountRefusal,
  type AmountType,
  amountOptionsOf,
  SCHEDULE_AHEAD_MONTHS,
} from '@member-portal/domain/payment';
import { isUsableOn, type PaymentMethod, type PaymentMethodId } from '@member-portal/domain/payment-method';

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

/** Days on which an amount may be paid. A payoff holds only through its quote, be that a day without banks or not. */
export const payDaysOf = (
  { loan, today, holidays }: Pick<DraftRules, 'loan' | 'today' | 'holidays'>,
  amountType: AmountType | undefined,
): { readonly first: PlainDate; readonly last: PlainDate } => {
  const banking = businessDayOnOrAfter(today, holidays);
  const quoted = amountType === 'PAYOFF' ? loan.payoff?.goodThrough : undefined;
  if (quoted === undefined) return { first: banking, last: addMonths(today, SCHEDULE_AHEAD_MONTHS) };
  return { first: banking <= quoted ? banking : today, last: quoted };
};

/** The draft with another choice of amount, and a date that this choice allows. */
export const withAmountType = (
  draft: PaymentDraft,
  amountType: AmountType,
  rules: Pick<DraftRules, 'loan' | 'today' | 'holidays'>,
): PaymentDraft => {
  const { first, last } = payDaysOf(rules, amountType);
  const payOn = draft.payOn > last ? last : draft.payOn !== '' && draft.payOn < first ? first : draft.payOn;
  return { ...draft, amountType, payOn };
};

/** The draft a new payment starts with: what is past due or else due next, the first day banks work, the only method. */
export const firstDraft = (
  rules: Omit<DraftRules, 'parse'>,
  write: (amount: Money) => string,
): PaymentDraft => {
  const { loan, methods, creditCards } = rules;
  const options = amountOptionsOf(loan);
  const pastDue = isPastDue(loan) ? options.find(({ amountType }) => amountType === 'OTHER') : undefined;
  const { amountType } = pastDue ?? options[0] ?? {};
  const payOn = payDaysOf(rules, amountType).first;
  const usable = methods.filter((method) => isUsableOn(method, payOn, { creditCards }));
  return {
    amountType,
    typed: Object.fromEntries(
      options.flatMap((option) =>
        option.editable && option.amount ? [[option.amountType, write(option.amount)]] : [],
      ),
    ),
    payOn,
    methodId: usable.length === 1 ? usable[0]?.id : undefined,
  };
};
