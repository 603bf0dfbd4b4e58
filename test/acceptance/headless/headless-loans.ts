import { ListLoans, ReadLoan } from '@member-portal/application/loans';
import type { ReadFailure } from '@member-portal/application/ports';
import { SessionStore } from '@member-portal/application/ports';
import type { PlainDate } from '@member-portal/domain/calendar';
import { type Loan, type LoanId, type LoanSummary, moneyInProgress } from '@member-portal/domain/loan';
import { err, type Result } from 'neverthrow';
import { expect } from 'vitest';
import type { Portal } from '../language/portal.ts';
import type { LoanTruth } from '../language/truth.ts';
import type { HeadlessTab } from './headless-tab.ts';

type LoanVerbs = Pick<
  Portal,
  | 'opensLoanAddress'
  | 'seesLoans'
  | 'opensLoan'
  | 'seesLoan'
  | 'isToldLoanIsUnknown'
  | 'seesPaymentInProgress'
  | 'seesPaymentListed'
>;

const told = (loan: LoanSummary): LoanTruth => ({
  id: loan.id,
  number: loan.number,
  merchant: loan.merchant,
  source: loan.order.source,
  status: loan.status,
  subStatus: loan.subStatus,
  currency: loan.balance.currency,
  balance: loan.balance.cents,
  pastDue: loan.pastDue.cents,
  next: loan.nextPayment && { dueOn: loan.nextPayment.dueOn, amount: loan.nextPayment.amount.cents },
  installmentsPaid: loan.installmentsPaid,
  installmentsTotal: loan.installmentsTotal,
  autopay: loan.autopayEnrolled,
  closedOn: loan.closedOn,
});

/** Reading loans through the use cases. The address that a visitor came for is kept, as a front end would. */
export const headlessLoans = (tab: HeadlessTab): LoanVerbs => {
  let place: LoanId | undefined;
  let shown: Result<Loan, ReadFailure> = err({ kind: 'not-found' });

  const show = (): Promise<void> =>
    tab.attempt(async () => {
      if (place === undefined || tab.services.get(SessionStore).current() === undefined) return undefined;
      await tab.loadSignedIn();
      shown = await tab.services.get(ReadLoan)(place);
      if (shown.isOk()) tab.visit('payment plans');
      return shown;
    });
  const open = (loanId: string): Promise<void> => {
    place = loanId as LoanId;
    return show();
  };

  return {
    opensLoanAddress: open,
    opensLoan: (loan) => {
      tab.visit('outstanding loans');
      return open(loan.id);
    },
    seesLoans: async (segment, loans) => {
      const page = (await tab.services.get(ListLoans)({ segment }))._unsafeUnwrap();
      expect(page.items.map(told)).toEqual(loans);
      tab.visit(segment === 'outstanding' ? 'outstanding loans' : 'closed loans');
    },
    seesLoan: async (truth) => {
      if (shown.isErr()) await show();
      const loan = shown._unsafeUnwrap();
      const { apr, schedule, inProgress: _inProgress, limits: _limits, ...summary } = truth;
      expect(told(loan)).toEqual(summary);
      expect(loan.apr).toBe(apr);
      expect(
        loan.schedule.map(({ number, dueOn, amount, status }) => ({
          number,
          dueOn,
          amount: amount.cents,
          status,
        })),
      ).toEqual(schedule);
    },
    isToldLoanIsUnknown: async () => {
      expect(shown._unsafeUnwrapErr()).toEqual({ kind: 'not-found' });
    },
    seesPaymentInProgress: async ({ id }, payment) => {
      const loan = (await tab.services.get(ReadLoan)(id as LoanId))._unsafeUnwrap();
      expect(
        loan.paymentsInProgress.map(({ amount, payOn, confirmation, method }) => ({
          amount: amount.cents,
          payOn,
          confirmation,
          methodLast4: method.last4,
        })),
      ).toEqual([payment]);
    },
    seesPaymentListed: async ({ id }, payment) => {
      const { items } = (await tab.services.get(ListLoans)({ segment: 'outstanding' }))._unsafeUnwrap();
      const loan = items.find((one) => one.id === id);
      expect(loan && moneyInProgress(loan, payment.payOn as PlainDate)).toMatchObject({
        count: 1,
        amount: { cents: payment.amount },
        firstOn: payment.payOn,
      });
    },
  };
};
