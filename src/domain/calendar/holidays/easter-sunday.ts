import { addDays, type PlainDate, weekdayOf } from '../plain-date.ts';
import { dayOf } from './nth-weekday.ts';

/** Easter Sunday in the Gregorian calendar: the Sunday after the ecclesiastical full moon of spring (Gauss, as corrected). */
export const easterSunday = (year: number): PlainDate => {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const moon = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + moon + 15) % 30;
  // The full moon is on 18 April at the latest, and at most once in a cycle of 19 years.
  const afterMarch21 = epact - (epact === 29 || (epact === 28 && golden > 10) ? 1 : 0);
  const fullMoon = addDays(dayOf(year, 3, 21), afterMarch21);
  return addDays(fullMoon, 7 - weekdayOf(fullMoon));
};
