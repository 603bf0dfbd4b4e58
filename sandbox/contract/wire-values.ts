import { z } from '@hono/zod-openapi';
import { isPlainDate } from '../calendar/plain-date.ts';

/** Ten billion units in cents, above any loan; the portal reads no amount beyond it. */
const MOST_CENTS = 1_000_000_000_000;

/** Integer minor units with their currency. */
export const moneySchema = z
  .object({ amount: z.int().min(-MOST_CENTS).max(MOST_CENTS), currency: z.enum(['USD', 'CAD']) })
  .openapi('Money', { example: { amount: 12345, currency: 'USD' } });
export type MoneyWire = z.infer<typeof moneySchema>;

/** No control characters, no half of a character, and no sign of one that was lost on the way. */
const WRITABLE = /^[^\p{Cc}\p{Cs}\uFFFD]*$/u;

/** In JSON Schema a pattern reads Unicode by itself and has no flags. */
const isWritable = { pattern: WRITABLE.source };

/** Any text of a length that a database can store and a page can show. */
export const textSchema = (max: number, min = 0) =>
  z.string().min(min).max(max).regex(WRITABLE).openapi(isWritable);

/** The same, without space around it: what somebody types into a form. */
export const typedSchema = (max: number, min = 0) =>
  z.string().trim().min(min).max(max).regex(WRITABLE).openapi(isWritable);

const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';

export const dateSchema = z
  .string()
  .refine((text) => isPlainDate(text) && text >= FIRST_DAY && text <= LAST_DAY, 'not a calendar date')
  .openapi({ type: 'string', format: 'date', example: '2026-11-21' });

/** What the portal reads; the format alone would also admit a space, `+0000` and leap seconds. */
const TIMESTAMP =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** The form of a point in time in JSON Schema. */
export const timestampForm = { format: 'date-time', pattern: TIMESTAMP.source };

export const timestampSchema = z.iso.datetime({ offset: true }).regex(TIMESTAMP).openapi(timestampForm);

export const localeSchema = z.enum(['en-us', 'en-ca', 'fr-ca']);
export type Locale = z.infer<typeof localeSchema>;

/** E.164. */
export const phoneSchema = z.string().regex(/^\+[1-9]\d{6,14}$/);
const EMAIL = /^[^\s@\p{Cc}\p{Cs}\uFFFD]+@[^\s@\p{Cc}\p{Cs}\uFFFD]+\.[^\s@\p{Cc}\p{Cs}\uFFFD]+$/u;
export const emailSchema = z.string().max(254).regex(EMAIL).openapi({ pattern: EMAIL.source });
export const idSchema = textSchema(80, 1);

/** Decimal text such as `19.99`. */
export const decimalSchema = z.string().regex(/^\d+(\.\d+)?$/);

export const currencySchema = z.enum(['USD', 'CAD']);

/** The one shape of every failure; `message` is for logs, never for the buyer. */
export const problemSchema = z
  .object({
    reason: z.string(),
    message: z.string(),
    metadata: z.record(z.string(), z.unknown()),
  })
  .openapi('Problem');

/** Cursor paging of lists. */
export const pageQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: textSchema(400).optional(),
});

/** A query parameter that may be repeated. */
export const repeated = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).optional(),
  );
