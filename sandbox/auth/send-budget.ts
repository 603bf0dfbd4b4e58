import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { COUNTRY_WINDOW_MS, type SendLimits, UNVERIFIED_WINDOW_MS } from './limits.ts';
import { HOME_CALLING_CODE } from './sms-destination.ts';

/** By whom and where to a code would be sent, as `code_request` keeps it. */
export interface Sending {
  readonly tenant: string;
  readonly caller: string | null;
  readonly country: string | null;
}

/** The counters to lock before counting, so that concurrent requests do not exceed a limit together. */
export const sendKeys = ({ tenant, caller, country }: Sending): readonly string[] => [
  ...(caller === null ? [] : [`send:${tenant}:caller:${caller}`]),
  ...(country === null ? [] : [`send:${tenant}:country:${country}`]),
];

/** Until when a limit blocks this message, epoch milliseconds; undefined within the limits. */
export const sendingPausedUntil = async (
  tx: Transaction<Database>,
  { tenant, caller, country }: Sending,
  limits: SendLimits,
  now: number,
): Promise<number | undefined> => {
  const sent = (windowMs: number, limit: number) =>
    tx
      .selectFrom('code_request')
      .select('created_at')
      .where('tenant', '=', tenant)
      .where('created_at', '>', now - windowMs)
      .orderBy('created_at', 'desc')
      .offset(limit - 1)
      .limit(1);
  const ends: number[] = [];
  if (caller !== null) {
    // Many borrowers may share an address, and each uses the code: only unused codes count.
    const oldest = await sent(UNVERIFIED_WINDOW_MS, limits.perCaller)
      .where('caller', '=', caller)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (oldest) ends.push(oldest.created_at + UNVERIFIED_WINDOW_MS);
  }
  if (country !== null) {
    const limit = country === HOME_CALLING_CODE ? limits.perHomeCountry : limits.perOtherCountry;
    const oldest = await sent(COUNTRY_WINDOW_MS, limit).where('country', '=', country).executeTakeFirst();
    if (oldest) ends.push(oldest.created_at + COUNTRY_WINDOW_MS);
  }
  return ends.length === 0 ? undefined : Math.max(...ends);
};
