import { addDays, type PlainDate } from '../calendar/plain-date.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';

/** Calendar days between telling of a debit and taking it (Payments Canada, Rule H1). */
const NOTICE_DAYS = 10;

/** What the first day of debits depends on. */
export interface NoticeFacts {
  readonly country: PlatformTenant['country'];
  readonly today: PlainDate;
  readonly amountRule: 'FIXED' | 'RANGE' | 'VARYING';
  /** Whether the notice of the first debit was given up, now or when autopay was turned on. */
  readonly isWaived: boolean;
  /** Since when autopay is on; undefined where this turns it on. */
  readonly since: PlainDate | undefined;
}

/**
 * The earliest day of the first debit under a new or changed authorisation. Canada: ten calendar days after enrolment
 * unless waived; a change needs no notice of its own, but does not shorten that of the enrolment. Nobody can waive the
 * notice of varying amounts. In the United States the lender reports varying amounts before each debit.
 */
export const earliestFirstDebit = (facts: NoticeFacts): PlainDate => {
  const { country, today, amountRule, isWaived, since } = facts;
  if (country !== 'CA') return today;
  if (amountRule === 'VARYING') return addDays(today, NOTICE_DAYS);
  if (isWaived) return today;
  const told = addDays(since ?? today, NOTICE_DAYS);
  return told > today ? told : today;
};
