import { addDays, isBusinessDay, type PlainDate, plainDate } from '@member-portal/domain/calendar';
import type { PayoffQuote } from '@member-portal/domain/loan';
import { SCHEDULE_AHEAD_DAYS } from '@member-portal/domain/payment';
import { methodsFor, type PaymentMethod, type PaymentMethodId } from '@member-portal/domain/payment-method';
import type { CheckedPayment, DraftProblem, DraftRules } from '../payment/payment-draft.ts';

/** What a buyer has chosen for a payoff so far, as typed. */
export interface PayoffDraft {
  /** ISO text of the date field; empty while it holds no whole date. */
  readonly payOn: string;
  readonly methodId: PaymentMethodId | undefined;
}

type Rules = Pick<DraftRules, 'methods' | 'today' | 'holidays' | 'creditCards'>;

/** The last day on which the loan can be paid off: any that payments reach where days are quoted, else while the quote holds. */
export const lastPayoffDay = (
  quote: PayoffQuote | undefined,
  { today, forDate }: { readonly today: PlainDate; readonly forDate: boolean },
): PlainDate => (forDate ? addDays(today, SCHEDULE_AHEAD_DAYS) : (quote?.goodThrough ?? today));

/** The day that is chosen, or what is wrong with it. */
export const payoffDayOf = (
  text: string,
  last: PlainDate,
  { today, holidays }: Pick<Rules, 'today' | 'holidays'>,
): PlainDate | { readonly problem: DraftProblem } => {
  const day = plainDate(text);
  if (day.isErr()) return { problem: { field: 'date', kind: 'date-missing' } };
  if (day.value < today) return { problem: { field: 'date', kind: 'date-past' } };
  if (day.value > last) return { problem: { field: 'date', kind: 'date-too-late', max: last } };
  const open = day.value === today || isBusinessDay(day.value, holidays);
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
