import { expect } from 'vitest';
import type { PaymentWish } from '../../acceptance/language/portal.ts';
import { dateTexts, moneyText, typedMoney } from '../../acceptance/language/texts.ts';
import { gone, PATIENCE_MS, reads, seen } from '../driver/seen.ts';
import type { Tab } from '../driver/tab.ts';
import { payDay } from './pay-day.ts';

/** The modal in which a payment is chosen, reviewed, consented to and made. */
export const paymentModal = ({ page, t, locale }: Tab) => {
  const modal = page.getByRole('dialog');
  const heading = (name: string) => modal.getByRole('heading', { level: 2, name, exact: true });
  const button = (name: string) => modal.getByRole('button', { name, exact: true });
  const money = (wish: PaymentWish): string => moneyText(wish.amount, wish.loan.currency, locale);
  const other = modal.getByRole('radio', { name: t('payment.amountType.OTHER') });
  const amount = modal.getByRole('textbox', { name: t('payment.amount'), exact: true });
  const days = payDay({ page, t });
  const payText = (wish: PaymentWish): string => t('payment.submit', { amount: money(wish) });
  /** The button once it can be pressed: the document is on the screen. */
  const pay = (wish: PaymentWish) =>
    modal.getByRole('button', { name: payText(wish), exact: true, disabled: false });
  /**
   * A document is in a shadow root for its own styles, so the page's text does not include it although it is
   * visible.
   */
  const authorisation = modal.getByRole('region');

  /** What is beside a term of the list of facts. */
  const factOf = async (term: string): Promise<string> => {
    const terms = await modal.getByRole('term').allInnerTexts();
    const at = terms.map((text) => text.trim()).indexOf(term);
    expect(terms[at]?.trim()).toBe(term);
    return (await modal.getByRole('definition').nth(at).innerText()).trim();
  };

  return {
    /** At the choice of amount, day and method, also where the modal opened at the review of what is asked for. */
    comesToChoice: async (): Promise<void> => {
      const change = button(t('payment.review.change.amount'));
      await heading(t('payment.title')).or(change).waitFor();
      if (await change.isVisible()) await change.click();
      await seen(heading(t('payment.title')));
    },
    fillsIn: async (wish: PaymentWish): Promise<void> => {
      await other.check();
      await amount.fill(typedMoney(wish.amount, locale));
      await days.choose(wish.payOn);
      await modal.getByRole('radio', { name: wish.method.last4 }).check();
      await button(t('payment.review')).click();
    },
    refusesAmount: async (typed: string): Promise<void> => {
      await other.check();
      await amount.fill(typed);
      await button(t('payment.review')).click();
      await expect
        .poll(() => amount.getAttribute('aria-invalid'), { timeout: PATIENCE_MS, message: typed })
        .toBe('true');
      // The summary takes the focus, and says the same words as the field.
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')))
        .toBe('alert');
      expect(await amount.inputValue()).toBe(typed);
      await seen(heading(t('payment.title')));
    },
    seesReview: async (wish: PaymentWish): Promise<void> => {
      await seen(heading(t('payment.review.title')));
      await seen(pay(wish));
      await reads(modal, [
        money(wish),
        dateTexts(wish.payOn, locale),
        wish.method.last4,
        t('payment.loan', { merchant: wish.loan.merchant, number: wish.loan.number }),
      ]);
      // A lender without documents in this language gives them in its own.
      const ours = moneyText(wish.amount, wish.loan.currency, 'en-us');
      await seen(authorisation.getByText(money(wish)).or(authorisation.getByText(ours)));
      await seen(authorisation.getByText(wish.method.last4));
    },
    seesWhatItAgreesTo: async (wish: PaymentWish): Promise<void> => {
      await seen(modal.getByRole('button', { name: payText(wish), description: t('payment.consent') }));
    },
    pays: (wish: PaymentWish) => pay(wish).click(),
    paysByDoubleClick: (wish: PaymentWish) => pay(wish).dblclick(),
    paysByEnterAndClick: async (wish: PaymentWish): Promise<void> => {
      await pay(wish).focus();
      const box = await pay(wish).boundingBox();
      if (!box) throw new Error('the button is not on the screen');
      // Both at once, like an impatient user: neither waits for the effect of the other.
      await Promise.all([
        page.keyboard.press('Enter'),
        page.mouse.click(box.x + box.width / 2, box.y + box.height / 2),
      ]);
    },
    isDone: async (wish: PaymentWish): Promise<{ readonly confirmation: string }> => {
      await seen(heading(t('payment.success.scheduled')).or(heading(t('payment.success.sent'))));
      await reads(modal, [money(wish), dateTexts(wish.payOn, locale), wish.method.last4]);
      return { confirmation: await factOf(t('payment.success.confirmation')) };
    },
    closes: async (): Promise<void> => {
      await button(t('payment.success.done')).click();
      await gone(modal);
    },
    outcomeIsUnknown: () => reads(modal, [t('payment.unknown.title')]),
    checksAgain: () => button(t('payment.unknown.check')).click(),
  };
};
