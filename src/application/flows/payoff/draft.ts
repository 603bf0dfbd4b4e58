import type { PlainDate } from '@member-portal/domain/calendar';
import type { LoanId, PayoffQuote } from '@member-portal/domain/loan';
import { type PayDateProblem, type PayDays, readPayDate } from '@member-portal/domain/payment';
import type { PaymentMethod, PaymentMethodId } from '@member-portal/domain/payment-method';
import { ok, type Result } from 'neverthrow';
import type { PaymentOptions } from '../../payments/index.ts';
import { type DraftPlace, isMaybe, isShape, isText } from '../../session/index.ts';

/** A buyer's choices for a payoff so far, as typed. */
export interface PayoffDraft {
  /** ISO text of the date field, empty while the date is incomplete; undefined until it is edited. */
  readonly payOn: string | undefined;
  readonly methodId: PaymentMethodId | undefined;
}

export const FIRST_DRAFT: PayoffDraft = { payOn: undefined, methodId: undefined };

/** Where the draft for a loan is stored. */
export const payoffDraftOf = (loanId: LoanId): DraftPlace<PayoffDraft> => ({
  name: `payoff ${loanId}`,
  accepts: isShape<PayoffDraft>({
    payOn: isMaybe<string>(isText),
    methodId: isMaybe<PaymentMethodId>(isText),
  }),
});

/** The days for a payoff: all payment days if the platform quotes chosen days, otherwise while the quote is valid. */
export const payoffDaysOf = (
  { today, dates, holidays }: PaymentOptions,
  quote: PayoffQuote | undefined,
  forDate: boolean,
): PayDays => {
  if (forDate) return { ...dates, today, holidays };
  const latest = quote?.goodThrough ?? today;
  return { earliest: dates.earliest > latest ? today : dates.earliest, latest, today, holidays };
};

/** The chosen day, or what is wrong with it; the first day until the field is edited. */
export const payoffDayOf = ({ payOn }: PayoffDraft, days: PayDays): Result<PlainDate, PayDateProblem> =>
  payOn === undefined ? ok(days.earliest) : readPayDate(payOn, days);

/** The chosen method: the buyer's choice, else the last one used for the loan, else the only one. */
export const chosenMethod = (
  { methodId }: PayoffDraft,
  usable: readonly PaymentMethod[],
  lastMethodId: PaymentMethodId | undefined,
): PaymentMethod | undefined => {
  if (methodId === undefined)
    return usable.find(({ id }) => id === lastMethodId) ?? (usable.length === 1 ? usable[0] : undefined);
  return usable.find(({ id }) => id === methodId);
};
