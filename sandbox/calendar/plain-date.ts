/** A calendar day as ISO text (`2026-11-21`). The platform never turns one into a `Date` in local time. */
export type PlainDate = string;

const DAY_MS = 86_400_000;

const toUtc = (date: PlainDate): number => Date.parse(`${date}T00:00:00Z`);
const fromUtc = (ms: number): PlainDate => new Date(ms).toISOString().slice(0, 10);

/** Whether a text is a day that exists. */
export const isPlainDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(toUtc(text)) && fromUtc(toUtc(text)) === text;

export const addDays = (date: PlainDate, days: number): PlainDate => fromUtc(toUtc(date) + days * DAY_MS);

/** Days from one date to another; negative when `to` lies before `from`. */
export const daysBetween = (from: PlainDate, to: PlainDate): number =>
  Math.round((toUtc(to) - toUtc(from)) / DAY_MS);

/** 0 is Sunday. */
export const weekdayOf = (date: PlainDate): number => new Date(toUtc(date)).getUTCDay();

/** Year, month (1 to 12) and day of month. */
export const partsOf = (date: PlainDate): readonly [year: number, month: number, day: number] => [
  Number(date.slice(0, 4)),
  Number(date.slice(5, 7)),
  Number(date.slice(8, 10)),
];

const pad = (value: number): string => String(value).padStart(2, '0');

/** A day of a month, the last one where the month is shorter. Months beyond 12 roll into later years. */
export const dayOfMonth = (year: number, month: number, day: number): PlainDate => {
  const index = year * 12 + (month - 1);
  const [y, m] = [Math.floor(index / 12), (index % 12) + 1];
  const last = new Date(Date.UTC(y, m, 0)).getUTCDate();
  return `${y}-${pad(m)}-${pad(Math.min(day, last))}`;
};

/** The same day of a later month, anchored to `anchorDay` so that a short month does not shift those after it. */
export const addMonths = (date: PlainDate, months: number, anchorDay = partsOf(date)[2]): PlainDate => {
  const [year, month] = partsOf(date);
  return dayOfMonth(year, month + months, anchorDay);
};

export const earlierOf = (a: PlainDate, b: PlainDate): PlainDate => (a < b ? a : b);
export const laterOf = (a: PlainDate, b: PlainDate): PlainDate => (a > b ? a : b);
