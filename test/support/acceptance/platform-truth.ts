import { randomUUID } from 'node:crypto';
import { issueToken } from '../../../sandbox/auth/session-token.ts';
import { isBusinessDay } from '../../../sandbox/calendar/business-day.ts';
import { addDays } from '../../../sandbox/calendar/plain-date.ts';
import { dateIn } from '../../../sandbox/calendar/zone.ts';
import type { AgreementSummaryWire, AgreementWire } from '../../../sandbox/contract/agreement.ts';
import type { BuyerWire } from '../../../sandbox/contract/buyer.ts';
import type { Borrower, Platform } from '../../acceptance/language/platform.ts';
import type { LoanDetailTruth, LoanTruth } from '../../acceptance/language/truth.ts';
import type { RunningPlatform, TenantId } from './running-platform.ts';

const SEGMENTS = {
  outstanding: ['ACCEPTED', 'REVIEW', 'OUTSTANDING'],
  closed: ['PAID', 'CHARGED_OFF', 'CANCELLED', 'CLOSED', 'EXPIRED'],
} as const;

const loanTruth = (wire: AgreementSummaryWire): LoanTruth => ({
  id: wire.id,
  number: wire.number,
  merchant: wire.merchant.name,
  source: wire.order.source,
  status: wire.status,
  subStatus: wire.subStatus ?? undefined,
  currency: wire.balance.currency,
  balance: wire.balance.amount,
  pastDue: wire.pastDue.amount,
  next: wire.nextPayment
    ? { dueOn: wire.nextPayment.dueOn, amount: wire.nextPayment.amount.amount }
    : undefined,
  installmentsPaid: wire.installmentsPaid,
  installmentsTotal: wire.installmentsTotal,
  autopay: wire.autopay.enrolled,
  closedOn: wire.closedOn,
});

const detailTruth = (wire: AgreementWire): LoanDetailTruth => {
  const other = wire.paymentOptions.find(({ amountType }) => amountType === 'OTHER');
  return {
    ...loanTruth(wire),
    apr: wire.apr,
    schedule: wire.schedule.map(({ number, dueOn, amount, status }) => ({
      number,
      dueOn,
      amount: amount.amount,
      status,
    })),
    inProgress: wire.paymentsInProgress.map(({ amount, payOn, confirmation, method }) => ({
      amount: amount.amount,
      payOn,
      confirmation,
      methodLast4: method.last4,
    })),
    limits: { min: other?.min?.amount ?? 0, max: other?.max?.amount ?? 0 },
  };
};

/**
 * What is true at the lender, read past the portal: from the books themselves, and over the wire with a token of the
 * test's own, by none of the portal's code.
 */
