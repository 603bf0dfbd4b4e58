/**
 * What the wall clock of an IANA zone shows at a whole second of epoch milliseconds, as the epoch milliseconds at which UTC
 * shows the same. Throws a RangeError for a name that the tz database does not have.
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
    // `Date.UTC` takes the years 0 to 99 for those of the twentieth century.
    return new Date(Date.UTC(2000, 0, 1, hour, minute, second)).setUTCFullYear(year, month - 1, day);
  };
};
