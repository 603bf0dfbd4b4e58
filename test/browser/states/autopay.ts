import { comesBackSignedIn, reviewAndConsent, wishOf } from '../../acceptance/scenarios/steps.ts';
import { gone, reads, seen } from '../driver/seen.ts';
import type { Round } from './round.ts';

/** Autopay from the form to its end, with what can go wrong, and payments that are scheduled, cancelled, lost and returned. */
export const autopay: Round = async ({ visit, server, platform, portal, look }) => {
  const { page, t } = visit.tab;
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const heading = (name: string) => dialog.getByRole('heading', { level: 2, name, exact: true });
  const done = async (): Promise<void> => {
    await button(t('payment.success.done')).click();
    await gone(dialog);
  };
  const world = { platform, portal };
  const avery = await platform.borrower('Avery');
  await comesBackSignedIn(world, avery);

  const loans = await platform.loans(avery, 'outstanding');
  const [off, on] = [loans.find((loan) => !loan.autopay), loans.find((loan) => loan.autopay)];
  const methods = await platform.methods(avery);
  const bank = methods.find(({ type }) => type === 'BANK_ACCOUNT');
  if (!off || !on || !bank)
    throw new Error('a demonstration borrower has autopay on one loan, and a bank account');

  await portal.opensAutopay(off);
  await seen(dialog.getByRole('radio'));
  await look('autopay');
  await button(t('autopay.review')).click();
  await seen(dialog.getByRole('alert'));
  await look('autopay, no method');
  await dialog.getByRole('radio', { name: t('autopay.amountType.OTHER') }).check();
  await button(t('autopay.review')).click();
  await look('autopay, no amount');
  await portal.fillsInAutopay({ loan: off, method: bank });
  await portal.seesAutopayReview({ loan: off, method: bank });
  await look('autopay review');
  await portal.seesWhatEnrollingAgreesTo();
  await portal.losesConnection();
  await portal.agreesToAutopay();
  await seen(dialog.getByText(t('autopay.unknown.title')));
  await look('autopay, outcome unknown');
  await portal.regainsConnection();
  await button(t('payment.unknown.check')).click();
  await seen(heading(t('autopay.title.done')));
  await look('autopay success');
  await done();

  await portal.opensAutopay(on);
  await seen(button(t('autopay.turnOff')));
  await look('manage autopay');
  await button(t('autopay.change.method')).click();
  await seen(heading(t('autopay.title.change')));
  await look('change autopay');
  await button(t('action.back')).click();
  await button(t('autopay.turnOff')).click();
  await seen(button(t('autopay.turnOff.yes')));
  await look('turn off autopay');
  await portal.losesConnection();
  await button(t('autopay.turnOff.yes')).click();
  await seen(dialog.getByRole('alert'));
  await look('turn off autopay, platform unreachable');
  await portal.regainsConnection();
  await button(t('autopay.turnOff.yes')).click();
  await seen(heading(t('autopay.title.off')));
  await look('autopay is off');
  await done();

  const wish = await wishOf(world, avery, off.id);
  await reviewAndConsent(world, wish);
  await portal.losesConnection();
  await portal.pays();
  await portal.isToldOutcomeIsUnknown();
  await look('payment, outcome unknown');
  await portal.regainsConnection();
  await button(t('payment.unknown.check')).click();
  await portal.isToldPaymentIsMade(wish);
  const [payment] = await platform.paymentsMade(off.id);
  if (!payment) throw new Error('the payment is not in the books');
  const cancel = main.getByRole('button', {
    name: new RegExp(`^${t('payment.cancel')} ${payment.confirmation} `),
  });
  await seen(cancel);
  await cancel.click();
  await seen(button(t('payment.cancel.yes')));
  await look('cancel payment');
  await button(t('payment.cancel.yes')).click();
  await seen(heading(t('payment.cancel.done')));
  await look('payment cancelled');
  await done();

  await portal.beginsPayment(off);
  await seen(dialog.getByRole('radio'));
  await dialog.getByRole('radio', { name: bank.last4 }).check();
  await seen(dialog.getByText(t('payment.clash.title')));
  await look('payment beside autopay');
  await page.keyboard.press('Escape');
  await gone(dialog);

  const day = platform.today();
  await server.running.db
    .updateTable('payment')
    .set({ activity_status: 'RETURNED', failure_reason: 'INSUFFICIENT_FUNDS', retry_on: day })
    .where('agreement_id', '=', off.id)
    .where('activity_status', '=', 'RECEIVED')
    .execute();
  await page.reload();
  await reads(main, [t('loans.state.failed')]);
  await look('loan, a payment failed');
};
