import { expect } from 'vitest';
import type { PayoffWish } from '../language/payoff-portal.ts';
import type { Borrower } from '../language/platform.ts';
import type { Scenario, World } from '../language/scenario.ts';
import { comesBackSignedIn, signInByEmail } from './steps.ts';

const northwind = { tenant: 'northwind', locale: 'en-us', width: 1280 } as const;
const phone = { tenant: 'maple', locale: 'fr-ca', width: 360 } as const;

/** The pages of a payoff from the loan's own on; coming back from the choice of a method enters the first step again. */
const PAGES = [
  'make a payment',
  'select existing payment method',
  'make a payment',
  'review and pay',
  'payment success',
];

/** A borrower's wish to pay their first loan off that can be, some days later, by card. */
const payoffWish = async ({ platform }: World, borrower: Borrower): Promise<PayoffWish> => {
  const loans = await platform.loans(borrower, 'outstanding');
  const loan = loans.find(({ autopay, source }) => !autopay && source !== 'VIRTUALCARD');
  const method = (await platform.methods(borrower)).find(({ type }) => type === 'DEBIT_CARD');
  if (!loan || !method) throw new Error('the borrower has nothing to pay off, or nothing to pay with');
  return { loan, payOn: platform.businessDayAfter(5), method };
};

/** What analytics receives of a payoff: the loan's page, and what was chosen to be paid. */
const TOLD = ['login_success', 'payment_plan_details', 'payment_amount_type'];

export const payOffScenarios: readonly Scenario[] = [
  // Proves.
  ...[northwind, phone].map((visitor) => ({
    ...visitor,
    name: `a borrower pays a loan off on a later day by its quote, in ${visitor.locale}`,
    play: async (world: World) => {
      const { platform, portal } = world;
      const avery = await platform.borrower('Avery');
      await signInByEmail(world, avery);
      const wish = await payoffWish(world, avery);
      const quote = await platform.payoff(avery, wish.loan.id, wish.payOn);
      await portal.beginsPayOff(wish.loan);
      await portal.fillsInPayOff(wish, quote);
      expect(await platform.paymentsMade(wish.loan.id)).toEqual([]);
      await portal.agreesToPayOff(quote);
      await portal.paysOff();
      const { confirmation } = await portal.isToldLoanIsPaidOff(wish, quote);
      expect(await platform.paymentsMade(wish.loan.id)).toEqual([
        { amount: quote.amount, payOn: wish.payOn, confirmation, methodLast4: wish.method.last4 },
      ]);
      expect(await platform.payoff(avery, wish.loan.id, wish.payOn)).toMatchObject({ amount: 0 });
      await portal.hasTold({ pages: PAGES, events: TOLD });
    },
  })),
  {
    ...northwind,
    name: 'a payoff whose quote has expired is quoted again, and paid only once that is agreed to',
    play: async (world) => {
      const { platform, portal } = world;
      const avery = await platform.borrower('Avery');
      await comesBackSignedIn(world, avery);
      const wish = await payoffWish(world, avery);
      const before = await platform.payoff(avery, wish.loan.id, wish.payOn);
      await portal.beginsPayOff(wish.loan);
      await portal.fillsInPayOff(wish, before);
      await portal.agreesToPayOff(before);
      await platform.paysElsewhere(avery, wish.loan.id, wish.method.id, 2500);
      const now = await platform.payoff(avery, wish.loan.id, wish.payOn);
      expect(now.amount).toBeLessThan(before.amount);
      await portal.paysOff();
      await portal.isToldOfNewQuote(before, now);
      expect(await platform.paymentsMade(wish.loan.id)).toMatchObject([{ amount: 2500 }]);
      await portal.agreesToPayOff(now);
      await portal.paysOff();
      const { confirmation } = await portal.isToldLoanIsPaidOff(wish, now, 2500);
      const payments = await platform.paymentsMade(wish.loan.id);
      expect(payments).toHaveLength(2);
      expect(payments).toContainEqual({
        amount: now.amount,
        payOn: wish.payOn,
        confirmation,
        methodLast4: wish.method.last4,
      });
    },
  },
];
