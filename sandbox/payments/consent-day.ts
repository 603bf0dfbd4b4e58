import type { PlainDate } from '../calendar/plain-date.ts';
import { dateIn } from '../calendar/zone.ts';
import type { PaymentRow } from '../database/schema.ts';

/** The day on which the borrower agreed to a payment or, without a consent, ordered it; it may be dated weeks later. */
export const consentDayOf = (
  { accepted_at, created_at }: Pick<PaymentRow, 'accepted_at' | 'created_at'>,
  timezone: string,
): PlainDate => dateIn(timezone, accepted_at ?? created_at);
