import { type Country, isBusinessDay } from '../calendar/business-day.ts';
import { addDays, type PlainDate } from '../calendar/plain-date.ts';

/** How far ahead a payment can be scheduled. */
export const LATEST_DAYS_AHEAD = 60;

/** Today is always possible (money moves on the next business day); a later day has to be a business day. */
export const isPaymentDay = (on: PlainDate, today: PlainDate, country: Country): boolean =>
  on === today || (on > today && on <= addDays(today, LATEST_DAYS_AHEAD) && isBusinessDay(on, country));
