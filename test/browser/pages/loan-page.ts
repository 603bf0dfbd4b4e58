import { expect } from 'vitest';
import { dateTexts, moneyText } from '../../acceptance/language/texts.ts';
import type { LoanDetailTruth, LoanTruth, PaymentTruth } from '../../acceptance/language/truth.ts';
import { PATIENCE_MS, reads, seen } from '../driver/seen.ts';
import type { Tab } from '../driver/tab.ts';

/** One loan: what is owed, its schedule and what is in progress. */
export const loanPage = ({ page, t, locale }: Tab) => {
  const main = page.getByRole('main');
  const heading = (merchant: string) => page.getByRole('heading', { level: 1, name: merchant, exact: true });
  const schedule = main.getByRole('region', { name: t('loan.schedule'), exact: true });

  /** Rows of a table on a wide screen, items of a list on a phone. */
  const lines = schedule
    .locator('tbody')
    .getByRole('row')
    .or(schedule.getByRole('list').getByRole('listitem'));

  const unfolds = async (count: number): Promise<void> => {
    const whole = schedule.getByRole('button', { name: t('loan.schedule.whole', { count }) });
    if ((await whole.count()) > 0) await whole.click();
  };

  return {
    isOpen: ({ merchant }: LoanTruth) => seen(heading(merchant)),
    sees: async (loan: LoanDetailTruth): Promise<void> => {
      const money = (cents: number): string => moneyText(cents, loan.currency, locale);
      await seen(heading(loan.merchant));
      await reads(main, [
        t('loans.number', { number: loan.number }),
        money(loan.balance),
        t('loans.paidOf', { paid: loan.installmentsPaid, total: loan.installmentsTotal }),
        ...(loan.next ? [money(loan.next.amount), dateTexts(loan.next.dueOn, locale)] : []),
      ]);
      await unfolds(loan.schedule.length);
      await expect.poll(() => lines.count(), { timeout: PATIENCE_MS }).toBe(loan.schedule.length);
      for (const [index, { dueOn, amount, status }] of loan.schedule.entries()) {
        await reads(lines.nth(index), [
          dateTexts(dueOn, locale),
          money(amount),
          t(`loan.schedule.status.${status}` as 'loan.schedule.status.DUE'),
        ]);
      }
    },
    isUnknown: () => seen(page.getByRole('heading', { name: t('loan.notFound.title'), exact: true })),
    seesInProgress: (loan: LoanTruth, payment: PaymentTruth): Promise<void> =>
      reads(main, [
        [
          t('loan.inProgress.title', { phase: 'processing' }),
          t('loan.inProgress.title', { phase: 'scheduled' }),
        ],
        moneyText(payment.amount, loan.currency, locale),
        dateTexts(payment.payOn, locale),
        payment.confirmation,
        payment.methodLast4,
      ]),
    beginsPayment: () => main.locator('[data-today] [data-dd-action-name="make a payment"]').first().click(),
  };
};