export const platformTruth = (running: RunningPlatform, tenant: TenantId): Platform => {
  const { db, signingKey, tenantOf } = running;
  const { timezone, country } = tenantOf(tenant);
  const today = () => dateIn(timezone, Date.now());

  /** Reads, or with a body writes. */
  const read = async <T>(
    of: Borrower,
    path: string,
    from: 'api' | 'gateway' = 'api',
    body?: object,
  ): Promise<T> => {
    const now = Date.now();
    const { token } = await issueToken({ buyerId: of.id, tenant, since: now }, signingKey, now);
    const answer = await running.fetch(from === 'gateway' ? 'gateway' : tenant, path, {
      headers: {
        authorization: `Bearer ${token}`,
        'x-api-version': 'v2',
        ...(body ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() } : {}),
      },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };

  return {
    today,
    businessDayAfter: (days) => {
      let day = addDays(today(), days);
      while (!isBusinessDay(day, country)) day = addDays(day, 1);
      return day;
    },
    borrower: async (givenName) => {
      const row = await db
        .selectFrom('buyer')
        .selectAll()
        .where('tenant', '=', tenant)
        .where('given_name', '=', givenName)
        .executeTakeFirstOrThrow();
      return {
        id: row.id,
        email: row.email,
        mobile: row.phone,
        fullName: `${row.given_name} ${row.family_name}`,
      };
    },
    newestCode: async (address) => {
      const row = await db
        .selectFrom('outbox')
        .select('code')
        .where('tenant', '=', tenant)
        .where('recipient', '=', address)
        .where('code', 'is not', null)
        .orderBy('created_at', 'desc')
        .executeTakeFirst();
      if (!row?.code) throw new Error(`no code has arrived at ${address}`);
      return row.code;
    },
    sessionOf: async (of) => {
      const receivedAt = Date.now();
      const caller = { buyerId: of.id, tenant, since: receivedAt };
      const { token, expiresAt } = await issueToken(caller, signingKey, receivedAt);
      return { token, tokenExpiresAt: expiresAt, buyerId: of.id, receivedAt };
    },
    messagesTo: async (address) => {
      const rows = await db
        .selectFrom('outbox')
        .select(['subject', 'body'])
        .where('tenant', '=', tenant)
        .where('recipient', '=', address)
        .execute();
      return rows.map(({ subject, body }) => `${subject}\n${body}`);
    },
    loans: async (of, segment) => {
      const statuses = SEGMENTS[segment].map((status) => `status=${status}`).join('&');
      const path = `/api/servicing/payment-agreement?buyerId=${of.id}&${statuses}`;
      const { items } = await read<{ items: readonly AgreementSummaryWire[] }>(of, path);
      return items.map(loanTruth);
    },
    loan: async (of, id) =>
      detailTruth(await read<AgreementWire>(of, `/api/servicing/payment-agreement/${id}`)),
    address: async (of) => {
      const { contacts } = await read<BuyerWire>(of, `/api/buyer/${of.id}`);
      const [home] = contacts;
      if (!home) throw new Error(`${of.fullName} has no address`);
      const { line2, ...address } = home.address;
      return { ...address, line2: line2 ?? '' };
    },
    language: async (of) => (await read<BuyerWire>(of, `/api/buyer/${of.id}`)).languagePreference,
    autopay: async (of, id) => {
      const { autopay } = await read<AgreementWire>(of, `/api/servicing/payment-agreement/${id}`);
      return {
        enrolled: autopay.enrolled,
        methodId: autopay.paymentMethodId,
        drafts: autopay.drafts.map(({ on, amount }) => ({ on, amount: amount.amount })),
      };
    },
    methods: async (of) => {
      const rows = await db
        .selectFrom('payment_method')
        .select(['id', 'type', 'last4'])
        .where('buyer_id', '=', of.id)
        .where('status', '!=', 'DELETED')
        .orderBy('id')
        .execute();
      return rows;
    },
    payoff: async (of, loanId, on) => {
      const path = `/api/servicing/payment-agreement/${loanId}?payoffOn=${on}`;
      const { payoff } = await read<AgreementWire>(of, path);
      if (!payoff) throw new Error('the loan has no payoff');
      const { amount, goodThrough, perDiem } = payoff;
      return { amount: amount.amount, goodThrough, perDiem };
    },
    autopayMethod: async (of, loanId) =>
      (await read<AgreementWire>(of, `/api/servicing/payment-agreement/${loanId}`)).autopay.paymentMethodId,
    paysElsewhere: async (of, loanId, methodId, cents, payOn = today()) => {
      const { currency } = (await read<AgreementWire>(of, `/api/servicing/payment-agreement/${loanId}`))
        .balance;
      const payment = { paymentMethodId: methodId, payOn };
      const { id: documentId } = await read<{ readonly id: string }>(
        of,
        `/api/disclosure/payment-agreement/${loanId}`,
        'api',
        {
          tag: 'one-time',
          locale: country === 'US' ? 'en-us' : 'en-ca',
          format: 'web',
          parameters: { ...payment, amount: cents, currency },
        },
      );
      await read(of, `/api/servicing/payment-agreement/${loanId}/payment`, 'api', {
        kind: 'ONETIME',
        channel: 'WEB',
        flow: 'MAKE_PAYMENT',
        amountType: 'OTHER',
        amount: { amount: cents, currency },
        ...payment,
        disclosure: { type: 'ONE_TIME_PAYMENT', documentId, acceptedAt: new Date().toISOString() },
      });
    },
    paymentsMade: async (loanId) => {
      const rows = await db
        .selectFrom('payment')
        .innerJoin('payment_method', 'payment_method.id', 'payment.method_id')
        .select(['payment.amount', 'payment.pay_on', 'payment.confirmation', 'payment_method.last4'])
        .where('payment.agreement_id', '=', loanId)
        .where('payment.request_key', 'is not', null)
        .execute();
      return rows.map(({ amount, pay_on, confirmation, last4 }) => ({
        amount,
        payOn: pay_on,
        confirmation: confirmation ?? 'none',
        methodLast4: last4,
      }));
    },
  };
};
