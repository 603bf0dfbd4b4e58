import type { Check } from '../check.ts';
import type { Answer } from '../http/caller.ts';
import { dig } from '../kit.ts';
import { statusOf } from '../report/named.ts';
import { must, Skipped } from '../verdict.ts';
import { refusalsToOthers } from './cancel.ts';
import {
  book,
  BOOKS_AND_CANCELS as books,
  cancelling,
  mustBeBookedOnce,
  mustNotBeBooked,
  payableOf,
  prepared,
  send,
  sendAtOnce,
  withOrder,
} from './orders.ts';

const AT_ONCE = 20;
/** Bursts of duplicate orders before the kit gives up on observing two orders run at the same time. */
const BURSTS = 3;
/** Simultaneous orders usually overlap, unless the platform is fast. */
const PER_BURST = 4;

/** A 409 with these reasons means that nothing was booked, so it is wrong while the order is being processed. */
const REFUSALS: readonly unknown[] = ['Payment_In_Progress', 'Payoff_Quote_Expired', 'Agreement_Closed'];

/** Fails where a sending was told that nothing was booked, while another of its order was. */
const mustBeBare = (running: readonly Answer[]): void => {
  const refusal = running.map(({ json }) => dig(json, 'reason')).find((one) => REFUSALS.includes(one));
  must(refusal === undefined, `the 409 says ${String(refusal)}, which means that nothing was booked`);
};

/** Checks of idempotency keys, on which the portal relies when an answer is lost. */
export const keyChecks: readonly Check[] = [
  {
    id: 'pay.replay',
    profile: 'pay',
    requirement: 'The same order under the same key gets the first answer again, and books nothing.',
    sees: 'A borrower whose connection broke pays twice.',
    books,
    run: (kit) =>
      withOrder(kit, async (order) => {
        const { agreementId, body, key } = order;
        const first = await book(kit, order);
        const again = await send(kit, agreementId, body, key);
        must(
          again.status === first.status,
          `the first answer was ${first.status}, the second ${again.status}`,
        );
        must(dig(again.json, 'id') === dig(first.json, 'id'), 'the second answer is of another payment');
        await mustBeBookedOnce(kit, order, 'the payment was booked twice');
      }),
  },
  {
    id: 'pay.another-order',
    profile: 'pay',
    requirement: 'Another order under a used key is refused with 422 Idempotency_Key_Reused.',
    sees: 'A changed amount is told as paid, while the old one was.',
    books,
    run: (kit) =>
      withOrder(kit, async (order) => {
        const { agreementId, body, key, cents } = order;
        await book(kit, order);
        const changed = { ...body, amount: { ...Object(dig(body, 'amount')), amount: cents + 1 } };
        const answer = await send(kit, agreementId, changed, key);
        must(
          answer.status === 422 && dig(answer.json, 'reason') === 'Idempotency_Key_Reused',
          `another order under the key answered ${statusOf(answer)}`,
        );
        await mustBeBookedOnce(kit, order, 'the other order was booked');
      }),
  },
  {
    id: 'pay.race',
    profile: 'pay',
    requirement: `${AT_ONCE} sendings of one order at once book one payment; the others get its answer, or a bare 409.`,
    sees: 'A double click pays twice.',
    books,
    run: (kit) =>
      withOrder(kit, async (order) => {
        const answers = await sendAtOnce(kit, AT_ONCE, order);
        const statuses = [...new Set(answers.map(({ status }) => status))].sort();
        must(
          statuses.every((status) => status === 201 || status === 409),
          `the sendings answered ${statuses.join(', ')}; only 201 and 409 are expected`,
        );
        mustBeBare(answers.filter(({ status }) => status === 409));
        const ids = new Set(
          answers.filter(({ status }) => status === 201).map(({ json }) => String(dig(json, 'id'))),
        );
        must(ids.size > 0, 'no sending was answered 201');
        must(ids.size === 1, `the sendings were told of ${ids.size} payments`);
        await mustBeBookedOnce(kit, order, 'more than one payment was booked');
        for (const { status, took } of answers)
          kit.print({ name: `payment, one of ${AT_ONCE} at once (${status})`, value: took, unit: 'ms' });
      }),
  },
  {
    id: 'pay.while-running',
    profile: 'pay',
    requirement:
      'An order that comes again while its first sending runs is answered with a bare 409, at once, and with the result afterwards.',
    sees: '“Another payment on this loan isn’t done yet”, or a second payment, where one was made and its answer was slow.',
    books,
    run: async (kit) => {
      let seen = 0;
      for (let burst = 0; burst < BURSTS && seen === 0; burst += 1)
        await withOrder(kit, async (order) => {
          const { agreementId, body, key } = order;
          const answers = await sendAtOnce(kit, PER_BURST, order);
          const made = answers.filter(({ status }) => status === 201);
          const running = answers.filter(({ status }) => status === 409);
          const other = answers.find(({ status }) => status !== 201 && status !== 409);
          must(
            !other,
            `one of the sendings was answered ${other ? statusOf(other) : 'nothing'}; only 201 and, while the first runs, a bare 409 are expected`,
          );
          mustBeBare(running);
          must(made.length > 0, 'no sending was answered 201');
          const after = await send(kit, agreementId, body, key);
          must(
            after.status === 201 && dig(after.json, 'id') === dig(made[0]?.json, 'id'),
            `once it had run, the order was answered ${after.status}, not with its result`,
          );
          seen = running.length;
          for (const { took } of running)
            kit.print({ name: 'payment, while the first runs (409)', value: took, unit: 'ms' });
        });
      if (seen === 0) throw new Skipped('the platform is so quick that no sending came while another ran');
    },
  },
  {
    id: 'pay.others',
    profile: 'pay',
    requirement:
      'Nobody can pay or cancel on somebody else’s agreement; it is answered like one that is not there.',
    sees: 'Nothing; one borrower books and cancels payments of another.',
    books,
    run: async (kit) => {
      const { other } = kit.credentials;
      if (!other) throw new Skipped('credentials name nobody under other');
      const { token } = await kit.session(other);
      const payable = await payableOf(kit);
      const order = await prepared(kit, payable, payable.min + 1000);
      const path = `/api/servicing/payment-agreement/${payable.id}/payment`;
      const headers = { 'idempotency-key': order.key };
      await cancelling(kit, order, async () => {
        const { body } = order;
        await kit.expectRefusal({ method: 'POST', path, token, body, headers, isMoney: true }, [404]);
        await mustNotBeBooked(kit, order);
      });
      await withOrder(kit, async (own) => {
        const made = await book(kit, own);
        const place = `${path}/${String(dig(made.json, 'id'))}`;
        const { statuses, mayBeMissing } = await refusalsToOthers(kit);
        await kit.expectRefusal({ method: 'DELETE', path: place, token, mayBeMissing }, statuses);
        await mustBeBookedOnce(
          kit,
          own,
          'the payment was booked twice',
          'the payment is gone after somebody else had cancelled it',
        );
      });
    },
  },
];
