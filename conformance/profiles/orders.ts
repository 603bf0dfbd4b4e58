import type { Answer } from '../http/caller.ts';
import { newKey } from '../http/caller.ts';
import { dig, type Kit } from '../kit.ts';
import { statusOf } from '../report/named.ts';
import { must, Skipped } from '../verdict.ts';
import { payDayFrom } from '../wall-clock.ts';
import { cancel, cannotCancel } from './cancel.ts';
import { agreementsOf, readAgreement } from './lists.ts';
import { preparedDocument } from './prepared-document.ts';
import { type Undone, undoing } from './undo.ts';

const DAY_MS = 86_400_000;

/** The subject of an order: an agreement that accepts a free amount, and one of the borrower's methods. */
export interface Payable {
  readonly id: string;
  readonly currency: string;
  /** Cents. */
  readonly min: number;
  readonly max: number;
  readonly methodId: string;
}

/** A day at least so many days ahead on which banks take payments. */
export const payDayAhead = (kit: Kit, days: number): string =>
  payDayFrom(new Date(kit.now() + days * DAY_MS).toISOString().slice(0, 10));

const listOf = (json: unknown, ...keys: readonly string[]): readonly unknown[] => {
  const list = dig(json, ...keys);
  return Array.isArray(list) ? list : [];
};

const UNUSABLE: readonly string[] = ['DELETED', 'FAILED', 'REPLACED', 'PENDING', 'CANCELLED', 'TERMINATED'];

/** The address of a buyer's methods, as the portal asks for them. */
export const methodsPath = (buyerId: string): string => `/v1/payment-methods?buyerId=${buyerId}`;

/** A payment method of the borrower. */
interface Method {
  readonly id: string;
  readonly type: unknown;
  readonly last4: unknown;
  /** The last month of a card: `2027-04`. */
  readonly expires: unknown;
}

/** The borrower's usable payment methods, bank accounts first: they are accepted everywhere. */
export const usableMethodsOf = async (kit: Kit): Promise<readonly Method[]> => {
  const { token, buyerId } = await kit.session();
  const json = await kit.expect(
    'listPaymentMethods',
    200,
    { method: 'GET', path: methodsPath(buyerId), token },
    'gateway',
  );
  const methods = listOf(json, 'items')
    .filter((method) => !UNUSABLE.includes(String(dig(method, 'status'))))
    .map((method) => ({
      id: String(dig(method, 'id')),
      type: dig(method, 'type'),
      last4: dig(method, 'last4'),
      expires: dig(method, 'expires'),
    }));
  const isBank = ({ type }: Method): boolean => type === 'BANK_ACCOUNT';
  return [...methods.filter(isBank), ...methods.filter((method) => !isBank(method))];
};

/** Ids of the borrower's payment methods, bank accounts first. */
export const methodsOf = async (kit: Kit): Promise<readonly string[]> =>
  (await usableMethodsOf(kit)).map(({ id }) => id);

/** Ids of the methods that the portal offers for autopay from a day on: no credit cards, and none that expires before. */
export const autopayMethodsOf = async (kit: Kit, startOn: string): Promise<readonly string[]> =>
  (await usableMethodsOf(kit))
    .filter(({ type }) => type === 'BANK_ACCOUNT' || type === 'DEBIT_CARD')
    .filter(({ expires }) => typeof expires !== 'string' || expires >= startOn.slice(0, 7))
    .map(({ id }) => id);

/** The first agreement that currently accepts a free amount. */
export const payableOf = async (kit: Kit): Promise<Payable> => {
  const [methodId] = await methodsOf(kit);
  if (methodId === undefined) throw new Skipped('the person has no payment method');
  let isOneInProgress = false;
  for (const { id } of await agreementsOf(kit, ['OUTSTANDING'])) {
    const agreement = await readAgreement(kit, id);
    const free = listOf(agreement, 'paymentOptions').find((option) => dig(option, 'amountType') === 'OTHER');
    const min = Number(dig(free, 'min', 'amount'));
    const max = Number(dig(free, 'max', 'amount'));
    const isClear = listOf(agreement, 'paymentsInProgress').length === 0;
    if (isClear && max >= min + 2000)
      return { id, currency: String(dig(free, 'min', 'currency')), min, max, methodId };
    isOneInProgress ||= free !== undefined && !isClear;
  }
  if (isOneInProgress && cannotCancel(kit))
    throw new Skipped(
      'every agreement of the person that takes a free amount has a payment in progress, which the platform does not offer to cancel',
    );
  throw new Skipped('no agreement of the person takes a free amount now');
};

/** The body of a payment, with a consent prepared for these values. */
const orderOf = async (kit: Kit, payable: Payable, cents: number, payOn: string): Promise<object> => {
  const { id, currency, methodId } = payable;
  const consented = { amount: cents, currency, payOn, paymentMethodId: methodId };
  const documentId = await preparedDocument(kit, id, 'scheduled-payment', consented);
  return {
    kind: 'ONETIME',
    channel: 'WEB',
    flow: 'MAKE_PAYMENT',
    amountType: 'OTHER',
    amount: { amount: cents, currency },
    paymentMethodId: methodId,
    payOn,
    disclosure: {
      type: 'ONE_TIME_PAYMENT',
      documentId,
      acceptedAt: new Date(kit.now()).toISOString(),
    },
  };
};

/** Sends an order under a key. */
export const send = async (kit: Kit, agreementId: string, body: object, key: string): Promise<Answer> => {
  const { token } = await kit.session();
  return kit.call({
    method: 'POST',
    path: `/api/servicing/payment-agreement/${agreementId}/payment`,
    token,
    body,
    headers: { 'idempotency-key': key },
    isMoney: true,
  });
};

