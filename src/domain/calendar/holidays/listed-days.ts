import type { PlainDate } from '../plain-date.ts';

/** Days written as `MM-DD MM-DD …` per year, the way published lists read. The tests read every one as a plain date. */
export const listedDays = (years: Readonly<Record<number, string>>): readonly PlainDate[] =>
  Object.entries(years).flatMap(([year, days]) =>
    days.split(' ').map((day) => `${year}-${day}` as PlainDate),
  );
