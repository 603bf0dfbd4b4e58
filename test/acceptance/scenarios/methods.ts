import { expect } from 'vitest';
import type { Scenario } from '../language/scenario.ts';
import { signInByEmail } from './steps.ts';

const northwind = { tenant: 'northwind', locale: 'en-us', width: 1280 } as const;
const phone = { tenant: 'maple', locale: 'fr-ca', width: 360 } as const;

const CARD = { holder: 'Avery Stone', number: '4000 0566 5566 5556', expiry: '08/30', securityCode: '123' };

export const methodScenarios: readonly Scenario[] = [
  // Proves.
  {
    ...northwind,
    name: 'a borrower adds a card, and then removes it',
    play: async (world) => {
      const { platform, portal } = world;
      const avery = await platform.borrower('Avery');
      await signInByEmail(world, avery);
      await portal.opensAccount();
      const before = await platform.methods(avery);
      await portal.seesMethods(before);
      await portal.beginsToAddMethod();
      await portal.givesCard(CARD);
      await portal.isToldMethodAdded();
      const after = await platform.methods(avery);
      const card = after.find(({ last4 }) => last4 === '5556');
      expect(after).toHaveLength(before.length + 1);
      expect(card).toMatchObject({ type: 'DEBIT_CARD' });
      await portal.seesMethods(after);
      if (card) await portal.removesMethod(card);
      await portal.isToldMethodRemoved();
      expect(await platform.methods(avery)).toEqual(before);
      await portal.seesMethods(before);
      await portal.hasTold({
        pages: ['account details', 'add another payment method', 'delete payment method confirm removal'],
        events: ['login_success', 'save_new_payment_method', 'delete_payment_method'],
      });
    },
  },
  {
    ...phone,
    name: 'a borrower adds a bank account after a slip of the finger, in French on a phone',
    play: async (world) => {
      const { platform, portal } = world;
      const avery = await platform.borrower('Avery');
      await signInByEmail(world, avery);
      await portal.opensAccount();
      const before = await platform.methods(avery);
      const account = {
        holder: 'Avery Tremblay',
        place: { institution: '003', transit: '12345' },
        account: '7654321',
        accountType: 'CHECKING',
      } as const;
      await portal.beginsToAddMethod();
      await portal.givesBankAccount({ ...account, account: '12' });
      await portal.isToldWhyNotAdded('invalidAccountNumber');
      expect(await platform.methods(avery)).toEqual(before);
      await portal.givesBankAccount(account);
      await portal.isToldMethodAdded();
      const after = await platform.methods(avery);
      expect(after.filter(({ last4 }) => last4 === '4321')).toMatchObject([{ type: 'BANK_ACCOUNT' }]);
      await portal.seesMethods(after);
      await portal.beginsToAddMethod();
      await portal.givesBankAccount(account);
      await portal.isToldWhyNotAdded('duplicateBankAccount');
      await portal.hasTold({
        pages: ['account details', 'add another payment method', 'add another payment method'],
        events: ['login_success', 'save_new_payment_method'],
      });
    },
  },
  // Proves.
  {
    ...northwind,
    name: 'a borrower connects a bank account once the terms are read, and another try after a refusal',
    play: async (world) => {
      const { platform, portal } = world;
      const avery = await platform.borrower('Avery');
      await signInByEmail(world, avery);
      await portal.opensAccount();
      const before = await platform.methods(avery);
      await portal.beginsToAddMethod();
      await portal.agreesToConnect();
      await portal.signsInAtBank('blocked');
      await portal.isToldWhyNotAdded('blockedBankAccount');
      await portal.signsInAtBank('avery-at-the-bank');
      await portal.isToldMethodAdded();
      const after = await platform.methods(avery);
      expect(after).toHaveLength(before.length + 1);
      await portal.seesMethods(after);
      await portal.hasTold({
        pages: [
          'account details',
          'add another payment method',
          'terms and conditions',
          'connect an account',
        ],
        events: ['login_success', 'save_new_payment_method'],
      });
    },
  },
  // Proves.
  {
    ...northwind,
    name: 'a payment method that autopay draws on stays, and its loan is named',
    play: async (world) => {
      const { platform, portal } = world;
      const avery = await platform.borrower('Avery');
      await signInByEmail(world, avery);
      const loan = (await platform.loans(avery, 'outstanding')).find(({ autopay }) => autopay);
      if (!loan) throw new Error('no loan has autopay');
      const methods = await platform.methods(avery);
      const drawn = await platform.autopayMethod(avery, loan.id);
      const method = methods.find(({ id }) => id === drawn);
      if (!method) throw new Error('autopay draws on no method');
      await portal.opensAccount();
      await portal.removesMethod(method);
      await portal.isToldAutopayUsesMethod(loan);
      expect(await platform.methods(avery)).toEqual(methods);
      await portal.seesMethods(methods);
      await portal.hasTold({
        pages: [
          'account details',
          'delete payment method confirm removal',
          'delete payment method autopay enrolled',
        ],
        events: ['login_success'],
      });
    },
  },
];
