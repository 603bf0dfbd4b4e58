import { expect } from 'vitest';
import type { Scenario } from '../language/scenario.ts';
import { comesBackSignedIn, firstLoanOf, reviewAndConsent, wishOf } from './steps.ts';

const northwind = { tenant: 'northwind', locale: 'en-us', width: 1280 } as const;

export const connectionScenarios: readonly Scenario[] = [
  {
    ...northwind,
    name: 'an unreachable platform says so while signing in, keeps what was typed, and goes on once it is back',
    play: async ({ platform, portal }) => {
      const avery = await platform.borrower('Avery');
      await portal.isAskedToSignIn();
      await portal.losesConnection();
      await portal.asksForCodeByEmail(avery.email);
      await portal.isToldPlatformIsUnreachable();
      await portal.regainsConnection();
      await portal.triesAgain();
      await portal.isAskedForCodeSentTo(avery.email);
      const code = await platform.newestCode(avery.email);
      await portal.losesConnection();
      await portal.entersCode(code);
      await portal.isToldPlatformIsUnreachable();
      await portal.regainsConnection();
      await portal.triesAgain();
      await portal.isSignedIn();
    },
  },
  {
    ...northwind,
    name: 'loans that cannot be read say so and are read again on request',
    play: async (world) => {
      const { platform, portal } = world;
      const avery = await platform.borrower('Avery');
      await comesBackSignedIn(world, avery);
      const loan = await firstLoanOf(world, avery);
      await portal.seesLoans('outstanding', await platform.loans(avery, 'outstanding'));
      await portal.losesConnection();
      await portal.opensLoan(loan);
      await portal.isToldPlatformIsUnreachable();
      await portal.regainsConnection();
      await portal.triesAgain();
      await portal.seesLoan(await platform.loan(avery, loan.id));
    },
  },
  {
    ...northwind,
    name: 'a payment sent while the platform is away is told as unknown, and paying again books it once',
    play: async (world) => {
      const { platform, portal } = world;
      const avery = await platform.borrower('Avery');
      await comesBackSignedIn(world, avery);
      const wish = await wishOf(world, avery, (await firstLoanOf(world, avery)).id);
      await reviewAndConsent(world, wish);
      await portal.losesConnection();
      await portal.pays();
      await portal.isToldOutcomeIsUnknown();
      expect(await platform.paymentsMade(wish.loan.id)).toEqual([]);
      await portal.regainsConnection();
      await portal.triesAgain();
      const { confirmation } = await portal.isToldPaymentIsMade(wish);
      expect(await platform.paymentsMade(wish.loan.id)).toMatchObject([{ confirmation }]);
    },
  },
];
