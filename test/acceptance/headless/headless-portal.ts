import { ListLoans } from '@member-portal/application/loans';
import { SessionStore } from '@member-portal/application/ports';
import { SignOut } from '@member-portal/application/session';
import { expect } from 'vitest';
import type { Portal } from '../language/portal.ts';
import { headlessAccount } from './headless-account.ts';
import { headlessAutopay } from './headless-autopay.ts';
import { headlessLoans } from './headless-loans.ts';
import { headlessMethods } from './headless-methods.ts';
import { headlessPapers } from './headless-papers.ts';
import { headlessPayment } from './headless-payment.ts';
import { headlessPayoff } from './headless-payoff.ts';
import { headlessSignIn } from './headless-sign-in.ts';
import { type HeadlessTab, openHeadlessTab } from './headless-tab.ts';

const UNREACHABLE = { kind: 'unreachable' };

/** The portal as a borrower has it in one tab, through the use cases alone. */
export const headlessPortal = (tab: HeadlessTab): Portal => {
  const session = () => tab.services.get(SessionStore).current();
  return {
    ...headlessSignIn(tab),
    ...headlessLoans(tab),
    ...headlessPayment(tab),
    ...headlessAccount(tab),
    ...headlessPapers(tab),
    ...headlessMethods(tab),
    ...headlessPayoff(tab),
    ...headlessAutopay(tab),
    comesBackWith: async (session) => {
      tab.storage.setItem('member-portal.session', JSON.stringify(session));
      await tab.reload();
    },
    reloads: tab.reload,
    losesConnection: async () => tab.browser.network.cut(),
    regainsConnection: async () => tab.browser.network.mend(),
    losesAnswerToNextPayment: async () => tab.browser.network.loseNextPaymentAnswer(),
    isToldPlatformIsUnreachable: async () => {
      const failure = tab.failure();
      expect([UNREACHABLE, { kind: 'request-failed', failure: UNREACHABLE }]).toContainEqual(failure);
    },
    triesAgain: tab.tryAgain,
    signsOut: async () => tab.services.get(SignOut)(),
    isSignedOut: async () => {
      await expect.poll(session).toBeUndefined();
      const loans = await tab.services.get(ListLoans)({ segment: 'outstanding' });
      expect(loans._unsafeUnwrapErr()).toEqual({ kind: 'session-expired' });
    },
    holdsNothingOf: async (secrets) => {
      const held = JSON.stringify([...tab.storage.entries]) + (await tab.browser.shared());
      for (const secret of secrets) expect(held).not.toContain(secret);
    },
    opensAnotherTab: async () => headlessPortal(await openHeadlessTab(tab.browser)),
  };
};
