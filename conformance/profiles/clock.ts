import type { Check } from '../check.ts';
import { claimsOf } from '../http/claims.ts';
import { dig, type Kit, LOGIN_DISCLOSURES } from '../kit.ts';
import { statusOf } from '../report/named.ts';
import { must, Skipped } from '../verdict.ts';
import { addDays, instantOf, nextClockChange, payDayFrom, wallClock } from '../wall-clock.ts';
import { cancel, cannotCancel, hasToCancel, skipAsNotOffered } from './cancel.ts';
import { readAgreement } from './lists.ts';
import {
  book,
  bookedUnder,
  cancelling,
  mustBeInHistory,
  mustNotBeBooked,
  type Order,
  payableOf,
  payDayAhead,
  prepared,
  send,
  withOrder,
} from './orders.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Tolerance between two readings of one clock: calls take time, and `Date` has whole seconds. */
const SAME_MS = 60_000;
/** Longer than any token lifetime that the sign-in checks accept. */
const PAST_ANY_TOKEN_MS = 13 * 60 * MINUTE_MS;

/** How long after its day a payment has an outcome everywhere. */
const SETTLED_DAYS = 7;

const REFRESH = { method: 'POST', path: '/api/auth/buyer/token/refresh' } as const;

const dueDays = (agreement: unknown): string => {
  const schedule = dig(agreement, 'schedule');
  return JSON.stringify(Array.isArray(schedule) ? schedule.map((line) => dig(line, 'dueOn')) : []);
};

/** Sends an order; returns its payment and the payment's cut-off. */
const scheduled = async (kit: Kit, order: Order) => {
  const { json } = await book(kit, order);
  must(
    dig(json, 'payOn') === dig(order.body, 'payOn'),
    'the payment is booked for another day than was ordered',
  );
  const cutOff = Date.parse(String(dig(json, 'cancelBefore')));
  if (!Number.isFinite(cutOff) && !(await hasToCancel(kit))) skipAsNotOffered();
  must(Number.isFinite(cutOff), 'the payment names no cancelBefore');
  return { id: String(dig(json, 'id')), cutOff };
};

/** Reads an agreement after the clock was moved; throws `Skipped` where it was closed meanwhile, such as charged off. */
const readStillOpen = async (kit: Kit, before: unknown): Promise<unknown> => {
  const agreement = await readAgreement(kit, String(dig(before, 'id')));
  if (dig(agreement, 'status') !== dig(before, 'status'))
    throw new Skipped('the loan was closed while the clock was moved');
  return agreement;
};

