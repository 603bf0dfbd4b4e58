// A day is text, not a Date, so no time zone can shift it. Business days come from a given holiday calendar; a year
// whose holidays are unknown is a failure. A day begins and ends in the lender's time zone.
import {
  addBusinessDays,
  addMonths,
  FEDERAL_RESERVE_BANKS,
  instantToText,
  isBusinessDay,
  plainDate,
  timeZone,
} from '@member-portal/domain/calendar';
import { known } from '../known.ts';

const due = known(plainDate('2027-01-31'));
console.log(addMonths(due, 1)); // -> 2027-02-28
console.log(addMonths(due, 2, 31)); // -> 2027-03-31

const thanksgiving = known(plainDate('2026-11-26'));
console.log(known(isBusinessDay(thanksgiving, FEDERAL_RESERVE_BANKS))); // -> false
console.log(known(addBusinessDays(thanksgiving, 1, FEDERAL_RESERVE_BANKS))); // -> 2026-11-27

// The day on which clocks go back in New York is 25 hours long.
const zone = known(timeZone('America/New_York'));
const longDay = known(plainDate('2026-11-01'));
console.log(instantToText(zone.startOf(longDay))); // -> 2026-11-01T04:00:00.000Z
console.log(instantToText(zone.endOf(longDay))); // -> 2026-11-02T04:59:59.999Z

console.log(plainDate('2026-02-30').isErr()); // -> true
