import type { ColumnType } from 'kysely';

/** An amount in integer cents. */
export type Cents = number;

/** A moment in epoch milliseconds. */
export type Instant = number;

/** A jsonb column that holds any JSON: written as text, read as the value. */
export type AnyJson = ColumnType<unknown, string | null, string | null>;
