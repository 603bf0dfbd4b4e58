import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { LoansPortal } from '../../acceptance/language/loans-portal.ts';
import { seen } from '../driver/seen.ts';
import type { Tab } from '../driver/tab.ts';

/** What a loan's page unfolds and gives away, and its agreement. */
export const loanPapers = ({ page, t, origin }: Tab): LoansPortal => {
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const saved = async (by: Locator): Promise<string> => {
    const [download] = await Promise.all([page.waitForEvent('download'), by.click()]);
    return readFile(await download.path(), 'utf8');
  };
  return {
    unfoldsLoan: async (loan) => {
      await button(t('loan.order')).click();
      await button(t('loan.facts')).click();
      await button(t('loan.explain', { term: t('loan.apr') })).click();
      await seen(page.getByText(t('loan.explain.apr')));
      await button(t('loan.schedule.whole', { count: loan.schedule.length })).click();
    },
    keepsDueDates: () => saved(button(t('loan.calendar.save'))),
    keepsHistory: async (loan) => {
      await page.getByRole('link', { name: t('loan.history.link'), exact: true }).click();
      await seen(page.getByRole('heading', { level: 1, name: t('loan.history.title'), exact: true }));
      await seen(page.getByText(t('payment.loan', { merchant: loan.merchant, number: loan.number })));
      return saved(button(t('loan.csv.save')));
    },
    readsAgreement: async (loan) => {
      const named = `${t('disclosure.kind.loan-agreement')} ${t('footer.opensInNewTab')}`;
      const link = page.getByRole('link', { name: named, exact: true });
      // A phone folds the documents.
      const folded = button(t('disclosure.documents'));
      await folded.or(link).first().waitFor();
      if (await folded.isVisible()) await folded.click();
      const [beside] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
      await seen(beside.getByRole('main').getByText(loan.number, { exact: true }));
      expect(new URL(beside.url()).pathname).toBe(
        `/disclosure/payment-agreement/${loan.id}/views/loan-agreement`,
      );
      expect(await beside.getByRole('heading', { level: 1 }).count()).toBe(1);
      await beside.close();
      await page.bringToFront();
    },
    readsFullTerms: async () => {
      await page.goto(`${origin}/disclosure/payment-full-terms`);
      const title = t('disclosure.kind.payment-full-terms');
      await seen(page.getByRole('heading', { level: 1, name: title, exact: true }));
    },
  };
};
