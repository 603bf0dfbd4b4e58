import { expect } from 'vitest';
import type { Scenario } from '../language/scenario.ts';
import { anotherCode, firstLoanOf, signInByEmail } from './steps.ts';

const northwind = { tenant: 'northwind', locale: 'en-us', width: 1280 } as const;

/** Tries that the lender allows, and how long it takes no code after the last of them. */
const TRIES = 5;
const LOCK_MINUTES = 15;

export const signInScenarios: readonly Scenario[] = [
  {
    ...northwind,
    name: 'a borrower signs in by e-mail and sees what they owe',
    play: async (world) => {
      const { platform, portal } = world;
      const avery = await platform.borrower('Avery');
      await portal.isAskedToSignIn();
      await signInByEmail(world, avery);
      await portal.seesLoans('outstanding', await platform.loans(avery, 'outstanding'));
      await portal.hasTold({
        pages: ['login email', 'login verification code', 'outstanding loans'],
        events: ['login_success'],
      });
    },
  },
  // Proves.
  {
    ...northwind,
    name: 'a visitor who asks for a loan signs in by e-mail and comes back to it',
    play: async (world) => {
      const { platform, portal } = world;
      const avery = await platform.borrower('Avery');
      const { id } = await firstLoanOf(world, avery);
      await portal.opensLoanAddress(id);
      await portal.isAskedToSignIn();
      await signInByEmail(world, avery);
      await portal.seesLoan(await platform.loan(avery, id));
    },
  },
  // Proves.
  {
    ...northwind,
    name: 'a borrower signs in by mobile, typing number and code the way people do',
    play: async ({ platform, portal }) => {
      const avery = await platform.borrower('Avery');
      await portal.asksForCodeByMobile(
        `(${avery.mobile.slice(2, 5)}) ${avery.mobile.slice(5, 8)}-${avery.mobile.slice(8)}`,
      );
      await portal.isAskedForCodeSentTo(avery.mobile);
      const code = await platform.newestCode(avery.mobile);
      await portal.entersCode(` ${code.slice(0, 3)} - ${code.slice(3)} `);
      await portal.isSignedIn();
      await portal.seesLoans('outstanding', await platform.loans(avery, 'outstanding'));
      await portal.hasTold({
        pages: ['login email', 'login mobile', 'login verification code', 'outstanding loans'],
        events: ['login_success'],
      });
    },
  },
  {
    ...northwind,
    name: 'a wrong code tells the tries left, and the right one still opens the loans',
    play: async ({ platform, portal }) => {
      const avery = await platform.borrower('Avery');
      await portal.asksForCodeByEmail(`  ${avery.email.toUpperCase()} `);
      await portal.isAskedForCodeSentTo(avery.email);
      const code = await platform.newestCode(avery.email);
      await portal.entersCode(anotherCode(code));
      await portal.isToldTriesLeft(TRIES - 1);
      await portal.entersCode(anotherCode(code));
      await portal.isToldTriesLeft(TRIES - 2);
      await portal.entersCode(code);
      await portal.isSignedIn();
      // Each wrong code is a failed sign-in too.
      await portal.hasTold({
        pages: ['login email', 'login verification code', 'outstanding loans'],
        events: ['incorrect_code', 'login_failure', 'incorrect_code', 'login_failure', 'login_success'],
      });
    },
  },
  {
    ...northwind,
    name: 'too many wrong codes lock with the minutes, and neither a reload nor the right code opens the lock',
    play: async ({ platform, portal }) => {
      const blake = await platform.borrower('Blake');
      await portal.asksForCodeByEmail(blake.email);
      await portal.isAskedForCodeSentTo(blake.email);
      const code = await platform.newestCode(blake.email);
      for (let left = TRIES - 1; left > 0; left -= 1) {
        await portal.entersCode(anotherCode(code));
        await portal.isToldTriesLeft(left);
      }
      await portal.entersCode(anotherCode(code));
      await portal.isToldLockedFor(LOCK_MINUTES);
      await portal.reloads();
      await portal.isToldLockedFor(LOCK_MINUTES);
      expect(await portal.isRefusedByLock(code)).toBe(true);
    },
  },
  {
    ...northwind,
    name: 'an address that nobody has behaves like one that somebody has, and ends in one mismatch',
    play: async ({ platform, portal }) => {
      const avery = await platform.borrower('Avery');
      const nobody = 'nobody.known@example.com';
      await portal.asksForCodeByEmail(nobody);
      await portal.isAskedForCodeSentTo(nobody);
      const code = await platform.newestCode(nobody);
      await portal.entersCode(anotherCode(code));
      await portal.isToldTriesLeft(TRIES - 1);
      await portal.entersCode(code);
      await portal.isAskedForBothAddresses();
      await portal.givesBothAddresses(nobody, avery.mobile);
      await portal.isToldOfMismatch();
      await portal.hasTold({
        pages: ['login email', 'login verification code', 'email mobile mismatch verification'],
        // A mismatch is a question and no failed sign-in.
        events: ['incorrect_code', 'login_failure'],
      });
    },
  },
];
