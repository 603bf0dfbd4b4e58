import type { Check } from '../check.ts';
import { admits, admitsOrigin, FOREIGN_ORIGIN, SAFELISTED, statusProblem } from '../http/cors.ts';
import { dig, type Kit } from '../kit.ts';
import { statusOf } from '../report/named.ts';
import { Failed, must, Skipped } from '../verdict.ts';
import { cancel, cannotCancel, hasToCancel, skipAsNotOffered } from './cancel.ts';
import { readAgreement } from './lists.ts';
import {
  book,
  bookedUnder,
  BOOKS_AND_CANCELS as books,
  cancelling,
  methodsOf,
  methodsPath,
  mustBeBookedOnce,
  mustBeInHistory,
  mustNotBeBooked,
  payableOf,
  payDayAhead,
  prepared,
  send,
  withOrder,
} from './orders.ts';

/** The portal's calls to the gateway. */
const GATEWAY_CALLS = [
  ['GET', '/v1/payment-methods'],
  ['POST', '/v1/sessions'],
  ['DELETE', '/v1/payment-methods/pm-that-nobody-has'],
] as const;

/** The headers of `contract/gateway.md`, in the order in which browsers ask for them. */
const GATEWAY_HEADERS = [
  'authorization',
  'baggage',
  'content-type',
  'traceparent',
  'tracestate',
  'x-datadog-origin',
  'x-datadog-parent-id',
  'x-datadog-sampling-priority',
  'x-datadog-tags',
  'x-datadog-trace-id',
] as const;

