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
 * How many business days before a draft it can still be stopped: in the United States up to three (Regulation E,
 * 12 CFR 1005.10(c)); in Canada an agreement may ask for 30 days at most (Payments Canada, Rule H1), of which this is
 * well short.
 */
export const STOP_BUSINESS_DAYS = 3;

/** The last day on which a draft can still be changed or stopped. */
export const lastChangeDay = (
  draftOn: PlainDate,
  holidays: HolidayCalendar,
): Result<PlainDate, HolidaysUnknown> => addBusinessDays(draftOn, -STOP_BUSINESS_DAYS, holidays);

/** The last moment of that day in the lender's zone. */
export const lastChangeAt = (
  draftOn: PlainDate,
  holidays: HolidayCalendar,
  zone: TimeZone,
): Result<Instant, HolidaysUnknown> => lastChangeDay(draftOn, holidays).map(zone.endOf);

type Draft = LoanAutopay['drafts'][number];

/** What a change or a turn-off made now still reaches, and what is already in progress and will be drawn as it was. */
export const draftsByChange = (
  drafts: readonly Draft[],
  now: Instant,
): { readonly inProgress: readonly Draft[]; readonly changeable: readonly Draft[] } => ({
  inProgress: drafts.filter((draft) => draft.lastChangeAt < now),
  changeable: drafts.filter((draft) => draft.lastChangeAt >= now),
});
