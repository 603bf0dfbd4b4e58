import { addDays, type PlainDate } from './plain-date.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, made);
  return made;
};

const wallClock = (zone: string, at: number): { date: PlainDate; ms: number } => {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map((part) => [part.type, part.value]),
  );
  const part = (name: string): string => parts[name] ?? '00';
  const date = `${part('year')}-${part('month')}-${part('day')}`;
  return { date, ms: Date.parse(`${date}T${part('hour')}:${part('minute')}:${part('second')}Z`) };
};

/** The day that a time zone's calendar shows at an instant (epoch milliseconds). */
export const dateIn = (zone: string, at: number): PlainDate => wallClock(zone, at).date;

/** The instant at which a wall clock in a zone shows a day and hour; a skipped hour gives the instant after the gap. */
export const instantOf = (zone: string, date: PlainDate, hour = 0): number => {
  const wanted = Date.parse(`${date}T${String(hour).padStart(2, '0')}:00:00Z`);
  let guess = wanted;
  for (let round = 0; round < 3; round += 1) guess += wanted - wallClock(zone, guess).ms;
  return guess;
};

/** The last millisecond of a day in a zone. */
export const endOfDay = (zone: string, date: PlainDate): number => instantOf(zone, addDays(date, 1)) - 1;
