import { addDays, fromEpochDay } from '@member-portal/domain/calendar';
import { integer } from 'fast-check';
import { day } from '../builders/day.ts';

export { day };

const FIRST_EPOCH_DAY = -719_162;
const LAST_EPOCH_DAY = 2_932_896;

/** Every day from 0001-01-01 to 9999-12-31. */
export const anyEpochDay = integer({ min: FIRST_EPOCH_DAY, max: LAST_EPOCH_DAY });
export const anyPlainDate = anyEpochDay.map(fromEpochDay);

/** Days of the years that loans of today live in. */
export const anyLoanDate = integer({ min: 0, max: 5843 }).map((days) => addDays(day('2020-01-01'), days));
