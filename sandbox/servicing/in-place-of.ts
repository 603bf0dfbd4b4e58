import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * What was paid in place of returned payments, or is their second try; `retry_of` says of which. One that was cancelled took
 * the place of none.
 */
export const inPlaceOf = (db: Kysely<Database>) =>
  db.selectFrom('payment as again').select('again.id').where('again.activity_status', '!=', 'CANCELLED');
