import { LenderClock, TenantRules } from '@member-portal/application/ports';
import type { Services } from '@member-portal/application/services';
import type { PlainDate } from '@member-portal/domain/calendar';
import type { LoanSummary } from '@member-portal/domain/loan';
import { type LoanToday, loanTodayOf } from '@member-portal/domain/today';

/** The state of a loan on the lender's calendar day, and that day. */
export const loanToday = (
  services: Services,
  loan: LoanSummary,
): { readonly state: LoanToday; readonly today: PlainDate } => {
  const now = services.get(LenderClock).now();
  const today = services.get(TenantRules).timeZone.dateAt(now);
  return { state: loanTodayOf(loan, { today, now }), today };
};
