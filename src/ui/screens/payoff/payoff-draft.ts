import type { DraftPlace } from '@member-portal/application/session';
import { isBusinessDay, type PlainDate, plainDate } from '@member-portal/domain/calendar';
import type { LoanId, PayoffQuote } from '@member-portal/domain/loan';
import { methodsFor, type PaymentMethod, type PaymentMethodId } from '@member-portal/domain/payment-method';
import { isMaybe, isShape, isText } from '../../services/draft-check.ts';
import type { CheckedPayment, DraftProblem, DraftRules } from '../payment/payment-draft.ts';

/** What a buyer has chosen for a payoff so far, as typed. */
export interface PayoffDraft {
  /** ISO text of the date field, empty while it holds no whole date; absent until it is touched. */
  readonly payOn: string | undefined;
  readonly methodId: PaymentMethodId | undefined;
}

/** Where the draft for a loan is kept. */
export const payoffDraftOf = (loanId: LoanId): DraftPlace<PayoffDraft> => ({
  name: `payoff ${loanId}`,
  accepts: isShape<PayoffDraft>({
    payOn: isMaybe<string>(isText),
    methodId: isMaybe<PaymentMethodId>(isText),
  }),
});

type Rules = Pick<DraftRules, 'methods' | 'today' | 'dates' | 'holidays' | 'creditCards'>;

/** The first and the last day of a payoff. */
export interface PayoffDays {
  readonly first: PlainDate;
  readonly last: PlainDate;
}

/** The days on which the loan can be paid off: all that payments take where days are quoted, else while the quote holds. */
export const payoffDaysOf = (
  { today, dates }: Pick<Rules, 'today' | 'dates'>,
  quote: PayoffQuote | undefined,
  forDate: boolean,
): PayoffDays => {
  if (forDate) return { first: dates.earliest, last: dates.latest };
  const last = quote?.goodThrough ?? today;
  return { first: dates.earliest > last ? today : dates.earliest, last };
};

/** The day that is chosen, or what is wrong with it. */
export const payoffDayOf = (
  text: string | undefined,
  { first, last }: PayoffDays,
  { today, holidays }: Pick<Rules, 'today' | 'holidays'>,
): PlainDate | { readonly problem: DraftProblem } => {
  if (text === undefined) return first;
  const day = plainDate(text);
  if (day.isErr()) return { problem: { field: 'date', kind: 'date-missing' } };
  if (day.value < first) return { problem: { field: 'date', kind: 'date-past' } };
  if (day.value > last) return { problem: { field: 'date', kind: 'date-too-late', max: last } };
  const open = day.value === today || isBusinessDay(day.value, holidays).unwrapOr(false);
  return open ? day.value : { problem: { field: 'date', kind: 'date-not-business-day' } };
};

/** The methods that a payoff of a day may draw on. */
export const payoffMethods = ({ methods, today, creditCards }: Rules, day: PlainDate | undefined) =>
  methodsFor('ONE_TIME_PAYMENT', methods, day ?? today, { creditCards });

/** The method that is chosen: what the buyer said, or the only one there is. */
export const chosenMethod = (
  draft: PayoffDraft,
  usable: readonly PaymentMethod[],
): PaymentMethod | undefined => {
  const [only] = usable;
  if (draft.methodId === undefined) return usable.length === 1 ? only : undefined;
  return usable.find(({ id }) => id === draft.methodId);
};

/** A payoff as it is reviewed: the whole of a quote on a day. */
export const payoffPayment = (
  quote: PayoffQuote,
  payOn: PlainDate,
  method: PaymentMethod,
): CheckedPayment => ({ amountType: 'PAYOFF', amount: quote.amount, payOn, method, payoffQuoteId: quote.id });
