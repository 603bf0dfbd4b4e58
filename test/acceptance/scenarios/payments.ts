import { expect } from 'vitest';
import type { Scenario, World } from '../language/scenario.ts';
import { comesBackSignedIn, firstLoanOf, reviewAndConsent, signInByEmail, wishOf } from './steps.ts';

const northwind = { tenant: 'northwind', locale: 'en-us', width: 1280 } as const;

export const paymentScenarios: readonly Scenario[] = [
  // Proves.
  {
    ...northwind,
    name: 'a borrower pays another amount on a later day by card, and the loan shows it in progress',
    play: async (world) => {
      const { platform, portal } = world;
      const avery = await platform.borrower('Avery');
      await signInByEmail(world, avery);
      const { id } = await firstLoanOf(world, avery);
      const wish = await wishOf(world, avery, id);
      await portal.beginsPayment(wish.loan);
      await portal.fillsInPayment(wish);
      await portal.seesReview(wish);
      await portal.seesWhatPayingAgreesTo();
      expect(await platform.paymentsMade(id)).toEqual([]);
      await portal.pays();
      const { confirmation } = await portal.isToldPaymentIsMade(wish);
      const [payment, ...more] = await platform.paymentsMade(id);
      expect(more).toEqual([]);
      expect(payment).toEqual({
        amount: wish.amount,
        payOn: wish.payOn,
        confirmation,
        methodLast4: wish.method.last4,
      });
      expect((await platform.messagesTo(avery.email)).join('\n')).toContain(confirmation);
      if (payment) await portal.seesPaymentInProgress(wish.loan, payment);
      await portal.hasTold({
        pages: [
          'outstanding loans',
          'payment plans',
          'review and pay',
          'make a payment',
          'review and pay',
          'payment success',
        ],
        // The amount type is recorded with each review: the requested one, and the one chosen instead.
        events: ['login_success', 'payment_plan_details', 'payment_amount_type', 'payment_amount_type'],
      });
      if (payment) await portal.seesPaymentListed(wish.loan, payment);
    },
  },
  ...(['double click', 'Enter and click'] as const).map((how) => ({
    ...northwind,
    name: `two gestures at once pay once: ${how}`,
    play: async (world: World) => {
      const { platform, portal } = world;
      const avery = await platform.borrower('Avery');
      await comesBackSignedIn(world, avery);
      const wish = await wishOf(world, avery, (await firstLoanOf(world, avery)).id);
      await reviewAndConsent(world, wish);
      await portal.paysTwiceAtOnce(how);
      const { confirmation } = await portal.isToldPaymentIsMade(wish);
      expect(await platform.paymentsMade(wish.loan.id)).toMatchObject([{ confirmation }]);
    },
  })),
  {
    ...northwind,
    name: 'a payment whose answer is lost ends in success and is booked once',
    play: async (world) => {
      const { platform, portal } = world;
      const avery = await platform.borrower('Avery');
      await comesBackSignedIn(world, avery);
      const wish = await wishOf(world, avery, (await firstLoanOf(world, avery)).id);
      await reviewAndConsent(world, wish);
      await portal.losesAnswerToNextPayment();
      await portal.pays();
      const { confirmation } = await portal.isToldPaymentIsMade(wish);
      expect(await platform.paymentsMade(wish.loan.id)).toMatchObject([{ confirmation }]);
    },
  },
  {
    ...northwind,
    name: 'an amount that is none, too small or too large is refused before anything is sent',
    play: async (world) => {
      const { platform, portal } = world;
      const avery = await platform.borrower('Avery');
      await comesBackSignedIn(world, avery);
      const { id } = await firstLoanOf(world, avery);
      const { limits } = await platform.loan(avery, id);
      await portal.beginsPayment(await platform.loan(avery, id));
      const tooSmall = ((limits.min - 1) / 100).toFixed(2);
      const tooLarge = ((limits.max + 1) / 100).toFixed(2);
      for (const typed of ['', 'abc', '-50', '0', '1e3', '12.345', '1.2.3', '$', tooSmall, tooLarge]) {
        await portal.isRefusedAmount(typed);
      }
      expect(await platform.paymentsMade(id)).toEqual([]);
    },
  },
];
