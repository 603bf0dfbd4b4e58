import type { PaymentOrder } from '@member-portal/application/ports';
import type { AutopayEnrolment } from '@member-portal/domain/autopay';
import { plainDate } from '@member-portal/domain/calendar';
import { mayHaveBeenApplied, type RequestFailure } from '@member-portal/domain/failure';
import type { LoanId } from '@member-portal/domain/loan';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { describe, expect, it } from 'vitest';
import { createHttpServicing } from '../../../src/infrastructure/client/servicing/http-servicing.ts';
import { AVERY } from '../../support/builders/a-session.ts';
import { START } from '../../support/fakes/fake-time.ts';
import { aClient } from '../../support/infrastructure/a-client.ts';
import { json, loopbackServer } from '../../support/infrastructure/loopback-server.ts';
import {
  activitySample,
  autopaySample,
  loanSample,
  loanSummarySample,
  paymentRequestSample,
} from '../../support/infrastructure/wire-samples.ts';

const LOAN = 'loan-1' as LoanId;
const METHOD = 'method-1' as PaymentMethodId;
const day = (text: string) => plainDate(text)._unsafeUnwrap();
const authorisation = { documentId: 'document-1', acceptedAt: START };
const disclosed = { documentId: 'document-1', acceptedAt: '2026-11-21T15:00:00.000Z' };

const order: PaymentOrder = {
  requestKey: 'key-1',
  flow: 'PAY_OFF',
  amountType: 'PAYOFF',
  amount: { cents: 90_100, currency: 'USD' },
  paymentMethodId: METHOD,
  payOn: day('2026-11-24'),
  payoffQuoteId: 'quote-1',
  authorisation,
  retryOf: undefined,
};

const enrolment: AutopayEnrolment = {
  flow: 'AUTOPAY_ENROLL',
  paymentMethodId: METHOD,
  amountType: 'INSTALLMENT',
  amount: { cents: 5000, currency: 'USD' },
  amountRule: 'FIXED',
  frequency: 'MONTHLY',
  startOn: day('2026-12-05'),
  preNotificationWaived: true,
  authorisation,
};

const aServicing = async (answer: Parameters<typeof loopbackServer>[0]) => {
  const server = await loopbackServer(answer);
  const { client, log } = aClient({ baseUrl: server.origin });
  return { server, log, servicing: createHttpServicing(client, log) };
};
const answering = (status: number, body: unknown) => aServicing((response) => json(response, status, body));

