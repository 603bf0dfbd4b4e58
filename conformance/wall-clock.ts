const DAY_MS = 86_400_000;
/** Longest time between two clock changes in any zone that has them. */
const LOOKED_THROUGH_DAYS = 370;

/** Local time in a zone at an instant in epoch milliseconds: `2026-03-09 00:30:00`. */
export const wallClock = (zone: string, at: number): { readonly date: string; readonly time: string } => {
  const [date = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
    .format(at)
    .split(' ');
  return { date, time };
};

/** The instant of a local day and time in a zone. */
export const instantOf = (zone: string, date: string, time: string): number => {
  const wanted = Date.parse(`${date}T${time}Z`);
  let guess = wanted;
  for (let round = 0; round < 3; round += 1) {
    const shown = wallClock(zone, guess);
    guess += wanted - Date.parse(`${shown.date}T${shown.time}Z`);
  }
  return guess;
};

/** The day a number of days after another. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The next day on which a zone's clocks change; undefined where they never do. */
export const nextClockChange = (zone: string, from: number): string | undefined => {
  const lengthOf = (date: string): number =>
    instantOf(zone, addDays(date, 1), '00:00:00') - instantOf(zone, date, '00:00:00');
  const first = wallClock(zone, from).date;
  for (let days = 0; days < LOOKED_THROUGH_DAYS; days += 1)
    if (lengthOf(addDays(first, days)) !== DAY_MS) return addDays(first, days);
  return undefined;
};

/** Fixed dates on which banks of the US or Canada are closed, besides weekends. */
const HOLIDAYS: readonly string[] = ['01-01', '01-02', '06-19', '07-01', '07-04', '09-30', '11-11'];
/** Canada keeps a Christmas or Boxing Day of a weekend on the Monday and Tuesday after it. */
const CHRISTMAS: readonly string[] = ['12-24', '12-25', '12-26', '12-27', '12-28', '12-31'];

const isThanksgivingWeek = (date: string): boolean => date.slice(5) >= '11-22' && date.slice(5) <= '11-28';

/** The first day, the given one included, on which banks take payments in either country. */
export const payDayFrom = (date: string): string => {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const isMidweek = weekday >= 2 && weekday <= 4;
  const isThanksgiving = weekday === 4 && isThanksgivingWeek(date);
  const isClosed = [...HOLIDAYS, ...CHRISTMAS].includes(date.slice(5)) || isThanksgiving;
  return isMidweek && !isClosed ? date : payDayFrom(addDays(date, 1));
};
