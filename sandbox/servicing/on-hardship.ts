import type { PlainDate } from '../calendar/plain-date.ts';
import type { AgreementRow } from '../database/schema.ts';

/** Whether an agreement's hardship plan runs on a day; its first and last day count. */
export const isOnHardship = (
  { hardship_from: from, hardship_until: until }: Pick<AgreementRow, 'hardship_from' | 'hardship_until'>,
  day: PlainDate,
): boolean => from !== null && until !== null && from <= day && day <= until;
