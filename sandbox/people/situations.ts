import type { HardshipPlan } from '../contract/agreement.ts';
import type { LoanPlan } from './loan-plan.ts';
import type { Person } from './person.ts';
import type { Shops } from './shops.ts';
import { expiredAndClosed, inReview, justApproved } from './stories/before-and-after.ts';
import { chargedOff } from './stories/charged-off.ts';
import { delinquent } from './stories/delinquent.ts';
import { goingWell } from './stories/going-well.ts';
import { inGrace } from './stories/in-grace.ts';
import { monthly } from './stories/monthly.ts';
import { split } from './stories/split.ts';

/** What a demo borrower shows; the given name is the same in every tenant. */
export interface Situation {
  readonly givenName: string;
  readonly situation: string;
  readonly loans: (shops: Shops) => readonly LoanPlan[];
  readonly standing?: NonNullable<Person['standing']>;
  /** Whose mobile they share. */
  readonly phoneOf?: string;
  readonly cardDeclines?: boolean;
}

const relieved = (
  plan: HardshipPlan,
  amount: number,
  goods: 'dentist' | 'vet' | 'kitchen',
): Pick<Situation, 'situation' | 'loans'> => ({
  situation: `hardship plan ${plan}: ${amount === 0 ? 'nothing due' : 'smaller payments'} for now`,
  loans: (shops) => [
    monthly(shops, goods, '15.49', {
      source: 'BANK',
      term: 24,
      due: 8,
      paid: 8,
      nextIn: 11,
      hardship: { plan, amount, sinceDaysAgo: 40, months: 3 },
    }),
  ],
});

const blocked = (status: string): Pick<Situation, 'standing' | 'loans'> => ({
  standing: { status, subStatus: 'CONFIRMED' },
  loans: (shops) => [
    monthly(shops, 'computer', '13.99', { source: 'VIRTUALCARD', term: 18, due: 5, paid: 5, nextIn: 14 }),
  ],
});

/** Every situation that a tenant shows a borrower for. The first three carry most demonstrations. */
export const SITUATIONS: readonly Situation[] = [
  { givenName: 'Avery', situation: 'three loans going well, two closed', loans: goingWell },
  { givenName: 'Blake', situation: 'a few days past due, in the grace period', loans: inGrace },
  {
    givenName: 'Casey',
    situation: 'delinquent, with a loan that was charged off',
    loans: delinquent,
    cardDeclines: true,
  },
  {
    givenName: 'Dana',
    situation: 'autopay on every loan',
    loans: (shops) => [
      monthly(shops, 'heating', '8.75', {
        source: 'BANK',
        term: 36,
        due: 14,
        paid: 14,
        nextIn: 3,
        autopay: true,
      }),
      monthly(shops, 'tyres', '12.49', {
        source: 'INSTORE',
        term: 12,
        due: 2,
        paid: 2,
        nextIn: 20,
        autopay: true,
      }),
    ],
  },
  {
    givenName: 'Emery',
    situation: 'a payment in progress',
    loans: (shops) => [
      monthly(shops, 'piano', '10.99', {
        source: 'INSTORE',
        term: 24,
        due: 6,
        paid: 6,
        nextIn: 2,
        hasPendingPayment: true,
      }),
    ],
  },
  {
    givenName: 'Frankie',
    situation: 'a failed payment that is tried again on a named day',
    loans: (shops) => [
      monthly(shops, 'camera', '16.99', {
        source: 'VIRTUALCARD',
        term: 18,
        due: 6,
        paid: 5,
        nextIn: 24,
        returnedPaymentDaysAgo: 3,
        retryInDays: 4,
      }),
    ],
  },
  {
    givenName: 'Gray',
    situation: 'split pay only',
    loans: (shops) => [split(shops, 'glasses', { source: 'VIRTUALCARD', due: 1, paid: 1, nextIn: 8 })],
  },
  { givenName: 'Harper', ...relieved(0, 0, 'dentist') },
  { givenName: 'Indigo', ...relieved(29, 2_500, 'vet') },
  { givenName: 'Jules', ...relieved(59, 6_000, 'kitchen') },
  { givenName: 'Kendall', situation: 'fraud confirmed: sees a block message', ...blocked('FRAUDULENT') },
  { givenName: 'Lennox', situation: 'deceased confirmed: sees a block message', ...blocked('DECEASED') },
  { givenName: 'Marlow', situation: 'no loans yet', loans: () => [] },
  {
    givenName: 'Noel',
    situation: 'mismatch: shares a mobile, so a code by SMS needs the email too',
    loans: (shops) => [
      monthly(shops, 'vet', '11.99', { source: 'INSTORE', term: 18, due: 3, paid: 3, nextIn: 26 }),
    ],
  },
  {
    givenName: 'Oakley',
    situation: 'mismatch: the other one with that mobile',
    loans: (shops) => [
      split(shops, 'audio', { source: 'VIRTUALCARD', due: 2, paid: 2, nextIn: 10, autopay: true }),
    ],
    phoneOf: 'Noel',
  },
  {
    givenName: 'Parker',
    situation: 'one loan, closed by charge-off',
    loans: (shops) => [chargedOff(shops, 'camera')],
  },
  { givenName: 'Remy', situation: 'just approved: nothing is due for weeks', loans: justApproved },
  { givenName: 'Sage', situation: 'a purchase in review, and a loan going well', loans: inReview },
  {
    givenName: 'Teagan',
    situation: 'an offer that expired, and a plan closed long ago',
    loans: expiredAndClosed,
  },
];
