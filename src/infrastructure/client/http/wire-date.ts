const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}$/;
/** Of a time of day `Date` sees to all but its hour: 24 would be the next day's midnight to it. */
const TIMESTAMP = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;

/** A date as it came over the wire. It keeps its text, for fields that are text and only look like dates. */
export class WireDate extends Date {
  readonly text: string;

  constructor(text: string) {
    super(text);
    this.text = text;
  }
}

/** `new Date('2026-02-30')` rolls over to March in some engines, so the day is checked against its own text. */
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
 * Strings shaped like dates or timestamps become date objects (specification, section 7). Mappers turn calendar dates
 * into plain dates at once, so that no `Date` reaches the domain.
 */
export const reviveDates = (value: unknown): unknown => {
  if (typeof value === 'string') return reviveText(value);
  if (Array.isArray(value)) return value.map(reviveDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, reviveDates(part)]));
};

const MIDNIGHT = 'T00:00:00.000Z';

/** A date as text for the wire: ISO, and a plain date where it is midnight UTC (specification, section 7). */
export const dateToText = (date: Date): string => {
  const text = date.toISOString();
  return text.endsWith(MIDNIGHT) ? text.slice(0, -MIDNIGHT.length) : text;
};

/** A body with every date in it turned into text. */
export const datesToText = (value: unknown): unknown => {
  if (value instanceof Date) return dateToText(value);
  if (Array.isArray(value)) return value.map(datesToText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, datesToText(part)]));
};

/** Undoes `reviveDates`: every revived date is the text that it was received as, with its own offset and precision. */
export const datesToOriginalText = (value: unknown): unknown => {
  if (value instanceof WireDate) return value.text;
  if (Array.isArray(value)) return value.map(datesToOriginalText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, datesToOriginalText(part)]));
};