/** Fails unless an order was booked as its answer says. */
const mustBeMade = ({ status, json }: Pick<Answer, 'status' | 'json'>): void =>
  must(status === 201, `the payment answered ${statusOf({ status, json })}, not 201`);

/** Sends an order under a key, and fails unless it was booked. */
export const book = async (kit: Kit, { agreementId, body, key }: Order): Promise<Answer> => {
  const answer = await send(kit, agreementId, body, key);
  mustBeMade(answer);
  return answer;
};

/** Sends an order several times at once. Waits for all answers, so that none books after the check has cleaned up. */
export const sendAtOnce = async (
  kit: Kit,
  times: number,
  { agreementId, body, key }: Order,
): Promise<readonly Answer[]> => {
  const sent = await Promise.allSettled(
    Array.from({ length: times }, () => send(kit, agreementId, body, key)),
  );
  return sent.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
};

/** Ids of an agreement's payments in progress that `is` accepts. */
const inProgress = async (
  kit: Kit,
  agreementId: string,
  is: (payment: unknown) => boolean,
): Promise<readonly string[]> =>
  listOf(await readAgreement(kit, agreementId), 'paymentsInProgress')
    .filter(is)
    .map((payment) => String(dig(payment, 'id')));

/** Payments in progress made under an idempotency key. */
export const bookedUnder = (kit: Kit, agreementId: string, key: string): Promise<readonly string[]> =>
  inProgress(kit, agreementId, (payment) => dig(payment, 'requestKey') === key);

/** Fails unless the agreement lists exactly one payment under an order's key; `twice` says what more than one means. */
export const mustBeBookedOnce = async (
  kit: Kit,
  { agreementId, key }: Order,
  twice: string,
  none = 'the agreement does not list the payment among paymentsInProgress',
): Promise<void> => {
  const { length } = await bookedUnder(kit, agreementId, key);
  must(length > 0, none);
  must(length === 1, twice);
};

/** Rows on the first page of a history, which has the newest; the portal looks for a payment there. */
const NEWEST = 50;

/** Fails unless the newest page of the history has an item under an idempotency key. */
export const mustBeInHistory = async (
  kit: Kit,
  agreementId: string,
  key: string,
  when: string,
): Promise<void> => {
  const { token } = await kit.session();
  const path = `/api/servicing/payment-agreement/${agreementId}/history?limit=${NEWEST}`;
  const history = await kit.expect('readHistory', 200, { method: 'GET', path, token });
  must(
    listOf(history, 'items').some((item) => dig(item, 'requestKey') === key),
    `${when}, the history has no item with the payment’s requestKey`,
  );
};

/** Far enough ahead for a payment to be cancelled. */
const DAYS_AHEAD = 5;
export const BOOKS_AND_CANCELS =
  'Schedules a payment of a little more than the least amount five days ahead, and cancels it where the platform offers that.';

/** An order that was prepared but not yet sent. */
export interface Order {
  readonly agreementId: string;
  readonly body: object;
  readonly key: string;
  readonly cents: number;
}

/** Prepares an order of so many cents. */
export const prepared = async (
  kit: Kit,
  payable: Payable,
  cents: number,
  payOn = payDayAhead(kit, DAYS_AHEAD),
): Promise<Order> => ({
  agreementId: payable.id,
  body: await orderOf(kit, payable, cents, payOn),
  key: newKey(),
  cents,
});

/**
 * Payments in progress that an order made. Where a platform lists another key, day and amount tell them: nothing was
 * in progress when the agreement was chosen. `pay.another-order` sends one cent more.
 */
const madeBy = (kit: Kit, { agreementId, body, key, cents }: Order): Promise<readonly string[]> =>
  inProgress(
    kit,
    agreementId,
    (payment) =>
      dig(payment, 'requestKey') === key ||
      (dig(payment, 'payOn') === dig(body, 'payOn') &&
        Math.abs(Number(dig(payment, 'amount', 'amount')) - cents) <= 1),
  );

const cancelAll = async (kit: Kit, order: Order): Promise<Undone> => {
  const made = await madeBy(kit, order);
  if (made.length === 0) return 'nothing';
  for (const id of made) await cancel(kit, order.agreementId, id).catch(() => undefined);
  if ((await madeBy(kit, order)).length === 0) return 'undone';
  return cannotCancel(kit) ? 'not-offered' : 'left';
};

/** Lets `play` send an order, and cancels what it made, whatever was answered. */
export const cancelling = (
  kit: Kit,
  order: Order,
  play: () => Promise<void>,
  isKept = false,
): Promise<void> => {
  const left = 'a payment that the check booked is still in progress';
  return undoing(kit, { left, isKept, attempt: () => cancelAll(kit, order) }, play);
};

/** Fails where an order was booked although it was refused. */
export const mustNotBeBooked = async (kit: Kit, order: Order): Promise<void> =>
  must((await madeBy(kit, order)).length === 0, 'the order was refused, and booked all the same');

/** Prepares a new order, lets `play` send it, and cancels the resulting payments; one that `isKept` only where `play` fails. */
export const withOrder = async (
  kit: Kit,
  play: (order: Order) => Promise<void>,
  { payOn, isKept }: { readonly payOn?: string; readonly isKept?: boolean } = {},
): Promise<void> => {
  const payable = await payableOf(kit);
  const cents = payable.min + 1000 + Math.floor(Math.random() * 900);
  const order = await prepared(kit, payable, cents, payOn);
  await cancelling(kit, order, () => play(order), isKept);
};
