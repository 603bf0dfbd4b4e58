import { type Instant, instant, type PlainDate, plainDate } from '@member-portal/domain/calendar';
import { CURRENCIES, MAX_CENTS, type Money } from '@member-portal/domain/money';
import * as z from 'zod/mini';
import { dateToText, WireDate } from './wire-date.ts';

// Schemas avoid unions, records and literals. Any zod feature that a schema uses is part of the first load, because the
// configuration is checked there, and these three are as large as a screen.

/** Text. Restores text that was converted to a date because it only looks like one. */
export const wireText = z.pipe(
  z.unknown(),
  z.transform((value, context): string => {
    if (typeof value === 'string') return value;
    if (value instanceof WireDate) return value.text;
    context.issues.push({ code: 'custom', input: value, message: 'text' });
    return z.NEVER;
  }),
);

/** Text of an id; never empty. */
export const wireId = z.pipe(wireText, z.string().check(z.minLength(1)));

/** A calendar date: revived as a date at midnight UTC, converted here to a plain date. */
export const wirePlainDate = z.pipe(
  z.instanceof(Date),
  z.transform((date: Date, context): PlainDate => {
    const day = Number.isNaN(date.getTime()) ? undefined : plainDate(dateToText(date));
    if (day?.isOk()) return day.value;
    context.issues.push({ code: 'custom', input: date, message: 'a calendar date' });
    return z.NEVER;
  }),
);

/** A point in time. */
export const wireInstant = z.pipe(
  z.instanceof(Date),
  z.transform((date: Date, context): Instant => {
    const at = instant(date.getTime());
    if (at.isOk()) return at.value;
    context.issues.push({ code: 'custom', input: date, message: 'a point in time' });
    return z.NEVER;
  }),
);

/** Integer minor units with their currency. */
export const wireMoney = z.pipe(
  z.object({ amount: z.int().check(z.gte(-MAX_CENTS), z.lte(MAX_CENTS)), currency: z.enum(CURRENCIES) }),
  z.transform(({ amount, currency }): Money => ({ cents: amount === 0 ? 0 : amount, currency })),
);

/** Decimal text, such as a rate in percent. */
export const wireDecimal = z.string().check(z.regex(/^-?\d+(\.\d+)?$/));

/**
 * The answer to a call whose documented success is 204. Any other 2xx, even with an empty body, may come from a proxy or a
 * captive portal; reject it, so that the caller reads back the outcome.
 */
export const wireNothing = z.pipe(
  z.unknown(),
  z.transform((value, context): void => {
    if (value !== undefined)
      context.issues.push({ code: 'custom', input: value, message: 'a 204 without a body' });
  }),
);

/** A value that may be absent, null or undefined on the wire. */
export const wireOptional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value: z.output<Schema> | null | undefined) => value ?? undefined),
  );

/** A field that may be absent, or whose form may be unknown: then undefined, without affecting the rest. */
export const wireKnown = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.unknown(),
      z.transform((value): z.output<Schema> | undefined => schema.safeParse(value).data),
    ),
  );

/** Money in its wire format. */
export const toWireMoney = ({ cents, currency }: Money) => ({ amount: cents, currency });
