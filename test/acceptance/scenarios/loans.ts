import { expect } from 'vitest';
import type { Scenario } from '../language/scenario.ts';
import { comesBackSignedIn, firstLoanOf, signInByEmail } from './steps.ts';

const northwind = { tenant: 'northwind', locale: 'en-us', width: 1280 } as const;

export const loanScenarios: readonly Scenario[] = [
  // Proves.
  {
    ...northwind,
    name: 'a borrower sees outstanding and closed loans with amounts, dates and status',
    play: async (world) => {
      const { platform, portal } = world;
      const avery = await platform.borrower('Avery');
      const outstanding = await platform.loans(avery, 'outstanding');
      const closed = await platform.loans(avery, 'closed');
      expect(outstanding.map(({ source }) => source).toSorted()).toEqual(['BANK', 'INSTORE', 'VIRTUALCARD']);
      expect(closed.map(({ status }) => status).toSorted()).toEqual(['CANCELLED', 'PAID']);
      await comesBackSignedIn(world, avery);
      await portal.seesLoans('outstanding', outstanding);
      await portal.seesLoans('closed', closed);
    },
  },
  {
    ...northwind,
    name: 'a borrower in arrears sees what is past due first, and what was charged off as still owed',
    play: async (world) => {
      const { platform, portal } = world;
      const casey = await platform.borrower('Casey');
      const outstanding = await platform.loans(casey, 'outstanding');
      const closed = await platform.loans(casey, 'closed');
      expect(outstanding[0]).toMatchObject({ subStatus: 'DELINQUENT_PAST_DUE' });
      expect(outstanding[0]?.pastDue).toBeGreaterThan(0);
      expect(closed[0]).toMatchObject({ status: 'CHARGED_OFF' });
      expect(closed[0]?.balance).toBeGreaterThan(0);
      await comesBackSignedIn(world, casey);
      await portal.seesLoans('outstanding', outstanding);
      await portal.seesLoans('closed', closed);
    },
  },
  {
    ...northwind,
    name: 'a borrower opens one loan and reads its schedule',
    play: async (world) => {
      const { platform, portal } = world;
      const avery = await platform.borrower('Avery');
      await comesBackSignedIn(world, avery);
      for (const loan of await platform.loans(avery, 'outstanding')) {
        const detail = await platform.loan(avery, loan.id);
        expect(detail.schedule).toHaveLength(loan.installmentsTotal);
        await portal.opensLoan(loan);
        await portal.seesLoan(detail);
      }
    },
  },
  // Proves.
  {
    ...northwind,
    name: 'a borrower who reloads the page is still signed in and still at the loan',
    play: async (world) => {
      const { platform, portal } = world;
      const avery = await platform.borrower('Avery');
      await signInByEmail(world, avery);
      const { id } = await firstLoanOf(world, avery);
      await portal.opensLoanAddress(id);
      await portal.seesLoan(await platform.loan(avery, id));
      await portal.reloads();
      await portal.isSignedIn();
      await portal.seesLoan(await platform.loan(avery, id));
    },
  },
  {
    ...northwind,
    name: 'a loan that does not exist, and another borrower’s, are both unknown',
    play: async (world) => {
      const { platform, portal } = world;
      const avery = await platform.borrower('Avery');
      const [foreign] = await platform.loans(await platform.borrower('Blake'), 'outstanding');
      await comesBackSignedIn(world, avery);
      for (const id of ['no-such-loan', foreign?.id ?? '']) {
        await portal.opensLoanAddress(id);
        await portal.isToldLoanIsUnknown();
      }
    },
  },
];
