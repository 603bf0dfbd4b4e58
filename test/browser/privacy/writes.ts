import type { Borrower } from '../../acceptance/language/platform.ts';
import type { World } from '../../acceptance/language/scenario.ts';
import type { LoanTruth } from '../../acceptance/language/truth.ts';
import { reviewAndConsent, wishOf } from '../../acceptance/scenarios/steps.ts';

/** Something that a borrower sends to the platform: all that comes before, the press that sends it, and where it goes. */
export interface Write {
  readonly name: string;
  /** The call's route as the log names it. */
  readonly route: string;
  readonly prepare: (world: World, borrower: Borrower) => Promise<void>;
  readonly send: (world: World) => Promise<void>;
}

const without = (loans: readonly LoanTruth[]): LoanTruth => {
  const found = loans.findLast(({ autopay }) => !autopay);
  if (!found) throw new Error('every loan has autopay');
  return found;
};

/** One of each kind: money, an authority to draw it, and what the platform knows of the borrower. */
export const WRITES: readonly Write[] = [
  {
    name: 'payment',
    route: 'api/servicing/payment-agreement/:id/payment',
    prepare: async (world, borrower) => {
      const [loan] = await world.platform.loans(borrower, 'outstanding');
      if (!loan) throw new Error('there is no loan to pay');
      await reviewAndConsent(world, await wishOf(world, borrower, loan.id));
    },
    send: ({ portal }) => portal.pays(),
  },
  {
    name: 'autopay',
    route: 'api/servicing/payment-agreement/:id/autopay',
    prepare: async ({ platform, portal }, borrower) => {
      const loan = without(await platform.loans(borrower, 'outstanding'));
      const method = (await platform.methods(borrower)).find(({ type }) => type === 'BANK_ACCOUNT');
      if (!method) throw new Error('the borrower has no bank account');
      await portal.opensAutopay(loan);
      await portal.fillsInAutopay({ loan, method });
      await portal.seesAutopayReview({ loan, method });
    },
    send: ({ portal }) => portal.agreesToAutopay(),
  },
  {
    name: 'address',
    route: 'api/buyer/:id/contact/:id',
    prepare: ({ portal }) => portal.opensAccount(),
    send: ({ portal }) =>
      portal.changesAddress({
        line1: '77 Lighthouse Parade',
        line2: 'Unit 9031',
        city: 'Albany',
        region: 'NY',
        postalCode: '12207',
        country: 'US',
      }),
  },
];
