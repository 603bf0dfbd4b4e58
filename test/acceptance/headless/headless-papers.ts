import { ReadLoanDocument, ReadStaticDocument } from '@member-portal/application/disclosures';
import { toCalendar, toCsv } from '@member-portal/application/files';
import { CollectHistory, ReadHistory, ReadLoan } from '@member-portal/application/loans';
import { Clock } from '@member-portal/application/ports';
import type { LoanId } from '@member-portal/domain/loan';
import { expect } from 'vitest';
import type { LoansPortal } from '../language/loans-portal.ts';
import type { HeadlessTab } from './headless-tab.ts';

/** Looking a loan up through the use cases, and making its files, as a front end would. */
export const headlessPapers = (tab: HeadlessTab): LoansPortal => {
  const idOf = ({ id }: { readonly id: string }): LoanId => id as LoanId;
  return {
    unfoldsLoan: async () => {
      const page = tab.visit('payment plans');
      page.send({ kind: 'unfold', part: 'order' });
      page.send({ kind: 'explain', term: 'apr' });
      page.send({ kind: 'unfold', part: 'schedule' });
    },
    keepsDueDates: async (loan) => {
      const { schedule } = (await tab.services.get(ReadLoan)(idOf(loan)))._unsafeUnwrap();
      const open = schedule.filter(({ status }) => status !== 'PAID');
      return toCalendar({
        name: loan.merchant,
        locale: tab.locale,
        at: tab.services.get(Clock).now(),
        days: open.map(({ number, dueOn }) => ({
          id: `${loan.id}-${number}`,
          on: dueOn,
          title: loan.merchant,
          description: loan.number,
        })),
      });
    },
    keepsHistory: async (loan) => {
      const first = (await tab.services.get(ReadHistory)(idOf(loan), {}))._unsafeUnwrap();
      expect(first.items.length).toBeGreaterThan(0);
      tab.visit('history');
      const all = (await tab.services.get(CollectHistory)(idOf(loan), {}))._unsafeUnwrap();
      return toCsv([['Date', 'Amount'], ...all.map(({ on, amount }) => [on, amount])]);
    },
    readsAgreement: async (loan) => {
      const input = { loanId: idOf(loan), viewType: 'loan-agreement', locale: tab.locale };
      const { content } = (await tab.services.get(ReadLoanDocument)(input))._unsafeUnwrap();
      expect(content).toContain(loan.number);
    },
    readsFullTerms: async () => {
      tab.visit('terms and conditions');
      const input = { kind: 'payment-full-terms', locale: tab.locale } as const;
      const { content } = (await tab.services.get(ReadStaticDocument)(input))._unsafeUnwrap();
      expect(content.length).toBeGreaterThan(0);
    },
  };
};
