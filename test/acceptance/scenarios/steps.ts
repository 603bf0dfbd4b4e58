import type { Borrower } from '../language/platform.ts';
import type { PaymentWish } from '../language/portal.ts';
import type { World } from '../language/scenario.ts';

/** Signs a borrower in by e-mail, with the code from their inbox. */
export const signInByEmail = async ({ platform, portal }: World, borrower: Borrower): Promise<void> => {
  await portal.asksForCodeByEmail(borrower.email);
  await portal.isAskedForCodeSentTo(borrower.email);
  await portal.entersCode(await platform.newestCode(borrower.email));
  await portal.isSignedIn();
};

/** Comes back signed in, where signing in is not what is tested. */
export const comesBackSignedIn = async ({ platform, portal }: World, borrower: Borrower): Promise<void> => {
  await portal.comesBackWith(await platform.sessionOf(borrower));
  await portal.isSignedIn();
};

/** Proves a new e-mail or mobile by the code that was sent to it. */
export const provesAddress = async ({ platform, portal }: World, address: string): Promise<void> =>
  portal.confirmsChange(await platform.newestCode(address));

/** A code that is certainly not this one. */
export const anotherCode = (code: string): string =>
  [...code].map((digit) => (digit === '9' ? '0' : String(Number(digit) + 1))).join('');

/** A borrower's wish to pay another amount than the instalment, some days later, by card. */
export const wishOf = async (
  { platform }: World,
  borrower: Borrower,
  loanId: string,
): Promise<PaymentWish> => {
  const loan = await platform.loan(borrower, loanId);
  const methods = await platform.methods(borrower);
  const method = methods.find(({ type }) => type === 'DEBIT_CARD');
  if (!method) throw new Error('the borrower has no debit card');
  return { loan, amount: loan.limits.min + 2345, payOn: platform.businessDayAfter(5), method };
};

/** The first outstanding loan of a borrower in the platform's order. */
export const firstLoanOf = async ({ platform }: World, borrower: Borrower) => {
  const [loan] = await platform.loans(borrower, 'outstanding');
  if (!loan) throw new Error('the borrower has no outstanding loan');
  return loan;
};

/** Everything up to the button that agrees and pays: form, review and document. */
export const reviewAndConsent = async ({ portal }: World, wish: PaymentWish): Promise<void> => {
  await portal.beginsPayment(wish.loan);
  await portal.fillsInPayment(wish);
  await portal.seesReview(wish);
};
