import type { Result } from 'neverthrow';
import {
  addBusinessDays,
  type HolidayCalendar,
  type HolidaysUnknown,
  type Instant,
  type PlainDate,
  type TimeZone,
} from '../calendar/index.ts';
import type { LoanAutopay } from '../loan/index.ts';

/**
 * How many business days before a draft it must be stopped. United States: at most three (Regulation E, 12 CFR 1005.10(c)).
 * Canada: an agreement may require up to 30 days (Payments Canada, Rule H1), so three is allowed.
 */
export const STOP_BUSINESS_DAYS = 3;

/** The last day on which a draft can still be changed or stopped. */
export const lastChangeDay = (
  draftOn: PlainDate,
  holidays: HolidayCalendar,
): Result<PlainDate, HolidaysUnknown> => addBusinessDays(draftOn, -STOP_BUSINESS_DAYS, holidays);

/** The end of the last change day, in the lender's time zone. */
export const lastChangeAt = (
  draftOn: PlainDate,
  holidays: HolidayCalendar,
  zone: TimeZone,
): Result<Instant, HolidaysUnknown> => lastChangeDay(draftOn, holidays).map(zone.endOf);

type Draft = LoanAutopay['drafts'][number];

/** Splits drafts into those in progress, which are taken unchanged, and those that can still be changed or stopped. */
export const draftsByChange = (
  drafts: readonly Draft[],
  now: Instant,
): { readonly inProgress: readonly Draft[]; readonly changeable: readonly Draft[] } => ({
  inProgress: drafts.filter((draft) => draft.lastChangeAt < now),
  changeable: drafts.filter((draft) => draft.lastChangeAt >= now),
});
