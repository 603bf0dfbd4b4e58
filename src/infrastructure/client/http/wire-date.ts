const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}$/;
/** `Date` checks every part of a time except hour 24, which it reads as midnight of the next day. */
const TIMESTAMP = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;

/** A date from the wire. It keeps its text, for text fields that only look like dates. */
export class WireDate extends Date {
  readonly text: string;

  constructor(text: string) {
    super(text);
    this.text = text;
  }
}

/** `new Date('2026-02-30')` rolls over to March in some engines, so compare the date with its text. */
const isDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

const reviveText = (text: string): string | WireDate => {
  if (PLAIN_DATE.test(text)) return isDay(text) ? new WireDate(text) : text;
  const [, day] = TIMESTAMP.exec(text) ?? [];
  if (day === undefined || !isDay(day)) return text;
  const date = new WireDate(text);
  return Number.isNaN(date.getTime()) ? text : date;
};

/**
 * Converts strings shaped like dates or timestamps to date objects (specification, section 7). Mappers convert calendar
 * dates to plain dates immediately, so that no `Date` reaches the domain.
 */
export const reviveDates = (value: unknown): unknown => {
  if (typeof value === 'string') return reviveText(value);
  if (Array.isArray(value)) return value.map(reviveDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, reviveDates(part)]));
};

const MIDNIGHT = 'T00:00:00.000Z';

/** A date as text for the wire: ISO, or a plain date if it is midnight UTC (specification, section 7). */
export const dateToText = (date: Date): string => {
  const text = date.toISOString();
  return text.endsWith(MIDNIGHT) ? text.slice(0, -MIDNIGHT.length) : text;
};

/** Converts every date in a body to text. */
export const datesToText = (value: unknown): unknown => {
  if (value instanceof Date) return dateToText(value);
  if (Array.isArray(value)) return value.map(datesToText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, datesToText(part)]));
};

/** Undoes `reviveDates`: restores the received text of every date, with its own offset and precision. */
export const datesToOriginalText = (value: unknown): unknown => {
  if (value instanceof WireDate) return value.text;
  if (Array.isArray(value)) return value.map(datesToOriginalText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, datesToOriginalText(part)]));
};
