import type { Check } from '../check.ts';
import { admits, admitsForeign, FOREIGN_ORIGIN } from '../http/cors.ts';
import { dig } from '../kit.ts';
import { statusOf } from '../report/named.ts';
import { Failed, must, Skipped } from '../verdict.ts';
import {
  bookedUnder,
  BOOKS_AND_CANCELS as books,
  cancel,
  cancelling,
  methodsOf,
  methodsPath,
  mustNotBeBooked,
  payableOf,
  payDayAhead,
  prepared,
  send,
  withOrder,
} from './orders.ts';

export const payChecks: readonly Check[] = [
  {
    id: 'pay.methods',
    profile: 'pay',
    requirement: 'The gateway lists the borrower’s payment methods, to them alone.',
    sees: '“We couldn’t load this” in place of the payment methods; nothing can be paid.',
    run: async (kit) => {
      const own = await methodsOf(kit);
      const { buyerId } = await kit.session();
      const path = methodsPath(buyerId);
      await kit.expectRefusal({ method: 'GET', path }, [401], undefined, 'gateway');
      const { other } = kit.credentials;
      if (!other) throw new Skipped('credentials name nobody under other');
      if (own.length === 0) throw new Skipped('the person has no payment method');
      const theirs = await kit.session(other);
      const hasOwn = (json: unknown): boolean => {
        const items = dig(json, 'items');
        return Array.isArray(items) && items.some((item) => own.includes(String(dig(item, 'id'))));
      };
      const { token } = theirs;
      const listed = await kit.expect(
        'listPaymentMethods',
        200,
        { method: 'GET', path: methodsPath(theirs.buyerId), token },
        'gateway',
      );
      must(!hasOwn(listed), 'somebody else’s list has the same methods');
      // The portal names the buyer, so a gateway that goes by that name and not by the token tells anybody.
      const { status, json } = await kit.call({ method: 'GET', path, token }, 'gateway');
      must(
        status === 404 || (status === 200 && !hasOwn(json)),
        hasOwn(json)
          ? 'somebody else can list the borrower’s methods'
          : `asking for somebody else’s methods answered ${status}, not 404`,
      );
    },
  },
  {
    id: 'pay.gateway-cors',
    profile: 'pay',
    requirement: 'The gateway admits the portal’s origin and headers by CORS, and no other origin.',
    sees: '“We couldn’t reach our service” in place of the payment methods.',
    run: async (kit) => {
      const { portalOrigin } = kit.target;
      if (portalOrigin === undefined) throw new Skipped('no --origin was given');
      const preflight = (origin: string) =>
        kit.call(
          {
            method: 'OPTIONS',
            path: '/v1/payment-methods',
            headers: {
              origin,
              'access-control-request-method': 'GET',
              'access-control-request-headers': 'authorization,traceparent',
            },
          },
          'gateway',
        );
      const own = await preflight(portalOrigin);
      must(
        own.headers.get('access-control-allow-origin') === portalOrigin,
        'the preflight does not allow the origin',
      );
      for (const header of ['authorization', 'traceparent'])
        must(
          admits(own, 'access-control-allow-headers', header),
          `the preflight does not allow the header ${header}`,
        );
      must(!admitsForeign(await preflight(FOREIGN_ORIGIN)), 'the preflight allows any origin');
    },
  },
  {
    id: 'pay.once',
    profile: 'pay',
    requirement: 'A payment is booked, under the key that it was sent with.',
    sees: '“We don’t know yet whether your payment went through”, although it was made: the portal finds payments by their requestKey.',
    books,
    run: (kit) =>
      withOrder(kit, async ({ agreementId, body, key, cents }) => {
        const answer = await send(kit, agreementId, body, key);
        must(answer.status === 201, `the payment answered ${answer.status}, not 201`);
        must(dig(answer.json, 'requestKey') === key, 'requestKey is not the key that was sent');
        must(dig(answer.json, 'amount', 'amount') === cents, 'the amount booked is not the amount ordered');
        must(
          dig(answer.json, 'payOn') === dig(body, 'payOn'),
          'the payment is booked for another day than was ordered',
        );
        must(
          (await bookedUnder(kit, agreementId, key)).length === 1,
          'the agreement does not list the payment among paymentsInProgress',
        );
      }),
  },
  {
    id: 'pay.limits',
    profile: 'pay',
    requirement: 'An amount outside of the agreement’s options is refused with 422 Amount_Out_Of_Range.',
    sees: '“You can’t make this payment right now”, without a way back to the amount; or more is taken than is owed.',
    books: 'Orders twice the largest amount, which has to be refused; cancels what is booked.',
    run: async (kit) => {
      const payable = await payableOf(kit);
      const order = await prepared(kit, payable, 2 * payable.max);
      await cancelling(kit, order, async () => {
        const answer = await send(kit, payable.id, order.body, order.key);
        must(
          answer.status === 422 && dig(answer.json, 'reason') === 'Amount_Out_Of_Range',
          `twice the most answered ${statusOf(answer)}`,
        );
        await mustNotBeBooked(kit, order);
      });
    },
  },
  {
    id: 'pay.consent',
    profile: 'pay',
    requirement: 'A payment without a consent that was prepared for it is refused.',
    sees: 'Nothing; payments are taken on a consent that nobody gave.',
    books:
      'Orders two payments without a consent prepared for them, which have to be refused; cancels what is booked.',
    run: async (kit) => {
      const payable = await payableOf(kit);
      const another = await prepared(kit, payable, payable.min + 500);
      for (const [what, documentId] of [
        ['a consent that nobody prepared', 'doc-that-nobody-prepared'],
        ['a consent to another amount', dig(another.body, 'disclosure', 'documentId')],
      ] as const) {
        const order = await prepared(kit, payable, payable.min + 100);
        const disclosure = { ...Object(dig(order.body, 'disclosure')), documentId };
        await cancelling(kit, order, async () => {
          const { status } = await send(kit, payable.id, { ...order.body, disclosure }, order.key);
          must(status >= 400 && status < 500, `${what} answered ${status}`);
          await mustNotBeBooked(kit, order);
        });
      }
    },
  },
  {
    id: 'pay.quote',
    profile: 'pay',
    requirement: 'A pay-off under a quote that does not stand is refused with 409 Payoff_Quote_Expired.',
    sees: 'The loan is not paid off although the borrower paid what was shown, or too much is taken.',
    books: 'Orders a payoff under an unknown quote, which has to be refused; cancels what is booked.',
    run: async (kit) => {
      const payable = await payableOf(kit);
      const order = await prepared(kit, payable, payable.min + 100, payDayAhead(kit, 1));
      const payoff = { flow: 'PAY_OFF', amountType: 'PAYOFF', payoffQuoteId: 'quote-that-nobody-made' };
      await cancelling(kit, order, async () => {
        const answer = await send(kit, payable.id, { ...order.body, ...payoff }, order.key);
        must(
          answer.status === 409 && dig(answer.json, 'reason') === 'Payoff_Quote_Expired',
          `it answered ${statusOf(answer)}`,
        );
        await mustNotBeBooked(kit, order);
      });
    },
  },
  {
    id: 'pay.cancel',
    profile: 'pay',
    requirement: 'A scheduled payment can be cancelled once until its cutoff, and names that cutoff.',
    sees: 'Borrowers cannot cancel what they scheduled, or are told that it is cancelled while it is taken.',
    books,
    run: (kit) =>
      withOrder(kit, async ({ agreementId, body, key }) => {
        const answer = await send(kit, agreementId, body, key);
        const id = String(dig(answer.json, 'id'));
        const until = dig(answer.json, 'cancelBefore');
        must(
          typeof until === 'string' && Date.parse(until) > kit.now(),
          'cancelBefore is not a time that is still to come',
        );
        await cancel(kit, agreementId, id);
        must(
          (await bookedUnder(kit, agreementId, key)).length === 0,
          'the payment is still in progress after it was cancelled',
        );
        const { token } = await kit.session();
        const path = `/api/servicing/payment-agreement/${agreementId}/payment/${id}`;
        await kit.expectRefusal({ method: 'DELETE', path, token }, [404, 409]);
      }),
  },
  {
    id: 'pay.stable-paging',
    profile: 'pay',
    requirement: 'Rows that are added between two pages of the history neither repeat nor hide another.',
    sees: 'A payment is listed twice, or is missing, for a borrower who pays and reads on.',
    books: 'Schedules a payment while the history is read, and cancels it.',
    run: (kit) =>
      withOrder(kit, async ({ agreementId, body, key }) => {
        const { token } = await kit.session();
        const path = `/api/servicing/payment-agreement/${agreementId}/history`;
        const page = (query: string) =>
          kit.expect('readHistory', 200, { method: 'GET', path: `${path}?limit=2${query}`, token });
        const idsIn = (json: unknown): readonly string[] => {
          const items = dig(json, 'items');
          return Array.isArray(items) ? items.map((item) => String(dig(item, 'id'))) : [];
        };
        const first = await page('');
        const cursor = dig(first, 'nextCursor');
        if (typeof cursor !== 'string') throw new Skipped('the history has one page only');
        const before = idsIn(await page(`&cursor=${encodeURIComponent(cursor)}`));
        const { json } = await send(kit, agreementId, body, key);
        must(
          idsIn(await page('')).includes(String(dig(json, 'id'))),
          'the history does not begin with the payment that was scheduled last',
        );
        const after = idsIn(await page(`&cursor=${encodeURIComponent(cursor)}`));
        if (JSON.stringify(before) !== JSON.stringify(after))
          throw new Failed('the second page changed when a row was added before it');
      }),
  },
];
