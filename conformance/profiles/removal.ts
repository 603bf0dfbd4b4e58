import type { Check } from '../check.ts';
import type { Answer, Call } from '../http/caller.ts';
import { dig, type Kit, skipAsMissing } from '../kit.ts';
import { named } from '../report/named.ts';
import { must, Skipped } from '../verdict.ts';
import { cannotCancel, skipAsNotOffered } from './cancel.ts';
import { book, cancelling, payableOf, prepared, usableMethodsOf } from './orders.ts';

/**
 * The id of the method that the credentials let the kit remove. A removed method cannot be put back, so no other one is ever
 * asked to be removed. Throws `Skipped` where none is named, or where several end in these digits.
 */
const removable = async (kit: Kit): Promise<string> => {
  const { removableMethod: last4 } = kit.credentials;
  if (last4 === undefined) throw new Skipped('credentials name no removableMethod');
  const [method, ...others] = (await usableMethodsOf(kit)).filter((one) => one.last4 === last4);
  if (!method)
    throw new Skipped(
      'the person has no usable payment method whose last four digits are removableMethod; each run removes one, so add another',
    );
  if (others.length > 0)
    throw new Skipped(
      'several payment methods of the person end in removableMethod; name one whose digits no other has',
    );
  return method.id;
};

const removing = (id: string, token?: string): Call => ({
  method: 'DELETE',
  path: `/v1/payment-methods/${encodeURIComponent(id)}`,
  mayBeMissing: true,
  ...(token === undefined ? {} : { token }),
});

const isListed = async (kit: Kit, id: string): Promise<boolean> =>
  (await usableMethodsOf(kit)).some((one) => one.id === id);

/**
 * Removes as a call that has to be refused, and fails where the method is gone all the same. A gateway without the operation
 * refuses it, too.
 */
const mustBeRefused = async (
  kit: Kit,
  id: string,
  token: string | undefined,
  status: number,
  reason?: string,
): Promise<Answer> => {
  const answer = await kit.expectRefusal(removing(id, token), [status], reason, 'gateway');
  const why = named(dig(answer.json, 'reason')) || answer.status;
  must(await isListed(kit, id), `the removal was refused (${why}), and made all the same`);
  return answer;
};

/** Fails unless the gateway, which has the operation, refused it with this status. */
const mustHaveRefused = (answer: Answer, status: number): void =>
  must(
    answer.status === status,
    `DELETE /v1/payment-methods/{id} answered ${answer.status} where a refusal with ${status} was expected`,
  );

/** Checks that remove a payment method: the one that the credentials name. */
export const removalChecks: readonly Check[] = [
  {
    id: 'pay.method-in-use',
    profile: 'pay',
    requirement:
      'A payment method that a payment in progress draws on is not removed: 409 Method_In_Use, and it stays listed.',
    sees: 'A scheduled payment fails because its method was removed, or “Something went wrong” without the reason.',
    books:
      'Schedules a payment with the method that removableMethod names, tries to remove the method, which has to be refused, and cancels the payment.',
    run: async (kit) => {
      const methodId = await removable(kit);
      if (cannotCancel(kit)) skipAsNotOffered();
      const payable = { ...(await payableOf(kit)), methodId };
      const order = await prepared(kit, payable, payable.min + 1000);
      await cancelling(kit, order, async () => {
        await book(kit, order);
        const { token } = await kit.session();
        const refused = await mustBeRefused(kit, methodId, token, 409, 'Method_In_Use');
        if (refused.status !== 409) skipAsMissing('deletePaymentMethod', refused);
      });
    },
  },
  {
    id: 'pay.remove-method',
    profile: 'pay',
    requirement: 'A payment method is removed once, by the borrower whose it is alone, and listed no more.',
    sees: 'A method that was removed is offered again, or somebody else removes it.',
    books: 'Removes the payment method that removableMethod names, for good.',
    run: async (kit) => {
      const id = await removable(kit);
      const { token } = await kit.session();
      const unsigned = await mustBeRefused(kit, id, undefined, 401);
      const { other } = kit.credentials;
      const theirs = other && (await mustBeRefused(kit, id, (await kit.session(other)).token, 404));
      await kit.expect('deletePaymentMethod', 204, removing(id, token), 'gateway');
      mustHaveRefused(unsigned, 401);
      if (theirs) mustHaveRefused(theirs, 404);
      must(!(await isListed(kit, id)), 'the method is listed after it was removed');
      mustHaveRefused(await kit.call(removing(id, token), 'gateway'), 404);
    },
  },
];
