/** French writes the first of a month as an ordinal, "1er décembre", and six hours as "6 h"; `Intl` does neither. */
const FIRST_OF_MONTH = /(^|\s)1 (?=\p{Ll})(?!h)/u;
const LEADING_ZERO = /\b0(?=\d\sh\s)/;

/** Places for no-break spaces: between a day and its month, in either order, and within a time of day. */
const DAY_AND_MONTH =
  /(?<=(?<!\d)\d{1,2}(?:er)?) (?=\p{L})|(?<=\p{L}\.?) (?=\d{1,2}(?![\d:]|(?:er)? \p{L}))/gu;
const WITHIN_TIME = / (?=h |[ap]\.?m)|(?<=h) /gi;

/** A point in time, in epoch milliseconds, as text of a zone. */
export type DateText = (at: number, zone: string, options: Intl.DateTimeFormatOptions) => string;

/**
 * Formats points in time in a language, with no-break spaces where a line must not break. `Intl` formatters are expensive
 * to construct: each is created on first use and reused.
 */
export const createDateText = (tag: string): DateText => {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  return (at, timeZone, options) => {
    const key = timeZone + JSON.stringify(options);
    const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone });
    formatters.set(key, formatter);
    return formatter
      .format(at)
      .replace(FIRST_OF_MONTH, '$11er ')
      .replace(DAY_AND_MONTH, '\u00a0')
      .replace(WITHIN_TIME, '\u00a0')
      .replace(LEADING_ZERO, '');
  };
};
