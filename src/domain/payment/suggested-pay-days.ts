import { addDays, businessDayOnOrAfter, type PlainDate } from '../calendar/index.ts';
import { acceptPayDate, type PayDays } from './payment-dates.ts';

/** A suggested payment day, and why it is suggested. */
export interface SuggestedPayDay {
  readonly on: PlainDate;
  readonly is: 'today' | 'next-business-day' | 'due-day';
}

/** The days that most buyers choose, in order, without duplicates and only if allowed for a payment. */
export const suggestedPayDays = (days: PayDays, dueOn: PlainDate | undefined): readonly SuggestedPayDay[] => {
  const next = businessDayOnOrAfter(addDays(days.today, 1), days.holidays).unwrapOr(undefined);
  const offered: readonly (SuggestedPayDay | undefined)[] = [
    { on: days.today, is: 'today' },
    next && { on: next, is: 'next-business-day' },
    dueOn && { on: dueOn, is: 'due-day' },
  ];
  return offered.flatMap((day, at) => {
    const isKnown = offered.slice(0, at).some((earlier) => earlier?.on === day?.on);
    return day && !isKnown && acceptPayDate(day.on, days).isOk() ? [day] : [];
  });
};
