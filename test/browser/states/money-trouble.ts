import { typedMoney } from '../../acceptance/language/texts.ts';
import {
  comesBackSignedIn,
  reviewAndConsent,
  signInByEmail,
  wishOf,
} from '../../acceptance/scenarios/steps.ts';
import { gone, reads, seen } from '../driver/seen.ts';
import { methodsPage } from '../pages/methods-page.ts';
import { payDay } from '../pages/pay-day.ts';
import type { Round } from './round.ts';

/** After this, a payment that never arrived can no longer arrive; the session continues. */
const NO_LONGER_ON_ITS_WAY = '03:00';

/**
 * Amounts and cards that are refused, autopay without its notice, and a payment that is reported as not made.
 */
export const moneyTrouble: Round = async ({ visit, tenant, platform, portal, look }) => {
  const { page, t, origin, locale } = visit.tab;
  const { givesCard } = methodsPage(visit.tab);
  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const closes = async (): Promise<void> => {
    await button(t('action.close')).click();
    await gone(dialog);
  };
  const world = { platform, portal };
  const avery = await platform.borrower('Avery');
  await page.clock.install();
  await comesBackSignedIn(world, avery);
  const loans = await platform.loans(avery, 'outstanding');
  const off = loans.find(({ autopay, source }) => !autopay && source !== 'VIRTUALCARD');
  if (!off) throw new Error('a demonstration borrower has a loan at interest without autopay');
  const wish = await wishOf(world, avery, off.id);

  await portal.beginsPayment(off);
  await dialog.getByRole('radio', { name: t('payment.amountType.PRINCIPAL') }).check();
  await dialog.getByRole('radio', { name: wish.method.last4 }).check();
  await dialog.getByRole('textbox', { name: t('payment.amount'), exact: true }).fill('50');
  await seen(dialog.getByText(t('payment.effect.title')));
  await look('payment toward principal');
  await portal.isRefusedAmount(locale === 'fr-ca' ? '12,345' : '12.345');
  await look('payment, amount in two readings');
  await portal.isRefusedAmount(typedMoney(99_999_999, locale));
  await payDay({ page, t }).turnTo(wish.payOn);
  await button(t('payment.review')).click();
  await look('payment, amount too large and a day too late');

  await button(t('methods.addAnother')).click();
  await seen(dialog.frameLocator('iframe').getByRole('heading'));
  await givesCard({ holder: '', number: '4000 0566 5566 5557', expiry: '13/29', securityCode: '1' });
  await portal.isToldWhyNotAdded('invalidCardNumber');
  await look('add another payment method, card refused');
  await closes();

  if (tenant === 'maple') {
    const soon = loans.find(({ autopay, source }) => !autopay && source === 'VIRTUALCARD');
    if (!soon)
      throw new Error('a demonstration borrower has a loan whose next payment is due within the notice');
    await portal.opensAutopay(soon);
    await dialog.getByRole('radio', { name: wish.method.last4 }).check();
    await dialog.getByRole('checkbox').check();
    await look('autopay, notice given up');
    await closes();
  }
  await portal.opensAutopay(off);
  await dialog.getByRole('radio', { name: wish.method.last4 }).check();
  await portal.fillsInAutopay({ loan: off, method: wish.method });
  await portal.seesAutopayReview({ loan: off, method: wish.method });
  await look('autopay review, by card');
  await closes();

  await portal.opensLoan(off);
  await reviewAndConsent(world, wish);
  await portal.losesConnection();
  await portal.pays();
  await portal.isToldOutcomeIsUnknown();
  await button(t('payment.unknown.close')).last().click();
  await gone(dialog);
  await seen(page.getByText(t('payment.notice.undecided')));
  await look('loan, a payment is being found out about');
  await page.clock.fastForward(NO_LONGER_ON_ITS_WAY);
  await portal.regainsConnection();
  await page.reload();
  await reads(page.getByRole('main'), [t('payment.notice.never'), t('payment.notice.putAway')]);
  await look('loan, a payment was not made');
  await page.goto(`${origin}/loans/outstanding`);
  await seen(page.getByText(t('payment.notice.never')));
  await look('loans, a payment was not made');

  const blake = await platform.borrower('Blake');
  await portal.signsOut();
  await signInByEmail(world, blake);
  const [late] = await platform.loans(blake, 'outstanding');
  if (!late) throw new Error('a borrower who is past due has a loan');
  await portal.beginsPayment(late);
  await dialog.getByRole('radio', { name: t('payment.amountType.PAST_DUE') }).check();
  await look('payment of what is past due');
};
