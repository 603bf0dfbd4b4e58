/**
 * Converts a whole second of epoch milliseconds to the local time of an IANA zone, as the epoch milliseconds at which UTC
 * has the same date and time. Throws a RangeError for a name that the tz database does not have.
 */
export const wallClockOf = (zone: string): ((at: number) => number) => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (at) => {
    const parts = format.formatToParts(at).map(({ type, value }) => [type, Number(value)] as const);
    const { year = 1, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = Object.fromEntries(parts);
    // `Date.UTC` maps the years 0 to 99 to 1900 to 1999.
    return new Date(Date.UTC(2000, 0, 1, hour, minute, second)).setUTCFullYear(year, month - 1, day);
  };
};
