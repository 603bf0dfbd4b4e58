import { type PlainDate, toEpochDay } from '@member-portal/domain/calendar';
import { roundAmounts } from '@member-portal/domain/money';
import type { BalanceCourse, CoursePoint } from '@member-portal/domain/projection';

/** The drawing's own units; it is stretched to its container, but its stroke widths are not. */
export const [WIDTH, HEIGHT] = [1000, 400];

type Place = readonly [x: number, y: number];

/** Coordinates of each part of the balance's course; lines and the areas below them are SVG paths. */
export interface BalanceGeometry {
  /** Round amounts in cents, from 0 up. */
  readonly amounts: readonly { readonly cents: number; readonly y: number }[];
  readonly now: Place;
  readonly ground: string;
  readonly paid: string;
  readonly toCome: string;
  readonly first: PlainDate;
  readonly last: PlainDate;
}

const rounded = (part: number): number => Math.round(part * 1000) / 1000;

/** A stepped line: a balance changes on a day, not gradually between two. */
const stepsThrough = (places: readonly Place[]): string =>
  places
    .map(([x, y], index) => (index === 0 ? `M${rounded(x)},${rounded(y)}` : `H${rounded(x)}V${rounded(y)}`))
    .join('');

/** Undefined where there is nothing to draw. */
export const balanceGeometry = ({ paid, toCome }: BalanceCourse): BalanceGeometry | undefined => {
  const [first, now] = [paid[0], paid.at(-1)];
  if (!first || !now) return undefined;
  const last = toCome.at(-1) ?? now;
  const begin = toEpochDay(first.on);
  const days = Math.max(toEpochDay(last.on) - begin, 1);
  const amounts = roundAmounts(Math.max(...[...paid, ...toCome].map(({ balance }) => balance.cents)));
  const top = amounts.at(-1) ?? 0;
  const up = (cents: number): number => (top === 0 ? HEIGHT / 2 : HEIGHT * (1 - cents / top));
  const placeOf = ({ on, balance }: CoursePoint): Place => [
    (WIDTH * (toEpochDay(on) - begin)) / days,
    up(balance.cents),
  ];
  const line = stepsThrough(paid.map(placeOf));
  return {
    amounts: amounts.map((cents) => ({ cents, y: up(cents) })),
    now: placeOf(now),
    ground: `${line}V${HEIGHT}H0Z`,
    paid: line,
    toCome: stepsThrough([now, ...toCome].map(placeOf)),
    first: first.on,
    last: last.on,
  };
};
