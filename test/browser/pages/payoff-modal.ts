import type { PayoffPortal, PayoffWish } from '../../acceptance/language/payoff-portal.ts';
import { dateTexts, moneyText } from '../../acceptance/language/texts.ts';
import type { PayoffTruth } from '../../acceptance/language/truth.ts';
import { gone, reads, seen } from '../driver/seen.ts';
import type { Tab } from '../driver/tab.ts';
import { payDay } from './pay-day.ts';

/** The modal in which a loan is paid off; `opensLoan` brings its page up. */
export const payoffModal = (
  { page, t, locale }: Tab,
  opensLoan: (loan: PayoffWish['loan']) => Promise<void>,
): PayoffPortal => {
  const modal = page.getByRole('dialog');
  const heading = (name: string) => modal.getByRole('heading', { level: 2, name, exact: true });
  const button = (name: string) => modal.getByRole('button', { name, exact: true });
  let currency: 'USD' | 'CAD' = 'USD';
  let agreed: PayoffTruth | undefined;
  const money = ({ amount }: PayoffTruth): string => moneyText(amount, currency, locale);

  return {
    beginsPayOff: async (loan) => {
      currency = loan.currency;
      await opensLoan(loan);
      await page
        .getByRole('main')
        .getByRole('button', { name: t('payoff.pay'), exact: true })
        .click();
      // Where the method is known the dialog opens at its review, from which Change leads to the choice.
      const choice = button(t('payoff.review'));
      await seen(choice.or(heading(t('payoff.review.title'))));
      if (await choice.isHidden()) await button(t('payment.review.change.date')).click();
      await seen(choice);
    },
    fillsInPayOff: async ({ payOn, method }, quote) => {
      await payDay({ page, t }).choose(payOn);
      await reads(modal, [
        money(quote),
        dateTexts(quote.goodThrough, locale).map((date) => t('payoff.goodThrough', { date })),
      ]);
      await button(t('payoff.method.choose'))
        .or(button(t('payment.review.change.method')))
        .click();
      await seen(heading(t('methods.select.title')));
      await modal.getByRole('radio', { name: method.last4 }).check();
      await button(t('methods.select.use')).click();
      await reads(modal, [method.last4]);
      await button(t('payoff.review')).click();
      await seen(heading(t('payoff.review.title')));
      await reads(modal, [money(quote), dateTexts(payOn, locale), method.last4]);
    },
    agreesToPayOff: async (quote) => {
      // A lender without documents in this language gives them in its own.
      const paper = modal.getByRole('region');
      await seen(
        paper.getByText(money(quote)).or(paper.getByText(moneyText(quote.amount, currency, 'en-us'))),
      );
      agreed = quote;
    },
    paysOff: async () => {
      if (!agreed) throw new Error('nothing was agreed to');
      await button(t('payment.submit', { amount: money(agreed) })).click();
    },
    isToldOfNewQuote: async (before, now) => {
      const facts = { before: money(before), amount: money(now) };
      await reads(modal, [t('payoff.requoted.title'), t('payoff.requoted.text', facts)]);
      await seen(button(t('payment.submit', { amount: money(now) })));
    },
    isToldLoanIsPaidOff: async ({ payOn, method }, quote, besides) => {
      await seen(heading(t('payoff.success.sent')).or(heading(t('payoff.success.scheduled'))));
      const meaning =
        besides === undefined
          ? t('payoff.success.text')
          : t('payoff.success.beside', { count: 1, amount: moneyText(besides, currency, locale) });
      await reads(modal, [meaning, money(quote), dateTexts(payOn, locale), method.last4]);
      const terms = await modal.getByRole('term').allInnerTexts();
      const at = terms.map((text) => text.trim()).indexOf(t('payment.success.confirmation'));
      const confirmation = (await modal.getByRole('definition').nth(at).innerText()).trim();
      await button(t('payment.success.done')).click();
      await gone(modal);
      return { confirmation };
    },
  };
};
