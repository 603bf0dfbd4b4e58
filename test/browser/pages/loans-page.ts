import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { dateTexts, moneyText } from '../../acceptance/language/texts.ts';
import type { LoanTruth, PaymentTruth } from '../../acceptance/language/truth.ts';
import { PATIENCE_MS, reads, seen } from '../driver/seen.ts';
import type { Tab } from '../driver/tab.ts';

/** What a borrower reads of a loan's state. */
const statusKey = ({ status, subStatus }: LoanTruth) => {
  if (subStatus === 'GRACE_PERIOD' || subStatus === 'DELINQUENT_PAST_DUE')
    return `loans.status.${subStatus}` as const;
  return `loans.status.${status}` as 'loans.status.OUTSTANDING';
};

/** The lists of outstanding and of closed loans. */
export const loansPage = ({ page, t, locale }: Tab) => {
  const cards = page.getByRole('main').getByRole('article');
  const card = ({ merchant }: LoanTruth): Locator =>
    page.getByRole('main').getByRole('article', { name: merchant, exact: true });
  const money = (loan: LoanTruth, cents: number): string => moneyText(cents, loan.currency, locale);
  const named = ({ merchant, number }: LoanTruth) => ({ merchant, number });

  const showsExactly = async (loans: readonly LoanTruth[]): Promise<void> => {
    await expect
      .poll(() => cards.getByRole('heading').allInnerTexts(), { timeout: PATIENCE_MS })
      .toEqual(loans.map(({ merchant }) => merchant));
  };

  const readsOutstanding = (loan: LoanTruth): Promise<void> =>
    reads(card(loan), [
      t(statusKey(loan)),
      t(`loans.source.${loan.source}`),
      t('loans.number', { number: loan.number }),
      money(loan, loan.balance),
      t('loans.paidOf', { paid: loan.installmentsPaid, total: loan.installmentsTotal }),
      ...(loan.next ? [money(loan, loan.next.amount), dateTexts(loan.next.dueOn, locale)] : []),
      ...(loan.pastDue > 0 ? [t('loans.pastDueAmount', { amount: money(loan, loan.pastDue) })] : []),
      ...(loan.autopay ? [t('loans.autopayOn')] : []),
    ]);

  const readsClosed = (loan: LoanTruth): Promise<void> =>
    reads(card(loan), [
      t(`loans.source.${loan.source}`),
      t('loans.number', { number: loan.number }),
      dateTexts(loan.closedOn ?? '', locale).map((date) =>
        t(`loans.closed.${loan.status}` as 'loans.closed.PAID', { date }),
      ),
      ...(loan.status === 'CHARGED_OFF' ? [money(loan, loan.balance), t('loans.contact')] : []),
    ]);

  /** The most urgent item is above the list: past due before anything else. */
  const readsToday = async (loans: readonly LoanTruth[]): Promise<void> => {
    const card = page.locator('[data-today]');
    const [late] = loans.filter(({ pastDue }) => pastDue > 0);
    await (late ? reads(card, [money(late, late.pastDue), t('payment.loan', named(late))]) : seen(card));
  };

  return {
    isOpen: () => seen(page.getByRole('heading', { level: 1, name: t('loans.title'), exact: true })),
    chooses: async (segment: 'outstanding' | 'closed'): Promise<void> => {
      const lists = page.getByRole('navigation', { name: t('loans.nav.label') });
      await lists.getByRole('link', { name: t(`loans.nav.${segment}`), exact: true }).click();
    },
    seesOutstanding: async (loans: readonly LoanTruth[]): Promise<void> => {
      await showsExactly(loans);
      await readsToday(loans);
      for (const loan of loans) await readsOutstanding(loan);
    },
    seesClosed: async (loans: readonly LoanTruth[]): Promise<void> => {
      // The latest to close comes first, which the platform's list does not say.
      await expect.poll(() => cards.count(), { timeout: PATIENCE_MS }).toBe(loans.length);
      for (const loan of loans) await readsClosed(loan);
    },
    seesInProgress: (loan: LoanTruth, payment: PaymentTruth): Promise<void> => {
      const amount = money(loan, payment.amount);
      const dates = dateTexts(payment.payOn, locale);
      return reads(card(loan), [
        dates.flatMap((date) => [
          t('loans.inProgress', { amount, date, phase: 'processing' }),
          t('loans.inProgress', { amount, date, phase: 'scheduled' }),
        ]),
        t('loans.payAgain'),
      ]);
    },
    opens: (loan: LoanTruth) =>
      page.getByRole('link', { name: t('loans.detailsOf', named(loan)), exact: true }).click(),
  };
};
