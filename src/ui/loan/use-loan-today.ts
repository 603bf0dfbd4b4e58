import { LenderClock } from '@member-portal/application/ports';
import type { Installment, Loan, LoanSummary } from '@member-portal/domain/loan';
import type { PaymentPhase } from '@member-portal/domain/payment';
import { coveredLines, type LoanToday, loanTodayOf } from '@member-portal/domain/today';
import { useToday } from '../clock/use-now.ts';
import { useService } from '../services/ServicesProvider.tsx';

/** The most urgent fact about each loan of a list, by the rule of the Today card. */
export const useLoanToday = (): ((loan: LoanSummary) => LoanToday) => {
  const facts = { today: useToday(), now: useService(LenderClock).now() };
  return (loan) => loanTodayOf(loan, facts);
};

/** The phase of the payments in progress that cover a line of a loan's schedule. */
export const useCoveredLines = (loan: Loan): ((line: Installment) => PaymentPhase | undefined) =>
  coveredLines(loan, useLoanToday()(loan), useToday());