/** Cents that an agreement's payoff quote is good for on a day; undefined where no quote for that day can be had. */
const quotedFor = async (kit: Kit, agreementId: string, day: string): Promise<number | undefined> => {
  const { token } = await kit.session();
  const path = `/api/servicing/payment-agreement/${agreementId}`;
  for (const query of [`?payoffOn=${day}`, '']) {
    const { status, json } = await kit.call({ method: 'GET', path: `${path}${query}`, token });
    const cents = dig(json, 'payoff', 'amount', 'amount');
    const isGood = String(dig(json, 'payoff', 'goodThrough') ?? '') >= day;
    if (status === 200 && isGood && typeof cents === 'number') return cents;
  }
  return undefined;
};

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
    requirement: 'The gateway admits the portal’s origin, methods and headers by CORS, and no other origin.',
    sees: '“We couldn’t reach our service” in place of the payment methods, or where one is added or removed.',
    run: async (kit) => {
      const { portalOrigin } = kit.target;
      if (portalOrigin === undefined) throw new Skipped('no --origin was given');
      const problems: string[] = [];
      for (const [method, path] of GATEWAY_CALLS) {
        const preflight = (origin: string) =>
          kit.call(
            {
              method: 'OPTIONS',
              path,
              headers: {
                origin,
                'access-control-request-method': method,
                'access-control-request-headers': GATEWAY_HEADERS.join(','),
              },
            },
            'gateway',
          );
        const own = await preflight(portalOrigin);
        const of = `the preflight of ${method}`;
        problems.push(...statusProblem(own, of));
        if (!admitsOrigin(own, portalOrigin)) problems.push(`${of} does not allow the origin`);
        for (const header of GATEWAY_HEADERS)
          if (!admits(own, 'access-control-allow-headers', header))
            problems.push(`${of} does not allow the header ${header}`);
        if (!SAFELISTED.includes(method) && !admits(own, 'access-control-allow-methods', method))
          problems.push(`${of} does not allow the method`);
        if (admitsOrigin(await preflight(FOREIGN_ORIGIN), FOREIGN_ORIGIN))
          problems.push(`${of} allows any origin`);
      }
      if (problems.length > 0) throw new Failed(...problems);
    },
  },
  {
    id: 'pay.once',
    profile: 'pay',
    requirement:
      'A payment is booked under the key that it was sent with, and stays in the history under it, also when cancelled.',
    sees: '“We don’t know yet whether your payment went through”, although it was made: the portal finds payments by their requestKey.',
    books,
    run: (kit) =>
      withOrder(kit, async (order) => {
        const { agreementId, body, key, cents } = order;
        const answer = await book(kit, order);
        must(dig(answer.json, 'requestKey') === key, 'requestKey is not the key that was sent');
        must(dig(answer.json, 'amount', 'amount') === cents, 'the amount booked is not the amount ordered');
        must(
          dig(answer.json, 'payOn') === dig(body, 'payOn'),
          'the payment is booked for another day than was ordered',
        );
        await mustBeBookedOnce(kit, order, 'the payment was booked twice');
        await mustBeInHistory(kit, agreementId, key, 'once the payment is booked');
        const isCancelled = await cancel(kit, agreementId, String(dig(answer.json, 'id')));
        if (isCancelled) await mustBeInHistory(kit, agreementId, key, 'once the payment is cancelled');
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
    requirement:
      'A pay-off under a quote that does not stand is refused with 409 Payoff_Quote_Expired; one of another amount may be refused for that.',
    sees: 'The loan is not paid off although the borrower paid what was shown, or too much is taken.',
    books:
      'Orders a payoff of the quoted amount under an unknown quote, which has to be refused; cancels what is booked.',
    run: async (kit) => {
      const payable = await payableOf(kit);
      if (!dig(await readAgreement(kit, payable.id), 'payoff'))
        throw new Skipped('the agreement has no payoff');
      const payOn = payDayAhead(kit, 1);
      const quoted = await quotedFor(kit, payable.id, payOn);
      const order = await prepared(kit, payable, quoted ?? payable.min + 100, payOn);
      const payoff = { flow: 'PAY_OFF', amountType: 'PAYOFF', payoffQuoteId: 'quote-that-nobody-made' };
      await cancelling(kit, order, async () => {
        const answer = await send(kit, payable.id, { ...order.body, ...payoff }, order.key);
        const reason = dig(answer.json, 'reason');
        must(
          (answer.status === 409 && reason === 'Payoff_Quote_Expired') ||
            // No quote for that day could be had, so the amount was wrong too.
            (quoted === undefined && answer.status === 422 && reason === 'Amount_Out_Of_Range'),
          `it answered ${statusOf(answer)}`,
        );
        await mustNotBeBooked(kit, order);
      });
    },
  },
  {
    id: 'pay.cancel',
    profile: 'pay',
    requirement:
      'Where cancelling is offered, a scheduled payment can be cancelled once until its cutoff, and names that cutoff.',
    sees: 'Borrowers cannot cancel what they scheduled, or are told that it is cancelled while it is taken.',
    books,
    run: async (kit) => {
      if (cannotCancel(kit)) skipAsNotOffered();
      await withOrder(kit, async (order) => {
        const { agreementId, key } = order;
        const answer = await book(kit, order);
        const id = String(dig(answer.json, 'id'));
        const until = dig(answer.json, 'cancelBefore');
        const isToCome = typeof until === 'string' && Date.parse(until) > kit.now();
        must(isToCome || !(await hasToCancel(kit)), 'cancelBefore is not a time that is still to come');
        if (!(await cancel(kit, agreementId, id))) skipAsNotOffered();
        must(
          (await bookedUnder(kit, agreementId, key)).length === 0,
          'the payment is still in progress after it was cancelled',
        );
        const { token } = await kit.session();
        const path = `/api/servicing/payment-agreement/${agreementId}/payment/${id}`;
        await kit.expectRefusal({ method: 'DELETE', path, token }, [404, 409]);
      });
    },
  },
  {
    id: 'pay.stable-paging',
    profile: 'pay',
    requirement: 'Rows that are added between two pages of the history neither repeat nor hide another.',
    sees: 'A payment is listed twice, or is missing, for a borrower who pays and reads on.',
    books: 'Schedules a payment while the history is read, and cancels it.',
    run: (kit) =>
      withOrder(kit, async (order) => {
        const { agreementId, key } = order;
        const { token } = await kit.session();
        const path = `/api/servicing/payment-agreement/${agreementId}/history`;
        const page = (query: string) =>
          kit.expect('readHistory', 200, { method: 'GET', path: `${path}?limit=2${query}`, token });
        const allIn = (json: unknown, field: 'id' | 'requestKey'): readonly unknown[] => {
          const items = dig(json, 'items');
          return Array.isArray(items) ? items.map((item) => dig(item, field)) : [];
        };
        const first = await page('');
        const cursor = dig(first, 'nextCursor');
        if (typeof cursor !== 'string') throw new Skipped('the history has one page only');
        const before = allIn(await page(`&cursor=${encodeURIComponent(cursor)}`), 'id');
        await book(kit, order);
        must(
          allIn(await page(''), 'requestKey').includes(key),
          'the history does not begin with the payment that was scheduled last',
        );
        const after = allIn(await page(`&cursor=${encodeURIComponent(cursor)}`), 'id');
        if (JSON.stringify(before) !== JSON.stringify(after))
          throw new Failed('the second page changed when a row was added before it');
      }),
  },
];
