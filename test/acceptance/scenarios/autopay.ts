import { expect } from 'vitest';
import type { Scenario, World } from '../language/scenario.ts';
import type { LoanTruth, MethodTruth } from '../language/truth.ts';
import { firstLoanOf, reviewAndConsent, signInByEmail, wishOf } from './steps.ts';

const northwind = { tenant: 'northwind', locale: 'en-us', width: 1280 } as const;
const maple = { tenant: 'maple', locale: 'fr-ca', width: 360 } as const;

const signedIn = async (world: World) => {
  const avery = await world.platform.borrower('Avery');
  await signInByEmail(world, avery);
  return avery;
};

const methodOf = (methods: readonly MethodTruth[], wanted: (method: MethodTruth) => boolean): MethodTruth => {
  const found = methods.find(wanted);
  if (!found) throw new Error('the borrower has no such method');
  return found;
};

const loanWith = (loans: readonly LoanTruth[], autopay: boolean): LoanTruth => {
  const found = loans.find((loan) => loan.autopay === autopay);
  if (!found) throw new Error(`no loan has autopay ${autopay ? 'on' : 'off'}`);
  return found;
};

const enrols = async (world: World): Promise<void> => {
  const { platform, portal } = world;
  const avery = await signedIn(world);
  const loan = loanWith(await platform.loans(avery, 'outstanding'), false);
  const method = methodOf(await platform.methods(avery), ({ type }) => type === 'BANK_ACCOUNT');
  const wish = { loan, method };
  await portal.opensAutopay(loan);
  await portal.fillsInAutopay(wish);
  await portal.seesAutopayReview(wish);
  await portal.seesWhatEnrollingAgreesTo();
  expect((await platform.autopay(avery, loan.id)).enrolled).toBe(false);
  await portal.agreesToAutopay();
  await expect.poll(async () => (await platform.autopay(avery, loan.id)).enrolled).toBe(true);
  const { methodId, drafts } = await platform.autopay(avery, loan.id);
  expect(methodId).toBe(method.id);
  expect(drafts.length).toBeGreaterThan(0);
  await portal.isToldAutopayStands(wish, drafts);
  await portal.hasTold({
    pages: ['enrol in autopay', 'review and enrol', 'autopay success'],
    events: ['login_success', 'autopay_enroll', 'autopay_toggle_on'],
  });
};

export const autopayScenarios: readonly Scenario[] = [
  // Proves.
  { ...northwind, name: 'a borrower turns autopay on and is told what is drawn next', play: enrols },
  { ...maple, name: 'a borrower turns autopay on in French, giving up the notice', play: enrols },
  // Proves.
  {
    ...northwind,
    name: 'a borrower sees the state of autopay and lets it draw on another method',
    play: async (world) => {
      const { platform, portal } = world;
      const avery = await signedIn(world);
      const loan = loanWith(await platform.loans(avery, 'outstanding'), true);
      const methods = await platform.methods(avery);
      const before = await platform.autopay(avery, loan.id);
      await portal.opensAutopay(loan);
      const current = methodOf(methods, ({ id }) => id === before.methodId);
      await portal.seesAutopay(loan, current, before.drafts);
      const method = methodOf(methods, ({ id, type }) => id !== before.methodId && type !== 'CREDIT_CARD');
      await portal.changesAutopayMethod(method);
      await portal.agreesToAutopay();
      await expect.poll(async () => (await platform.autopay(avery, loan.id)).methodId).toBe(method.id);
      await portal.isToldAutopayStands({ loan, method }, (await platform.autopay(avery, loan.id)).drafts);
      await portal.hasTold({
        pages: ['manage autopay', 'review and enrol', 'autopay success'],
        events: ['login_success', 'update_autopay_method'],
      });
    },
  },
  // Proves.
  {
    ...northwind,
    name: 'a borrower turns autopay off and is told what will not be drawn any more',
    play: async (world) => {
      const { platform, portal } = world;
      const avery = await signedIn(world);
      const loan = loanWith(await platform.loans(avery, 'outstanding'), true);
      const { drafts } = await platform.autopay(avery, loan.id);
      await portal.opensAutopay(loan);
      await portal.turnsAutopayOff(drafts);
      expect(await platform.autopay(avery, loan.id)).toEqual({
        enrolled: false,
        methodId: undefined,
        drafts: [],
      });
      await portal.hasTold({
        pages: ['manage autopay', 'turn off autopay'],
        events: ['login_success', 'autopay_unenroll', 'autopay_toggle_off'],
      });
    },
  },
  {
    ...northwind,
    name: 'a borrower cancels a payment that they had scheduled, and it is gone from the loan',
    play: async (world) => {
      const { platform, portal } = world;
      const avery = await signedIn(world);
      const wish = await wishOf(world, avery, (await firstLoanOf(world, avery)).id);
      await reviewAndConsent(world, wish);
      await portal.pays();
      const { confirmation } = await portal.isToldPaymentIsMade(wish);
      const [payment] = await platform.paymentsMade(wish.loan.id);
      if (payment?.confirmation !== confirmation) throw new Error('the payment is not in the books');
      await portal.cancelsPayment(wish.loan, payment);
      expect((await platform.loan(avery, wish.loan.id)).inProgress).toEqual([]);
      await portal.seesNoPaymentInProgress(wish.loan);
      // The specification names neither a page nor an event for it: cancelling adds none to those of paying.
      await portal.hasTold({
        pages: [
          'outstanding loans',
          'payment plans',
          'review and pay',
          'make a payment',
          'review and pay',
          'payment success',
          'outstanding loans',
          'payment plans',
        ],
        events: [
          'login_success',
          'payment_plan_details',
          'payment_amount_type',
          'payment_amount_type',
          'payment_plan_details',
        ],
      });
    },
  },
];