describe('the servicing calls', () => {
  it('list what is past due alone, and tell whether the platform says that it can', async () => {
    const page = { items: [], nextCursor: null };
    const able = await answering(200, { ...page, standings: ['PAST_DUE', 'OF_2031'] });
    const query = { buyerId: AVERY, statuses: ['OUTSTANDING'] } as const;
    const listed = await able.servicing.listLoans({ ...query, pastDueOnly: true });
    expect(listed._unsafeUnwrap().filtersPastDue).toBe(true);
    expect(able.server.arrived[0]?.url.search).toContain('standing=PAST_DUE');
    const unable = await answering(200, page);
    const plain = await unable.servicing.listLoans(query);
    expect(plain._unsafeUnwrap().filtersPastDue).toBe(false);
    expect(unable.server.arrived[0]?.url.search).not.toContain('standing');
  });

  // Proves.
  it('list loans with repeated statuses', async () => {
    const { server, servicing } = await answering(200, { items: [loanSummarySample], nextCursor: null });
    const page = await servicing.listLoans({
      buyerId: AVERY,
      statuses: ['REVIEW', 'OUTSTANDING'],
      search: 'chair',
      sort: 'balance',
      limit: 5,
      cursor: 'c',
    });
    expect(page._unsafeUnwrap()).toMatchObject({ items: [{ id: 'loan-1' }], nextCursor: undefined });
    const [arrived] = server.arrived;
    expect(`${arrived?.url.pathname}${arrived?.url.search}`).toBe(
      '/api/servicing/payment-agreement?buyerId=buyer-avery&status=REVIEW&status=OUTSTANDING&q=chair&sort=balance&limit=5&cursor=c',
    );
  });

  it('read a loan’s documents by kind and day: what the platform calls them is not needed', async () => {
    const untitled = loanSample.documents.map(({ title: _, ...document }) => document);
    const { servicing } = await answering(200, { ...loanSample, documents: untitled });
    const loan = (await servicing.readLoan(LOAN))._unsafeUnwrap();
    expect(loan.documents).toEqual([{ kind: 'tila', targetId: 'target-1', effectiveOn: day('2026-01-02') }]);
  });

  // Proves.
  it.each([
    ['DOWN_PAYMENT', true],
    ['TRADE_IN', false],
  ])('take a first payment of type %s for a down payment: %s', async (type, taken) => {
    const { downPayment } = loanSample;
    const { servicing } = await answering(200, { ...loanSample, downPayment: { ...downPayment, type } });
    const loan = (await servicing.readLoan(LOAN))._unsafeUnwrap();
    expect(loan.downPayment !== undefined).toBe(taken);
  });

  it('keep a document of an unknown kind under the platform’s title, and tell the log its path', async () => {
    const [tila] = loanSample.documents;
    const { log, servicing } = await answering(200, {
      ...loanSample,
      documents: [
        tila,
        { kind: 'climate-rider', targetId: 't-9', title: ' Climate rider ', effectiveOn: '2026-01-02' },
        { kind: 'constructor', title: null, effectiveOn: '2026-01-02' },
      ],
    });
    const loan = (await servicing.readLoan(LOAN))._unsafeUnwrap();
    const effectiveOn = day('2026-01-02');
    expect(loan.documents).toEqual([
      { kind: 'tila', targetId: 'target-1', effectiveOn },
      { kind: 'unknown', title: 'Climate rider', targetId: 't-9', effectiveOn },
      { kind: 'unknown', title: undefined, targetId: undefined, effectiveOn },
    ]);
    expect(log.entries.map(({ level, fields }) => [level, fields?.['path']])).toEqual([
      ['warn', 'documents.1.kind'],
      ['warn', 'documents.2.kind'],
    ]);
    expect(JSON.stringify(log.entries)).not.toMatch(/climate|constructor/i);
  });

  it.each([
    [{ status: 'PAUSED_BY_COURT' }, 'items.1.status'],
    [{ status: 'constructor' }, 'items.1.status'],
    [{ status: 'OUTSTANDING', subStatus: 'SKIPPED_A_MONTH' }, 'items.1.subStatus'],
  ])('list the other loans where one has the state %j', async (state, path) => {
    const { log, servicing } = await answering(200, {
      items: [loanSummarySample, { ...loanSummarySample, id: 'loan-2', ...state }],
      nextCursor: null,
    });
    const page = await servicing.listLoans({ buyerId: AVERY, statuses: ['OUTSTANDING'] });
    expect(page._unsafeUnwrap().items.map(({ id, status }) => [id, status])).toEqual([
      ['loan-1', loanSummarySample.status],
      ['loan-2', 'UNKNOWN_STATUS'],
    ]);
    expect(log.entries).toEqual([
      {
        level: 'warn',
        message: 'unknown value',
        fields: { route: 'api/servicing/payment-agreement', path },
      },
    ]);
  });

  it('say no more than five times in one answer that a value is unknown', async () => {
    const items = Array.from({ length: 200 }, (_, at) => ({
      ...loanSummarySample,
      id: `loan-${at}`,
      status: 'PAUSED',
    }));
    const { log, servicing } = await answering(200, { items, nextCursor: null });
    await servicing.listLoans({ buyerId: AVERY, statuses: ['OUTSTANDING'] });
    expect(log.entries).toHaveLength(5);
  });

  it('read the rest of a history where one line is of an unknown type', async () => {
    const { log, servicing } = await answering(200, {
      items: [{ ...activitySample, id: 'activity-0', type: 'ESCHEATMENT' }, activitySample],
      nextCursor: null,
    });
    const page = await servicing.readHistory(LOAN, {});
    expect(page._unsafeUnwrap().items.map(({ id, type }) => [id, type])).toEqual([
      ['activity-0', 'UNKNOWN_TYPE'],
      ['activity-1', activitySample.type],
    ]);
    expect(log.entries.map(({ fields }) => fields)).toEqual([
      { route: 'api/servicing/payment-agreement/:id/history', path: 'items.0.type' },
    ]);
  });

  it('read a line of a history that was paid by an unknown type of method, without the method', async () => {
    const method = { type: 'DIGITAL_WALLET', last4: '4242' };
    const { log, servicing } = await answering(200, {
      items: [{ ...activitySample, id: 'activity-0', method }, activitySample],
      nextCursor: null,
    });
    const [first, second] = (await servicing.readHistory(LOAN, {}))._unsafeUnwrap().items;
    expect(first).toMatchObject({ id: 'activity-0', method: undefined });
    expect(second?.method).toMatchObject({ type: activitySample.method.type });
    expect(log.entries.map(({ fields }) => fields)).toEqual([
      { route: 'api/servicing/payment-agreement/:id/history', path: 'items.0.method.type' },
    ]);
  });

  it.each([
    [{ quantity: -1 }],
    [{ quantity: 9001 }],
    [{ quantity: 0.5 }],
    [{ quantity: '2' }],
    [{ name: 7 }],
    [{ price: { amount: 1, currency: 'EUR' } }],
  ])('leave out an item of an order that cannot be read (%j), and tell the log its path', async (wrong) => {
    const [chair] = loanSample.order.items;
    const items = [{ ...chair, ...wrong }, chair, 'a chair'];
    const { log, servicing } = await answering(200, { ...loanSample, order: { ...loanSample.order, items } });
    const loan = (await servicing.readLoan(LOAN))._unsafeUnwrap();
    expect(loan.items).toEqual([{ name: 'A chair', quantity: 2, price: { cents: 60_000, currency: 'USD' } }]);
    const route = 'api/servicing/payment-agreement/:id';
    expect(log.entries).toEqual(
      ['order.items.0', 'order.items.2'].map((path) => ({
        level: 'warn',
        message: 'unknown value',
        fields: { route, path },
      })),
    );
  });

  // Proves.
  it('read one loan, for a day of payoff where one is asked for', async () => {
    const { server, servicing } = await answering(200, loanSample);
    expect((await servicing.readLoan(LOAN))._unsafeUnwrap().id).toBe(LOAN);
    await servicing.readLoan(LOAN, { payoffOn: day('2026-12-01') });
    expect(server.arrived.map(({ url }) => url.pathname + url.search)).toEqual([
      '/api/servicing/payment-agreement/loan-1',
      '/api/servicing/payment-agreement/loan-1?payoffOn=2026-12-01',
    ]);
  });

  it('read a payment in progress once that a platform lists twice under one id', async () => {
    const other = { ...paymentRequestSample, id: 'payment-2' };
    const paymentsInProgress = [
      paymentRequestSample,
      other,
      { ...paymentRequestSample, amount: { amount: 1, currency: 'USD' } },
    ];
    const ids = (of: { readonly paymentsInProgress?: readonly { readonly id: string }[] | undefined }) =>
      of.paymentsInProgress?.map(({ id }) => id);
    const one = await answering(200, { ...loanSample, paymentsInProgress });
    expect(ids((await one.servicing.readLoan(LOAN))._unsafeUnwrap())).toEqual([
      paymentRequestSample.id,
      other.id,
    ]);
    const items = [{ ...loanSummarySample, paymentsInProgress }];
    const list = await answering(200, { items, nextCursor: null });
    const { items: listed } = (
      await list.servicing.listLoans({ buyerId: AVERY, statuses: ['OUTSTANDING'] })
    )._unsafeUnwrap();
    expect(listed.map(ids)).toEqual([[paymentRequestSample.id, other.id]]);
  });

  it('read a loan or a line of the history once that a platform lists twice on one page', async () => {
    const loans = ['loan-1', 'loan-2', 'loan-1'].map((id) => ({ ...loanSummarySample, id }));
    const list = await answering(200, { items: loans, nextCursor: 'next' });
    const page = await list.servicing.listLoans({ buyerId: AVERY, statuses: ['OUTSTANDING'] });
    expect(page._unsafeUnwrap().items.map(({ id }) => id)).toEqual(['loan-1', 'loan-2']);
    const lines = [
      { ...activitySample, id: 'line-1', status: 'RECEIVED' },
      { ...activitySample, id: 'line-2' },
      { ...activitySample, id: 'line-1', status: 'PENDING' },
    ];
    const history = await answering(200, { items: lines, nextCursor: 'next' });
    const { items, nextCursor } = (await history.servicing.readHistory(LOAN, {}))._unsafeUnwrap();
    expect(items.map(({ id }) => id)).toEqual(['line-1', 'line-2']);
    expect(items[0]?.status).toBe('RECEIVED');
    expect(nextCursor).toBe('next');
  });

  it('read a payment and its chargeback, also where both have one id', async () => {
    const items = ['CHARGEBACK', 'PAYMENT'].map((type) => ({ ...activitySample, type }));
    const { servicing } = await answering(200, { items, nextCursor: null });
    const page = (await servicing.readHistory(LOAN, {}))._unsafeUnwrap();
    expect(page.items.map(({ type }) => type)).toEqual(['CHARGEBACK', 'PAYMENT']);
  });

  it('log nothing as unread of a list in which something is listed twice', async () => {
    const unbranded = { type: 'DEBIT_CARD', brand: null, last4: '4242' };
    const paymentsInProgress = [
      paymentRequestSample,
      { ...paymentRequestSample, method: { ...unbranded, brand: 'Visa' } },
      { ...paymentRequestSample, id: 'payment-2', method: unbranded },
    ];
    const { servicing, log } = await answering(200, { ...loanSample, paymentsInProgress });
    expect((await servicing.readLoan(LOAN)).isOk()).toBe(true);
    expect(log.entries).toEqual([]);
  });

  // Proves.
  it('read history by types, statuses and days', async () => {
    const { server, servicing } = await answering(200, { items: [activitySample], nextCursor: 'next' });
    const page = await servicing.readHistory(LOAN, {
      types: ['PAYMENT', 'FEE'],
      statuses: ['RECEIVED'],
      from: day('2026-01-01'),
      to: day('2026-12-31'),
      limit: 50,
    });
    expect(page._unsafeUnwrap()).toMatchObject({ items: [{ id: 'activity-1' }], nextCursor: 'next' });
    expect(server.arrived[0]?.url.search).toBe(
      '?type=PAYMENT&type=FEE&status=RECEIVED&from=2026-01-01&to=2026-12-31&limit=50',
    );
  });

  // Proves.
  it('order a payment under its key', async () => {
    const { server, servicing } = await answering(201, paymentRequestSample);
    expect((await servicing.orderPayment(LOAN, order))._unsafeUnwrap().requestKey).toBe('key-1');
    const [arrived] = server.arrived;
    expect(arrived?.method).toBe('POST');
    expect(arrived?.url.pathname).toBe('/api/servicing/payment-agreement/loan-1/payment');
    expect(arrived?.headers['idempotency-key']).toBe('key-1');
    expect(JSON.parse(arrived?.body ?? '')).toEqual({
      kind: 'ONETIME',
      channel: 'WEB',
      flow: 'PAY_OFF',
      amountType: 'PAYOFF',
      amount: { amount: 90_100, currency: 'USD' },
      paymentMethodId: METHOD,
      payOn: '2026-11-24',
      payoffQuoteId: 'quote-1',
      disclosure: { type: 'ONE_TIME_PAYMENT', ...disclosed },
    });
  });

  // Proves.
  it('mark a retry, and send no quote where there is none', async () => {
    const { server, servicing } = await answering(201, paymentRequestSample);
    await servicing.orderPayment(LOAN, { ...order, payoffQuoteId: undefined, retryOf: 'payment-0' });
    const body = JSON.parse(server.arrived[0]?.body ?? '') as Record<string, unknown>;
    expect(body).toMatchObject({ retry: 'RETRY', retryOf: 'payment-0' });
    expect(body).not.toHaveProperty('payoffQuoteId');
  });

  // Proves.
  it('read autopay’s drafts in date order, however they are listed', async () => {
    const draftOn = (on: string) => ({
      on,
      amount: { amount: 15_798, currency: 'USD' },
      lastChangeAt: '2026-12-12T04:59:59Z',
    });
    const drafts = ['2027-01-16', '2026-12-16', '2027-02-16'].map(draftOn);
    const loan = { ...loanSample, autopay: { ...autopaySample, drafts } };
    const { servicing } = await answering(200, loan);
    const { autopay } = (await servicing.readLoan(LOAN))._unsafeUnwrap();
    expect(autopay.drafts.map(({ on }) => on)).toEqual(['2026-12-16', '2027-01-16', '2027-02-16']);
  });

  it('read a schedule in date order, however it is listed', async () => {
    const [first] = loanSample.schedule;
    const on = (number: number, dueOn: string) => ({ ...first, number, dueOn });
    const schedule = [on(3, '2027-02-05'), on(2, '2027-01-05'), on(4, '2027-02-05'), on(1, '2026-12-05')];
    const { servicing } = await answering(200, { ...loanSample, schedule });
    const loan = (await servicing.readLoan(LOAN))._unsafeUnwrap();
    expect(loan.schedule.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  it('are not made for an id that cannot be in an address', async () => {
    const { servicing } = await answering(200, loanSample);
    const read = await servicing.readLoan('\ud800' as LoanId);
    expect(read.isErr()).toBe(true);
  });

  it('enrol in autopay under a key, and turn it off', async () => {
    const { server, servicing } = await aServicing((response, { method }) =>
      method === 'DELETE' ? response.writeHead(204).end() : json(response, 200, autopaySample),
    );
    expect((await servicing.enrolInAutopay(LOAN, enrolment, 'key-2'))._unsafeUnwrap().enrolled).toBe(true);
    expect((await servicing.turnOffAutopay(LOAN)).isOk()).toBe(true);
    const [enrolled, off] = server.arrived;
    expect(enrolled?.headers['idempotency-key']).toBe('key-2');
    expect(JSON.parse(enrolled?.body ?? '')).toEqual({
      channel: 'WEB',
      flow: 'AUTOPAY_ENROLL',
      paymentMethodId: METHOD,
      amountType: 'INSTALLMENT',
      amount: { amount: 5000, currency: 'USD' },
      amountRule: 'FIXED',
      frequency: 'MONTHLY',
      startOn: '2026-12-05',
      preNotificationWaived: true,
      disclosure: { type: 'AUTOPAY_ENROLLMENT', ...disclosed },
    });
    expect([off?.method, off?.url.pathname]).toEqual([
      'DELETE',
      '/api/servicing/payment-agreement/loan-1/autopay',
    ]);
  });

  it('enrol by a rule other than a fixed amount, without an amount and without a waiver', async () => {
    const { server, servicing } = await answering(200, autopaySample);
    const varying = { ...enrolment, amountRule: 'VARYING', amount: undefined } as const;
    await servicing.enrolInAutopay(LOAN, { ...varying, preNotificationWaived: undefined }, 'key-3');
    const body = JSON.parse(server.arrived[0]?.body ?? '') as Record<string, unknown>;
    expect(body['amountRule']).toBe('VARYING');
    expect(body).not.toHaveProperty('amount');
    expect(body).not.toHaveProperty('preNotificationWaived');
  });

  it('take a 204 for a change that is done', async () => {
    const { server, servicing } = await aServicing((response) => response.writeHead(204).end());
    expect((await servicing.cancelPayment(LOAN, 'payment-1')).isOk()).toBe(true);
    expect(server.arrived[0]?.url.pathname).toBe('/api/servicing/payment-agreement/loan-1/payment/payment-1');
  });
});

describe('what the platform refuses', () => {
  it.each([
    [409, 'Payment_In_Progress', 'payment-in-progress'],
    [422, 'Amount_Out_Of_Range', 'amount-out-of-range'],
    [409, 'Payoff_Quote_Expired', 'payoff-quote-expired'],
    [422, 'Method_Not_Usable', 'method-not-usable'],
    [422, 'Method_Declined', 'method-declined'],
    [409, 'Agreement_Closed', 'agreement-closed'],
    [409, 'Autopay_Already_Enrolled', 'autopay-already-enrolled'],
    [409, 'Autopay_Not_Enrolled', 'autopay-not-enrolled'],
    [422, 'Payment_Date_Not_Allowed', 'payment-date-not-allowed'],
    [422, 'Idempotency_Key_Reused', 'key-reused'],
    [409, '', 'still-running'],
    [409, 'toString', 'still-running'],
    [409, 'Brand_New', 'still-running'],
  ])('an order by %i "%s"', async (status, reason, refusal) => {
    const { servicing } = await answering(status, { reason, message: '', metadata: {} });
    const expected = { kind: 'refused', refusal };
    expect((await servicing.orderPayment(LOAN, order))._unsafeUnwrapErr()).toEqual(expected);
    expect((await servicing.enrolInAutopay(LOAN, enrolment, 'key'))._unsafeUnwrapErr()).toEqual(expected);
  });

  it.each(['Payment_Not_Cancellable', 'Brand_New', ''])('a cancellation by 409 "%s"', async (reason) => {
    const { servicing } = await answering(409, { reason, message: '', metadata: {} });
    expect((await servicing.cancelPayment(LOAN, 'payment-1'))._unsafeUnwrapErr()).toEqual({
      kind: 'refused',
      refusal: 'not-cancellable',
    });
  });

  it('turning autopay off by 409, as a bad request where the reason is unknown', async () => {
    const refused = await answering(409, { reason: 'Autopay_Not_Enrolled' });
    expect((await refused.servicing.turnOffAutopay(LOAN))._unsafeUnwrapErr()).toEqual({
      kind: 'refused',
      refusal: 'autopay-not-enrolled',
    });
    const unexplained = await answering(409, { reason: 'Brand_New' });
    expect((await unexplained.servicing.turnOffAutopay(LOAN))._unsafeUnwrapErr()).toMatchObject({
      kind: 'bad-request',
      status: 409,
    });
  });

  it('an order by 422 with an unknown reason', async () => {
    const { servicing } = await answering(422, { reason: 'Brand_New' });
    expect((await servicing.orderPayment(LOAN, order))._unsafeUnwrapErr()).toEqual({
      kind: 'bad-request',
      status: 422,
      message: 'Request failed with status code 422',
    });
  });

  it.each([
    [500, 'bad-response'],
    [403, 'bad-request'],
  ])('nothing by %i, whatever reason it gives: the outcome is unknown', async (status, kind) => {
    const { servicing } = await answering(status, { reason: 'Payment_In_Progress' });
    expect((await servicing.orderPayment(LOAN, order))._unsafeUnwrapErr()).toMatchObject({ kind, status });
  });

  it('nothing by 408, which a proxy answers while the platform may still work on it', async () => {
    const { servicing } = await answering(408, '');
    const writes = [
      servicing.orderPayment(LOAN, order),
      servicing.cancelPayment(LOAN, 'payment-1'),
      servicing.enrolInAutopay(LOAN, enrolment, 'key'),
      servicing.turnOffAutopay(LOAN),
    ];
    for (const write of writes) {
      const failure = (await write)._unsafeUnwrapErr();
      expect(failure).toMatchObject({ kind: 'bad-request', status: 408 });
      expect(mayHaveBeenApplied(failure as RequestFailure)).toBe(true);
    }
  });

  it('what is not there', async () => {
    const { servicing } = await answering(404, { reason: 'Not_Found' });
    const missing = { kind: 'not-found' };
    expect((await servicing.readLoan(LOAN))._unsafeUnwrapErr()).toEqual(missing);
    expect((await servicing.readHistory(LOAN, {}))._unsafeUnwrapErr()).toEqual(missing);
    expect((await servicing.orderPayment(LOAN, order))._unsafeUnwrapErr()).toEqual(missing);
  });

  it('what a mangled link names, which is not there either', async () => {
    const { servicing } = await answering(400, { reason: 'Invalid_Request' });
    for (const mangled of ['loan-1\n', 'loan\ufffd1', '\ud83d', '..'] as LoanId[]) {
      expect((await servicing.readLoan(mangled))._unsafeUnwrapErr()).toEqual({ kind: 'not-found' });
      expect((await servicing.readHistory(mangled, {}))._unsafeUnwrapErr()).toEqual({ kind: 'not-found' });
    }
  });
});
