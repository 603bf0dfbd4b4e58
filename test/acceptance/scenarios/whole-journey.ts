import { expect } from 'vitest';
import type { Scenario, World } from '../language/scenario.ts';
import { anotherCode, firstLoanOf, reviewAndConsent, wishOf } from './steps.ts';

const journey = async (world: World): Promise<void> => {
  const { platform, portal } = world;
  const avery = await platform.borrower('Avery');
  const { id } = await firstLoanOf(world, avery);
  await portal.opensLoanAddress(id);
  await portal.isAskedToSignIn();
  await portal.asksForCodeByEmail(avery.email);
  await portal.isAskedForCodeSentTo(avery.email);
  const code = await platform.newestCode(avery.email);
  await portal.entersCode(anotherCode(code));
  await portal.isToldTriesLeft(4);
  await portal.entersCode(code);
  await portal.isSignedIn();
  await portal.seesLoan(await platform.loan(avery, id));
  await portal.seesLoans('outstanding', await platform.loans(avery, 'outstanding'));
  await portal.seesLoans('closed', await platform.loans(avery, 'closed'));
  const wish = await wishOf(world, avery, id);
  await reviewAndConsent(world, wish);
  await portal.pays();
  const { confirmation } = await portal.isToldPaymentIsMade(wish);
  const [payment, ...more] = await platform.paymentsMade(id);
  expect(more).toEqual([]);
  expect(payment).toMatchObject({ amount: wish.amount, payOn: wish.payOn, confirmation });
  if (payment) await portal.seesPaymentInProgress(wish.loan, payment);
  await portal.signsOut();
  await portal.isSignedOut();
  await portal.holdsNothingOf([avery.email, avery.id, wish.loan.merchant, confirmation]);
};

export const wholeJourneyScenarios: readonly Scenario[] = [
  // Proves.
  {
    name: 'the whole journey, in French on a phone',
    tenant: 'maple',
    locale: 'fr-ca',
    width: 360,
    play: journey,
  },
  // Proves.
  {
    name: 'the whole journey, in Canadian English',
    tenant: 'maple',
    locale: 'en-ca',
    width: 1280,
    play: journey,
  },
  // Proves.
  {
    name: 'the whole journey at another lender',
    tenant: 'harbour',
    locale: 'en-us',
    width: 1280,
    play: journey,
  },
];
