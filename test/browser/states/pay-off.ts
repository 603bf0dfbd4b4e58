import { dateTexts } from '../../acceptance/language/texts.ts';
import { seen } from '../driver/seen.ts';
import { settled } from '../driver/settled.ts';
import { payDay } from '../pages/pay-day.ts';
import type { Round } from './round.ts';

/** Paying a loan off, step by step: the quote, nothing chosen, the choice of a method, a new quote, and success. */
export const payOff: Round = async ({ visit, platform, portal, look }) => {
  const { page, t, origin, locale } = visit.tab;
  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const avery = await platform.borrower('Avery');

  await page.goto(origin);
  await portal.asksForCodeByEmail(avery.email);
  await portal.isAskedForCodeSentTo(avery.email);
  await portal.entersCode(await platform.newestCode(avery.email));
  await portal.isSignedIn();
  const loans = await platform.loans(avery, 'outstanding');
  const loan = loans.find(({ autopay, source }) => !autopay && source !== 'VIRTUALCARD');
  const method = (await platform.methods(avery)).find(({ type }) => type === 'DEBIT_CARD');
  if (!loan || !method) throw new Error('there is nothing to pay off');
  const wish = { loan, payOn: platform.businessDayAfter(5), method };
  const before = await platform.payoff(avery, loan.id, wish.payOn);

  await portal.beginsPayOff(loan);
  await seen(
    dialog.getByText(t('payoff.goodThrough', { date: dateTexts(platform.today(), locale)[0] ?? '' })),
  );
  await look('pay off');
  await payDay({ page, t }).turnTo(wish.payOn);
  await look('pay off, another day');
  await button(t('payment.review.change.method')).click();
  await seen(button(t('methods.select.use')));
  await look('select existing payment method');
  await button(t('action.back')).click();
  await portal.fillsInPayOff(wish, before);
  await portal.agreesToPayOff(before);
  await look('review and pay off');
  // On a day after the payoff's own.
  await platform.paysElsewhere(avery, loan.id, method.id, 2500, platform.businessDayAfter(8));
  const now = await platform.payoff(avery, loan.id, wish.payOn);
  await portal.paysOff();
  await portal.isToldOfNewQuote(before, now);
  await dialog.getByText(t('payoff.beside.title', { count: 1 })).scrollIntoViewIfNeeded();
  await look('review and pay off, beside a scheduled payment');
  await dialog
    .getByRole('button')
    .filter({ hasText: t('payment.cancel') })
    .click();
  await seen(button(t('payment.cancel.keep')));
  await look('cancel the payment beside a payoff');
  await button(t('payment.cancel.keep')).click();
  await portal.agreesToPayOff(now);
  await look('review and pay off, quoted again');
  await portal.paysOff();
  await seen(button(t('payment.success.done')));
  await look('pay off success');
  await portal.isToldLoanIsPaidOff(wish, now, 2500);
  await settled(page);
  await look('loan, payoff in progress');
};
