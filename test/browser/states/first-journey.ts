import { anotherCode, wishOf } from '../../acceptance/scenarios/steps.ts';
import { seen } from '../driver/seen.ts';
import { loanPage } from '../pages/loan-page.ts';
import type { Round } from './round.ts';

/** Signing in with what can go wrong, the loans, a payment with what can come between, and the lock of wrong codes. */
export const firstJourney: Round = async ({ visit, platform, portal, look }) => {
  const { tab } = visit;
  const { page, t } = tab;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const world = { platform, portal };
  const borrower = await platform.borrower('Avery');

  await page.goto(tab.origin);
  await portal.isAskedToSignIn();
  await look('sign in by email');
  await button(t('signIn.submit.email')).click();
  await seen(page.getByRole('alert'));
  await look('sign in by email, nothing typed');
  await page.getByRole('button', { name: /^(terms of use|conditions d’utilisation)$/i }).click();
  await seen(page.getByRole('dialog').getByText(/\d{4}/));
  await look('terms of use');
  await button(t('action.close')).click();
  await button(t('signIn.switch.phone')).click();
  await look('sign in by mobile');
  await button(t('signIn.switch.email')).click();

  await portal.losesConnection();
  await portal.asksForCodeByEmail(borrower.email);
  await portal.isToldPlatformIsUnreachable();
  await look('sign in by email, platform unreachable');
  await portal.regainsConnection();
  await portal.triesAgain();
  await portal.isAskedForCodeSentTo(borrower.email);
  await look('code');
  const code = await platform.newestCode(borrower.email);
  await portal.entersCode(anotherCode(code));
  await portal.isToldTriesLeft(4);
  await look('code, a wrong one');
  await portal.entersCode(code);
  await portal.isSignedIn();

  const outstanding = await platform.loans(borrower, 'outstanding');
  await portal.seesLoans('outstanding', outstanding);
  await look('outstanding loans');
  await portal.seesLoans('closed', await platform.loans(borrower, 'closed'));
  await look('closed loans');
  for (const loan of outstanding) {
    await portal.opensLoan(loan);
    await portal.seesLoan(await platform.loan(borrower, loan.id));
    await look(`loan ${loan.source}`);
  }

  const [loan] = outstanding;
  if (!loan) throw new Error('there is no loan to pay');
  const wish = await wishOf(world, borrower, loan.id);
  await portal.beginsPayment(loan);
  await look('payment');
  await portal.isRefusedAmount('');
  await look('payment, no amount');
  await portal.fillsInPayment(wish);
  await portal.seesReview(wish);
  await look('review');
  await portal.seesWhatPayingAgreesTo();
  await portal.pays();
  await seen(button(t('payment.success.done')));
  await look('success');
  await portal.isToldPaymentIsMade(wish);
  const [payment] = await platform.paymentsMade(loan.id);
  if (payment) await loanPage(tab).seesInProgress(loan, payment);
  await look('loan, payment in progress');

  await portal.opensLoanAddress('no-such-loan');
  await portal.isToldLoanIsUnknown();
  await look('unknown loan');
  await page.goto(`${tab.origin}/my-information`);
  await seen(page.getByRole('heading', { level: 1 }));
  await look('account');
  await portal.losesConnection();
  await page.goto(`${tab.origin}/loans`);
  await portal.isToldPlatformIsUnreachable();
  await look('loans, platform unreachable');
  await portal.regainsConnection();
  await portal.signsOut();
  await portal.isSignedOut();

  const nobody = 'nobody.known@example.com';
  await portal.asksForCodeByEmail(nobody);
  await portal.isAskedForCodeSentTo(nobody);
  await portal.entersCode(await platform.newestCode(nobody));
  await portal.isAskedForBothAddresses();
  await look('mismatch');
  await portal.givesBothAddresses(nobody, borrower.mobile);
  await portal.isToldOfMismatch();
  await look('mismatch, told');
  await button(t('signIn.mismatch.startOver')).click();
  const blake = await platform.borrower('Blake');
  await portal.asksForCodeByEmail(blake.email);
  await portal.isAskedForCodeSentTo(blake.email);
  const right = await platform.newestCode(blake.email);
  for (let left = 4; left >= 0; left -= 1) {
    await portal.entersCode(anotherCode(right));
    if (left > 0) await portal.isToldTriesLeft(left);
  }
  await portal.isToldLockedFor(15);
  await look('locked');
};
