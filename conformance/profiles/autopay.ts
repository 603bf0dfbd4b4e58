import type { Check } from '../check.ts';
import { dig } from '../kit.ts';
import { statusOf } from '../report/named.ts';
import { must, Skipped } from '../verdict.ts';
import {
  ENROLS_AND_TURNS_OFF as books,
  draftsOf,
  enrol,
  enrolable,
  INSTALLMENT,
  mustBeAsOrdered,
  mustBeOn,
  RAISE_CENTS,
  type Terms,
  turnOff,
  whileEnrolled,
} from './enrolments.ts';
import { readAgreement } from './lists.ts';

export const autopayChecks: readonly Check[] = [
  {
    id: 'autopay.enrol',
    profile: 'autopay',
    requirement:
      'An agreement is enrolled with the method and amount that were ordered, and says so when it is read again, with its next drafts.',
    sees: '“We don’t know yet whether autopay was saved”, or autopay that reads as off while money is drawn.',
    books,
    run: (kit) =>
      whileEnrolled(kit, async (of, answer) => {
        const agreement = await mustBeAsOrdered(kit, of, INSTALLMENT, answer);
        must(draftsOf(agreement).length > 0, 'the agreement lists no drafts');
      }),
  },
  {
    id: 'autopay.change',
    profile: 'autopay',
    requirement:
      'Autopay can be changed to an amount of the borrower’s own, and says so when it is read again.',
    sees: 'Autopay that the borrower changed still takes the earlier amount.',
    books:
      'Enrols an agreement in autopay from three weeks ahead on, raises its amount, and turns it off again.',
    run: (kit) =>
      whileEnrolled(kit, async (of) => {
        const agreement = await readAgreement(kit, of.id);
        const draft = dig(draftsOf(agreement)[0], 'amount');
        const cents = dig(draft, 'amount');
        if (typeof cents !== 'number') throw new Skipped('the agreement lists no draft to raise');
        if (cents + RAISE_CENTS > Number(dig(agreement, 'balance', 'amount')))
          throw new Skipped('the agreement owes too little for a higher draft');
        const terms: Terms = {
          amountType: 'OTHER',
          amount: cents + RAISE_CENTS,
          currency: String(dig(draft, 'currency')),
        };
        const answer = await enrol(kit, of, { flow: 'MANAGE_AUTOPAY', terms });
        mustBeOn(answer, 'changing');
        await mustBeAsOrdered(kit, of, terms, answer);
      }),
  },
  {
    id: 'autopay.change-method',
    profile: 'autopay',
    requirement: 'Autopay can be changed to another payment method, and says so when it is read again.',
    sees: 'Autopay that the borrower changed still draws on the earlier payment method.',
    books:
      'Enrols an agreement in autopay from three weeks ahead on, changes its payment method, and turns it off again.',
    run: async (kit) => {
      const before = await enrolable(kit);
      // Checked first, so that nothing is enrolled in vain.
      if (before.otherMethodIds.length === 0)
        throw new Skipped('the person has no second payment method that autopay may draw on');
      const change = async (): Promise<void> => {
        for (const methodId of before.otherMethodIds) {
          const of = { ...before, methodId };
          const answer = await enrol(kit, of, { flow: 'MANAGE_AUTOPAY' });
          // A bank may decline any method, which says nothing about the platform.
          if (answer.status === 422 && dig(answer.json, 'reason') === 'Method_Declined') continue;
          mustBeOn(answer, 'changing the method');
          await mustBeAsOrdered(kit, of, INSTALLMENT, answer);
          return;
        }
        throw new Skipped('the bank declines every other method of the person');
      };
      await whileEnrolled(kit, change, before);
    },
  },
  {
    id: 'autopay.twice',
    profile: 'autopay',
    requirement: 'Enrolling what is enrolled is refused with 409 Autopay_Already_Enrolled.',
    sees: '“You can’t change autopay right now”, although autopay is on.',
    books,
    run: (kit) =>
      whileEnrolled(kit, async (of) => {
        const again = await enrol(kit, of);
        must(
          again.status === 409 && dig(again.json, 'reason') === 'Autopay_Already_Enrolled',
          `enrolling again answered ${statusOf(again)}`,
        );
      }),
  },
  {
    id: 'autopay.off',
    profile: 'autopay',
    requirement: 'Autopay is turned off with 204, reads as off, and cannot be turned off twice.',
    sees: '“Autopay is off” while it still draws.',
    books,
    run: (kit) =>
      whileEnrolled(kit, async ({ id }) => {
        const answer = await turnOff(kit, id);
        must(answer.status === 204, `turning off answered ${answer.status}, not 204`);
        must(
          dig(await readAgreement(kit, id), 'autopay', 'enrolled') === false,
          'the agreement still reads as enrolled',
        );
        const again = await turnOff(kit, id);
        must(
          again.status === 409 && dig(again.json, 'reason') === 'Autopay_Not_Enrolled',
          `turning off again answered ${statusOf(again)}`,
        );
      }),
  },
];
