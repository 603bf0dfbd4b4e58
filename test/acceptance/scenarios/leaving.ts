import type { Scenario } from '../language/scenario.ts';
import { firstLoanOf, signInByEmail } from './steps.ts';

const northwind = { tenant: 'northwind', locale: 'en-us', width: 1280 } as const;

export const leavingScenarios: readonly Scenario[] = [
  // Proves.
  {
    ...northwind,
    name: 'signing out leaves nothing of the borrower behind',
    play: async (world) => {
      const { platform, portal } = world;
      const avery = await platform.borrower('Avery');
      await signInByEmail(world, avery);
      const loan = await firstLoanOf(world, avery);
      await portal.opensLoan(loan);
      await portal.seesLoan(await platform.loan(avery, loan.id));
      await portal.signsOut();
      await portal.isSignedOut();
      await portal.holdsNothingOf([avery.email, avery.mobile, avery.id, loan.merchant, loan.number]);
      await portal.opensLoanAddress(loan.id);
      await portal.isAskedToSignIn();
    },
  },
  // Proves.
  {
    ...northwind,
    name: 'another borrower who signs in after them sees their own loans and no other',
    play: async (world) => {
      const { platform, portal } = world;
      const avery = await platform.borrower('Avery');
      const blake = await platform.borrower('Blake');
      const [first] = await platform.loans(avery, 'outstanding');
      await signInByEmail(world, avery);
      await portal.seesLoans('outstanding', await platform.loans(avery, 'outstanding'));
      await portal.signsOut();
      await portal.isSignedOut();
      await signInByEmail(world, blake);
      await portal.seesLoans('outstanding', await platform.loans(blake, 'outstanding'));
      await portal.seesLoans('closed', await platform.loans(blake, 'closed'));
      await portal.opensLoanAddress(first?.id ?? '');
      await portal.isToldLoanIsUnknown();
    },
  },
  {
    ...northwind,
    name: 'a second tab is signed in by the first, and signed out with it',
    play: async (world) => {
      const { platform, portal } = world;
      const avery = await platform.borrower('Avery');
      await signInByEmail(world, avery);
      const second = await portal.opensAnotherTab();
      await second.isSignedIn();
      await second.seesLoans('outstanding', await platform.loans(avery, 'outstanding'));
      await portal.signsOut();
      await portal.isSignedOut();
      await second.isSignedOut();
    },
  },
];
