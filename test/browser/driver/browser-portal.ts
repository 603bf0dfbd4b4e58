import { expect } from 'vitest';
import type { PaymentWish, Portal } from '../../acceptance/language/portal.ts';
import type { LoanTruth } from '../../acceptance/language/truth.ts';
import { accountPage } from '../pages/account-page.ts';
import { autopayModal } from '../pages/autopay-modal.ts';
import { loanPage } from '../pages/loan-page.ts';
import { loanPapers } from '../pages/loan-papers.ts';
import { loansPage } from '../pages/loans-page.ts';
import { methodsPage } from '../pages/methods-page.ts';
import { paymentModal } from '../pages/payment-modal.ts';
import { payoffModal } from '../pages/payoff-modal.ts';
import { shellPage } from '../pages/shell-page.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import type { Connection } from './connection.ts';
import { residueOf } from './residue.ts';
import { reads, seen } from './seen.ts';
import type { Tab } from './tab.ts';

/** Where a page keeps its session, in session storage. */
const SESSION_KEY = 'member-portal.session';

/** The portal as a borrower has it in one tab of a browser. */
export const browserPortal = (tab: Tab, connection: Connection): Portal => {
  const { page, t } = tab;
  const shell = shellPage(tab);
  const signIn = signInPage(tab);
  const loans = loansPage(tab);
  const loan = loanPage(tab);
  const account = accountPage(tab, shell.goesToAccount);
  const payment = paymentModal(tab);
  let wish: PaymentWish | undefined;
  const wished = (): PaymentWish => {
    if (!wish) throw new Error('no payment was filled in');
    return wish;
  };

  const goesToList = async (segment: 'outstanding' | 'closed'): Promise<void> => {
    if (!/^\/loans\/(outstanding|closed)$/.test(shell.address())) await shell.goesToLoans();
    if (shell.address() !== `/loans/${segment}`) await loans.chooses(segment);
    await shell.isAt(`/loans/${segment}`);
  };
  const opensLoan = async (truth: LoanTruth): Promise<void> => {
    await goesToList('outstanding');
    await loans.opens(truth);
    await shell.isAt(`/loans/${truth.id}`);
  };
  const comesToLoan = async (truth: LoanTruth): Promise<void> => {
    if (shell.address() !== `/loans/${truth.id}`) {
      await goesToList('outstanding');
      await loans.opens(truth);
    }
    await loan.isOpen(truth);
  };
  const isSignedOut = async (): Promise<void> => {
    await signIn.isOpen();
    await shell.isAt('/');
  };
  const holdsNone = async (secrets: readonly string[]): Promise<void> => {
    const held = await residueOf(page);
    for (const secret of secrets) expect(held).not.toContain(secret);
  };

  return {
    ...account,
    ...loanPapers(tab),
    ...methodsPage(tab),
    ...payoffModal(tab, comesToLoan),
    ...autopayModal(
      tab,
      () => goesToList('outstanding'),
      (truth) => opensLoan(truth),
    ),
    opensLoanAddress: (loanId) => shell.goesTo(`/loans/${loanId}`),
    isAskedToSignIn: isSignedOut,
    asksForCodeByEmail: signIn.asksByEmail,
    asksForCodeByMobile: signIn.asksByMobile,
    isAskedForCodeSentTo: signIn.isAskedForCodeSentTo,
    entersCode: signIn.entersCode,
    isToldTriesLeft: signIn.isToldTriesLeft,
    isToldLockedFor: signIn.isToldLockedFor,
    // There is nowhere left to type the code.
    isRefusedByLock: signIn.offersNoCodeField,
    isAskedForBothAddresses: signIn.isAskedForBoth,
    givesBothAddresses: signIn.givesBoth,
    isToldOfMismatch: signIn.isToldOfMismatch,
    isSignedIn: () => shell.isAt(/^\/(loans\/.|my-information)/),
    comesBackWith: async (session) => {
      if (!page.url().startsWith(tab.origin)) await page.goto(`${tab.origin}/config.json`);
      await page.evaluate(([key, stored]) => sessionStorage.setItem(key, stored), [
        SESSION_KEY,
        JSON.stringify(session),
      ] as const);
      await page.goto(`${tab.origin}/`);
    },
    reloads: async () => {
      await page.reload();
    },

    seesLoans: async (segment, truths) => {
      await goesToList(segment);
      await (segment === 'outstanding' ? loans.seesOutstanding : loans.seesClosed)(truths);
    },
    opensLoan,
    seesLoan: loan.sees,
    isToldLoanIsUnknown: loan.isUnknown,

    beginsPayment: async (truth) => {
      await comesToLoan(truth);
      await loan.beginsPayment();
      await payment.comesToChoice();
    },
    fillsInPayment: (filled) => {
      wish = filled;
      return payment.fillsIn(filled);
    },
    isRefusedAmount: payment.refusesAmount,
    seesReview: payment.seesReview,
    seesWhatPayingAgreesTo: () => payment.seesWhatItAgreesTo(wished()),
    pays: () => payment.pays(wished()),
    paysTwiceAtOnce: (how) =>
      how === 'double click' ? payment.paysByDoubleClick(wished()) : payment.paysByEnterAndClick(wished()),
    isToldPaymentIsMade: async (made) => {
      const told = await payment.isDone(made);
      await payment.closes();
      return told;
    },
    isToldOutcomeIsUnknown: payment.outcomeIsUnknown,
    seesPaymentInProgress: loan.seesInProgress,
    seesPaymentListed: async (truth, payment) => {
      await goesToList('outstanding');
      await loans.seesInProgress(truth, payment);
    },

    losesConnection: connection.cut,
    regainsConnection: connection.mend,
    losesAnswerToNextPayment: async () => connection.loseNextPaymentAnswer(),
    isToldPlatformIsUnreachable: async () => {
      await reads(page.getByRole('alert').first(), [t('failure.unreachable.text')]);
      await seen(page.getByRole('button', { name: t('action.tryAgain'), exact: true }));
      await signIn.stillHoldsWhatWasTyped();
    },
    // Behind a dialog, the page may offer to be read again by a button of the same name.
    triesAgain: async () => {
      const dialog = page.getByRole('dialog');
      const shown = (await dialog.isVisible()) ? dialog : page;
      await shown
        .getByRole('button', { name: t('action.tryAgain'), exact: true })
        .or(shown.getByRole('button', { name: t('payment.unknown.check'), exact: true }))
        .first()
        .click();
    },

    signsOut: shell.signsOut,
    isSignedOut,
    holdsNothingOf: async (secrets) => {
      await holdsNone(secrets);
      await page.goBack();
      await isSignedOut();
      await holdsNone(secrets);
    },
    opensAnotherTab: async () => {
      const another = await tab.context.newPage();
      await another.goto(`${tab.origin}/`);
      return browserPortal({ ...tab, page: another }, connection);
    },
  };
};
