import type { PlainDate } from '@member-portal/domain/calendar';
import type { LoanId, PayoffQuote } from '@member-portal/domain/loan';
import { type PayDateProblem, type PayDays, readPayDate } from '@member-portal/domain/payment';
import type { PaymentMethod, PaymentMethodId } from '@member-portal/domain/payment-method';
import { ok, type Result } from 'neverthrow';
import type { PaymentOptions } from '../../payments/index.ts';
import { type DraftPlace, isMaybe, isShape, isText } from '../../session/index.ts';

/** What a buyer has chosen for a payoff so far, as typed. */
export interface PayoffDraft {
  /** ISO text of the date field, empty while it holds no whole date; undefined until it is touched. */
  readonly payOn: string | undefined;
  readonly methodId: PaymentMethodId | undefined;
}

export const FIRST_DRAFT: PayoffDraft = { payOn: undefined, methodId: undefined };

/** Where the draft for a loan is kept. */
export const payoffDraftOf = (loanId: LoanId): DraftPlace<PayoffDraft> => ({
  name: `payoff ${loanId}`,
  accepts: isShape<PayoffDraft>({
    payOn: isMaybe<string>(isText),
    methodId: isMaybe<PaymentMethodId>(isText),
  }),
});

/** The days on which a loan can be paid off: all that payments take where days are quoted, else while the quote holds. */
export const payoffDaysOf = (
  { today, dates, holidays }: PaymentOptions,
  quote: PayoffQuote | undefined,
  forDate: boolean,
): PayDays => {
  if (forDate) return { ...dates, today, holidays };
  const latest = quote?.goodThrough ?? today;
  return { earliest: dates.earliest > latest ? today : dates.earliest, latest, today, holidays };
};

/** The day that is chosen, or what is wrong with it; the first one until the field is touched. */
export const payoffDayOf = ({ payOn }: PayoffDraft, days: PayDays): Result<PlainDate, PayDateProblem> =>
  payOn === undefined ? ok(days.earliest) : readPayDate(payOn, days);

/** The chosen method: the buyer's choice, or the one used last for the loan, or the only one there is. */
export const chosenMethod = (
  { methodId }: PayoffDraft,
  usable: readonly PaymentMethod[],
  lastMethodId: PaymentMethodId | undefined,
): PaymentMethod | undefined => {
  if (methodId === undefined)
    return usable.find(({ id }) => id === lastMethodId) ?? (usable.length === 1 ? usable[0] : undefined);
  return usable.find(({ id }) => id === methodId);
};
