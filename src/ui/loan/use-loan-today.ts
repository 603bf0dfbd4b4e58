import { Clock } from '@member-portal/application/ports';
import type { LoanSummary } from '@member-portal/domain/loan';
import { type LoanToday, loanTodayOf } from '@member-portal/domain/today';
import { useToday } from '../clock/use-now.ts';
import { useService } from '../services/ServicesProvider.tsx';

/** The most urgent fact about each loan of a list, by the rule of the Today card. */
export const useLoanToday = (): ((loan: LoanSummary) => LoanToday) => {
  const today = useToday();
  const now = useService(Clock).now();
  return (loan) => loanTodayOf(loan, { today, now });
};