/** Checks that need a clock that can be moved. */
export const clockChecks: readonly Check[] = [
  {
    id: 'sign-in.clock-skew',
    profile: 'sign-in',
    requirement:
      'A platform whose clock is ahead of the borrower’s device tells its time in Date, dates tokens by it, and takes consents dated by the device.',
    sees: 'Borrowers whose device is an hour slow cannot sign in, or are signed out at once.',
    run: async (kit) => {
      await kit.timezone();
      const device = kit.now();
      await kit.moveClock(device + 60 * MINUTE_MS);
      must(
        Math.abs(kit.now() - device - 60 * MINUTE_MS) < SAME_MS,
        'Date stayed behind when the platform’s clock moved an hour ahead',
      );
      const { person, locale = 'en-us' } = kit.credentials;
      const acceptedAt = new Date(device).toISOString();
      const sent = await kit.expect('sendCode', 200, {
        method: 'POST',
        path: '/api/auth/send-code',
        body: {
          deliveryMethod: 'EMAIL',
          email: person.email,
          languagePreference: locale,
          disclosures: LOGIN_DISCLOSURES.map((type) => ({ type, acceptedAt })),
        },
      });
      const answer = await kit.expect('login', 200, {
        method: 'POST',
        path: '/api/auth/login',
        body: {
          code: await kit.codeFor(person.email),
          referenceID: String(dig(sent, 'data', 'referenceID')),
        },
      });
      const { values } = claimsOf(String(dig(answer, 'token')));
      must(
        Math.abs(values.iat * 1000 - kit.now()) < SAME_MS,
        'the token’s iat is of another clock than the platform’s Date',
      );
      must(
        Math.abs(Date.parse(String(dig(answer, 'tokenExpiresAt'))) - values.exp * 1000) < SAME_MS,
        'tokenExpiresAt and the token’s exp are different times',
      );
    },
  },
  {
    id: 'sign-in.expired',
    profile: 'sign-in',
    requirement: 'A token that has expired opens nothing, and cannot be refreshed.',
    sees: 'Nothing; a phone that was left behind stays signed in.',
    run: async (kit) => {
      await kit.timezone();
      const { token, buyerId } = await kit.session();
      const { values } = claimsOf(token);
      const expires = values.exp * 1000 + MINUTE_MS;
      must(expires - kit.now() < PAST_ANY_TOKEN_MS, 'the token lives for more than half a day');
      await kit.moveClock(Math.max(expires, kit.now()));
      await kit.expectRefusal({ method: 'GET', path: `/api/buyer/${buyerId}`, token }, [401]);
      await kit.expectRefusal({ ...REFRESH, token }, [401]);
    },
  },
  {
    id: 'pay.clock-change',
    profile: 'pay',
    requirement:
      'Across the day on which the clocks change, payments and due dates keep their days, cut-offs their time of day, and the lender’s day begins at its own midnight.',
    sees: 'A payment or due date moves by a day twice a year, or can no longer be cancelled in its last hour.',
    books: 'Schedules two payments around the day on which the clocks change, and cancels them.',
    run: async (kit) => {
      const zone = await kit.timezone();
      if (cannotCancel(kit)) skipAsNotOffered();
      const change = nextClockChange(zone, kit.now() + 6 * DAY_MS);
      if (change === undefined) throw new Skipped(`the clocks of ${zone} do not change`);
      await kit.moveClock(instantOf(zone, addDays(change, -5), '12:00:00'));
      const cutOffs: string[] = [];
      await withOrder(
        kit,
        async (order) => {
          const { cutOff } = await scheduled(kit, order);
          cutOffs.push(wallClock(zone, cutOff).time);
        },
        { payOn: payDayFrom(addDays(change, -4)) },
      );
      await withOrder(
        kit,
        async (order) => {
          const { agreementId, key } = order;
          const { id, cutOff } = await scheduled(kit, order);
          cutOffs.push(wallClock(zone, cutOff).time);
          must(
            cutOffs[0] === cutOffs[1],
            `the cut-off is at ${cutOffs[0]} of the lender’s clock before the change and at ${cutOffs[1]} after it`,
          );
          const before = await readAgreement(kit, agreementId);
          const dayAfter = addDays(change, 1);
          await kit.moveClock(instantOf(zone, dayAfter, '00:30:00'));
          const after = await readStillOpen(kit, before);
          must(dueDays(after) === dueDays(before), 'due dates moved when the clocks changed');
          const good = String(dig(after, 'payoff', 'goodThrough'));
          must(good >= dayAfter, `half an hour into ${dayAfter}, the payoff is good through ${good} only`);
          must(
            (await bookedUnder(kit, agreementId, key)).includes(id),
            'the payment is not in progress any more',
          );
          if (!(await cancel(kit, agreementId, id))) skipAsNotOffered();
        },
        { payOn: payDayFrom(addDays(change, 2)) },
      );
    },
  },
  {
    id: 'pay.cut-off',
    profile: 'pay',
    requirement:
      'A scheduled payment can be cancelled until its cancelBefore, and from then on is refused with 409; the history has it under its requestKey once it is taken.',
    sees: '“Payment canceled” for one that is taken, a button that is refused while it is shown, or a payment that was taken and cannot be found.',
    books: 'Schedules two payments, cancels one, and lets the other be taken.',
    run: async (kit) => {
      const zone = await kit.timezone();
      if (cannotCancel(kit)) skipAsNotOffered();
      await withOrder(kit, async (order) => {
        const { agreementId } = order;
        const { id, cutOff } = await scheduled(kit, order);
        const before = await readAgreement(kit, agreementId);
        await kit.moveClock(cutOff - 10 * MINUTE_MS);
        await readStillOpen(kit, before);
        if (!(await cancel(kit, agreementId, id))) skipAsNotOffered();
      });
      const letBeTaken = async (order: Order): Promise<void> => {
        const { agreementId, body, key } = order;
        const { id, cutOff } = await scheduled(kit, order);
        const before = await readAgreement(kit, agreementId);
        await kit.moveClock(cutOff + MINUTE_MS);
        await readStillOpen(kit, before);
        const { token } = await kit.session();
        const path = `/api/servicing/payment-agreement/${agreementId}/payment/${id}`;
        const { status } = await kit.call({ method: 'DELETE', path, token });
        must(status === 409, `cancelling a minute after cancelBefore answered ${status}, not 409`);
        await mustBeInHistory(kit, agreementId, key, 'after the cut-off');
        const payOn = String(dig(body, 'payOn'));
        await kit.moveClock(Math.max(instantOf(zone, addDays(payOn, SETTLED_DAYS), '12:00:00'), kit.now()));
        await mustBeInHistory(kit, agreementId, key, 'once the payment was taken');
      };
      await withOrder(kit, letBeTaken, { isKept: true });
    },
  },
  {
    id: 'pay.quote-expiry',
    profile: 'pay',
    requirement: 'A payoff quote does not stand beyond its goodThrough: 409 Payoff_Quote_Expired.',
    sees: 'A loan that was paid off keeps a small balance, which grows.',
    books: 'Orders a payoff under a quote that has expired; it is cancelled where the platform books it.',
    run: async (kit) => {
      const zone = await kit.timezone();
      const payable = await payableOf(kit);
      const before = await readAgreement(kit, payable.id);
      const { payoff } = Object(before);
      const good = String(dig(payoff, 'goodThrough'));
      const quoteId = dig(payoff, 'quoteId');
      if (typeof quoteId !== 'string') throw new Skipped('the agreement has no payoff quote');
      const later = payDayFrom(addDays(good, 1));
      await kit.moveClock(Math.max(instantOf(zone, later, '10:00:00'), kit.now()));
      await readStillOpen(kit, before);
      const cents = Number(dig(payoff, 'amount', 'amount'));
      const order = await prepared(kit, payable, cents, payDayAhead(kit, 0));
      const body = { ...order.body, flow: 'PAY_OFF', amountType: 'PAYOFF', payoffQuoteId: quoteId };
      await cancelling(kit, order, async () => {
        const answer = await send(kit, payable.id, body, order.key);
        must(
          answer.status === 409 && dig(answer.json, 'reason') === 'Payoff_Quote_Expired',
          `a quote that was good through ${good} was answered ${statusOf(answer)} later`,
        );
        await mustNotBeBooked(kit, order);
      });
    },
  },
];
