import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { wireDocumentSchema } from '../../../src/infrastructure/client/disclosure/wire-document.ts';
import {
  toPaymentMethod,
  wirePaymentMethodListSchema,
} from '../../../src/infrastructure/client/gateway/wire-payment-method.ts';
import { reviveDates } from '../../../src/infrastructure/client/http/wire-date.ts';
import {
  toActivity,
  wireActivityListSchema,
} from '../../../src/infrastructure/client/servicing/wire-activity.ts';
import { wireAutopaySchema } from '../../../src/infrastructure/client/servicing/wire-autopay.ts';
import { toLoan, wireLoanSchema } from '../../../src/infrastructure/client/servicing/wire-loan.ts';
import {
  toLoanSummary,
  wireLoanListSchema,
} from '../../../src/infrastructure/client/servicing/wire-loan-summary.ts';
import { wirePaymentRequestSchema } from '../../../src/infrastructure/client/servicing/wire-payment-request.ts';
import { leavesOf, type Path, withField } from '../../support/infrastructure/leaves.ts';
import {
  activitySample,
  autopaySample,
  documentSample,
  loanSample,
  loanSummarySample,
  paymentMethodSample,
  paymentRequestSample,
} from '../../support/infrastructure/wire-samples.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const list = (item: unknown) => ({ items: [item], nextCursor: 'next' });

const messages: readonly (readonly [
  name: string,
  schema: z.ZodMiniType,
  sample: unknown,
  optional: readonly string[],
])[] = [
  [
    'list of agreements',
    wireLoanListSchema,
    list(loanSummarySample),
    ['items.0.subStatus', 'items.0.closedOn', 'items.0.source', 'nextCursor'],
  ],
  [
    'agreement',
    wireLoanSchema,
    loanSample,
    [
      'subStatus',
      'closedOn',
      'source',
      'autopay.paymentMethodId',
      'autopay.amountType',
      'autopay.frequency',
      'autopay.since',
      'autopay.pausedReason',
      'documents.0.targetId',
      'paymentsInProgress.0.method.brand',
      'paymentsInProgress.0.cancelBefore',
    ],
  ],
  [
    'history',
    wireActivityListSchema,
    list(activitySample),
    [
      'items.0.requestKey',
      'items.0.method.brand',
      'items.0.confirmation',
      'items.0.failure.retryOn',
      'nextCursor',
    ],
  ],
  ['payment request', wirePaymentRequestSchema, paymentRequestSample, ['method.brand', 'cancelBefore']],
  [
    'autopay',
    wireAutopaySchema,
    autopaySample,
    ['paymentMethodId', 'amountType', 'frequency', 'since', 'pausedReason'],
  ],
  [
    'payment methods',
    wirePaymentMethodListSchema,
    { items: [paymentMethodSample] },
    ['items.0.brand', 'items.0.bankName', 'items.0.expires'],
  ],
  ['document', wireDocumentSchema, documentSample, []],
];

/** Fields of the contract that the portal does not use; it ignores errors in them. */
const UNREAD = ['documents.0.title'];
/** Items of an order are left out one by one where they cannot be read. */
const isRead = (path: string): boolean => !UNREAD.includes(path) && !path.startsWith('order.items.');

const faultOf = (schema: z.ZodMiniType, message: unknown): string | undefined => {
  const parsed = schema.safeParse(reviveDates(message));
  return parsed.success ? undefined : parsed.error.issues[0]?.path.join('.');
};

const nobody = () => undefined;

describe.each(messages)('the schema of %s', (_, schema, sample, optional) => {
  const paths = leavesOf(sample).filter((path) => isRead(path.join('.')));

  // Proves.
  it('accepts the contract’s message, and fields that it does not know', () => {
    expect(faultOf(schema, sample)).toBeUndefined();
    expect(faultOf(schema, { ...(sample as object), brandNew: { anything: 1 } })).toBeUndefined();
  });

  it.each(['2026-01-01', '2026-02-30', '2026-02-03T10:00:00Z', '2026-02-03T10:00:00.120-05:00', '20260203'])(
    'takes text for text that only looks like a date, in every field that is text: %s',
    (text) => {
      const WORDS = 'words that are no date';
      const read = (path: Path, value: string) =>
        schema.safeParse(reviveDates(withField(sample, path, value)));
      const texts = paths.filter((path) => read(path, WORDS).success);
      expect(texts.length).toBeGreaterThan(0);
      for (const path of texts) {
        const expected = JSON.stringify(read(path, WORDS).data).replaceAll(WORDS, text);
        expect(JSON.stringify(read(path, text).data), path.join('.')).toBe(expected);
      }
    },
  );

  it('names the field whatever field is of another type', () => {
    for (const path of paths)
      expect(faultOf(schema, withField(sample, path, { wrong: 1 }))).toBe(path.join('.'));
  });

  it('accepts exactly the contract’s optional fields missing or null', () => {
    const accepted = (value: undefined | null) =>
      paths
        .filter((path) => faultOf(schema, withField(sample, path, value)) === undefined)
        .map((path) => path.join('.'))
        .sort();
    expect(accepted(undefined)).toEqual([...optional].sort());
    expect(accepted(null)).toEqual([...optional].sort());
  });
});

describe('a value that the domain has no case for', () => {
  const unknownCases: readonly (readonly [string, z.ZodMiniType, unknown, Path])[] = [
    ['kind of a loan', wireLoanSchema, loanSample, ['kind']],
    ['kind of a loan in a list', wireLoanListSchema, list(loanSummarySample), ['items', 0, 'kind']],
    ['order source', wireLoanSchema, loanSample, ['order', 'source']],
    ['frequency', wireLoanSchema, loanSample, ['frequency']],
    ['day count', wireLoanSchema, loanSample, ['terms', 'dayCount']],
    ['rounding', wireLoanSchema, loanSample, ['terms', 'rounding']],
    ['order of allocation', wireLoanSchema, loanSample, ['terms', 'allocationOrder', 0]],
    ['type of an amount', wireLoanSchema, loanSample, ['paymentOptions', 0, 'amountType']],
    ['status of a payment in progress', wireLoanSchema, loanSample, ['paymentsInProgress', 0, 'status']],
    ['method in progress', wireLoanSchema, loanSample, ['paymentsInProgress', 0, 'method', 'type']],
    ['currency', wireLoanSchema, loanSample, ['balance', 'currency']],
    ['instalment status', wireLoanSchema, loanSample, ['schedule', 0, 'status']],
    ['hardship plan', wireLoanSchema, loanSample, ['hardship', 'plan']],
    ['payment request status', wirePaymentRequestSchema, paymentRequestSample, ['status']],
    ['document kind', wireDocumentSchema, documentSample, ['kind']],
    ['locale of a document', wireDocumentSchema, documentSample, ['locale']],
    ['content type', wireDocumentSchema, documentSample, ['contentType']],
  ];

  it.each(unknownCases)('is refused by its path: %s', (_, schema, sample, path) => {
    expect(faultOf(schema, withField(sample, path, 'BRAND_NEW'))).toBe(path.join('.'));
  });

  // Two of the enumerations that may grow by `contract/CHANGELOG.md`; other tests have the rest.
  it('is left out where a loan can do without it', () => {
    const method = { type: 'BRAND_NEW', last4: '4417' };
    const nextDraft = { on: '2026-11-25', amount: usd(1), method, lastChangeAt: '2026-11-21T04:59:59Z' };
    const message = { ...loanSample, source: 'BRAND_NEW', nextDraft };
    const loan = toLoan(wireLoanSchema.parse(reviveDates(message)), nobody);
    expect(loan).toMatchObject({ migrated: false, nextDraft: undefined });
  });

  it('is the unknown status for a payment, which has one', () => {
    const parsed = wireActivityListSchema.parse(
      reviveDates(list({ ...activitySample, status: 'BRAND_NEW' })),
    );
    const [first] = parsed.items;
    expect(first && toActivity(first, 'items.0', nobody).status).toBe('UNKNOWN_STATUS');
  });

  it.each([0.5, 10 ** 12 + 1, -(10 ** 12) - 1, Number.MAX_SAFE_INTEGER + 1, '100', null])(
    'is refused as an amount: %s',
    (amount) => {
      expect(faultOf(wireLoanSchema, withField(loanSample, ['balance', 'amount'], amount))).toBe(
        'balance.amount',
      );
    },
  );

  it.each([-1, 0.5, 9001, 1e9, '2'])('leaves out an item of such a quantity: %s', (quantity) => {
    const items = (of: unknown) =>
      toLoan(
        wireLoanSchema.parse(reviveDates(withField(loanSample, ['order', 'items', '0', 'quantity'], of))),
        nobody,
      ).items;
    expect(items(quantity)).toEqual([]);
    expect(items(9000)).toHaveLength(1);
    expect(items(0)).toHaveLength(1);
  });

  it.each([1, 30, 60, -29])('is refused as the code of a hardship plan: %s', (code) => {
    expect(faultOf(wireLoanSchema, withField(loanSample, ['hardship', 'plan'], code))).toBe('hardship.plan');
  });

  it('is read as zero where an amount is negative zero', () => {
    const loan = wireLoanSchema.parse(reviveDates(withField(loanSample, ['fees', 'amount'], -0)));
    expect(loan.fees.cents).toBe(0);
  });

  it.each(['19.99%', '19,99', '.5', '5.', '1e3', ''])('is refused as a rate: "%s"', (apr) => {
    expect(faultOf(wireLoanSchema, withField(loanSample, ['apr'], apr))).toBe('apr');
    expect(faultOf(wireLoanSchema, withField(loanSample, ['terms', 'rate'], apr))).toBe('terms.rate');
  });

  it('is refused as an id when it is empty, in every message that has one', () => {
    for (const [, schema, sample] of messages)
      for (const path of leavesOf(sample).filter((leaf) => leaf.at(-1) === 'id' && leaf.at(-2) !== 'order'))
        expect(faultOf(schema, withField(sample, path, '')), path.join('.')).toBe(path.join('.'));
  });

  it.each(['2027-13', '2027-00', '27-04', '2027-4', '2027-04-01'])(
    'is refused as an expiry: %s',
    (expires) => {
      const message = { items: [{ ...paymentMethodSample, expires }] };
      expect(faultOf(wirePaymentMethodListSchema, message)).toBe('items.0.expires');
    },
  );
});

describe('what mappers make of messages', () => {
  // Proves.
  it('is a loan in the domain’s words, without a Date in it', () => {
    const loan = toLoan(wireLoanSchema.parse(reviveDates(loanSample)), nobody);
    expect(loan).toMatchObject({
      number: '2026-11-21',
      merchant: '1999-12-31',
      openedOn: '2026-01-02',
      balance: { cents: 90_000, currency: 'USD' },
      autopayEnrolled: true,
      migrated: true,
      payoff: { id: 'quote-1', perDiem: '0.4819' },
      items: [{ name: 'A chair', quantity: 2, price: { cents: 60_000, currency: 'USD' } }],
      asOf: Date.UTC(2026, 10, 21, 15),
    });
    const containsDate = (value: unknown): boolean =>
      value instanceof Date ||
      (typeof value === 'object' && value !== null && Object.values(value).some(containsDate));
    expect(containsDate(loan)).toBe(false);
  });

  it('has undefined where the wire has null', () => {
    const wire = { ...loanSummarySample, subStatus: null, nextPayment: null, source: undefined };
    const [first] = wireLoanListSchema.parse(reviveDates({ ...list(wire), nextCursor: null })).items;
    expect(first && toLoanSummary(first, nobody)).toMatchObject({
      subStatus: undefined,
      nextPayment: undefined,
      migrated: false,
    });
  });

  it('is a list with or without the payments in progress on each loan and the total', () => {
    const paymentsInProgress = [
      {
        id: 'payment-1',
        status: 'REQUESTED',
        amountType: 'PRINCIPAL',
        amount: { amount: 12_017, currency: 'USD' },
        payOn: '2026-11-24',
      },
    ];
    const totals = {
      count: 5000,
      balance: usd(90_000),
      pastDue: { count: 2, amount: usd(20_000) },
      dueSoon: { count: 7, amount: usd(70_000), by: '2026-12-21' },
    };
    const told = { items: [{ ...loanSummarySample, paymentsInProgress }], nextCursor: null, totals };
    const page = wireLoanListSchema.parse(reviveDates(told));
    expect(page.totals).toEqual({
      count: 5000,
      balance: { cents: 90_000, currency: 'USD' },
      pastDue: { count: 2, amount: { cents: 20_000, currency: 'USD' } },
      dueSoon: { count: 7, amount: { cents: 70_000, currency: 'USD' }, by: '2026-12-21' },
    });
    expect(page.items.map((item) => toLoanSummary(item, nobody))).toMatchObject([
      {
        paymentsInProgress: [
          {
            id: 'payment-1',
            status: 'REQUESTED',
            amountType: 'PRINCIPAL',
            amount: { cents: 12_017, currency: 'USD' },
            payOn: '2026-11-24',
          },
        ],
      },
    ]);
    const silent = wireLoanListSchema.parse(reviveDates(list(loanSummarySample)));
    expect(silent.totals).toBeUndefined();
    expect(silent.items.map((item) => toLoanSummary(item, nobody))).toMatchObject([
      { paymentsInProgress: undefined },
    ]);
  });

  it('is a summary that tells of the next draft, the hardship plan, the late fee ahead and the last method', () => {
    const method = { type: 'BANK_ACCOUNT', bankName: 'Granite Valley Bank', last4: '4417' };
    const optional = {
      pastDueSince: '2026-11-16',
      autopay: { enrolled: true, pausedReason: 'RETURNED_TWICE' },
      nextDraft: { on: '2026-11-25', amount: usd(16_222), method, lastChangeAt: '2026-11-21T04:59:59Z' },
      hardship: { plan: 29, until: '2027-02-02' },
      lateFee: { on: '2026-12-02', amount: usd(1500) },
      lastMethodId: 'method-9',
    };
    const [told] = wireLoanListSchema.parse(reviveDates(list({ ...loanSummarySample, ...optional }))).items;
    expect(told && toLoanSummary(told, nobody)).toMatchObject({
      pastDueSince: '2026-11-16',
      autopayEnrolled: true,
      autopayPaused: true,
      nextDraft: {
        on: '2026-11-25',
        amount: { cents: 16_222, currency: 'USD' },
        method,
        lastChangeAt: Date.parse('2026-11-21T04:59:59Z'),
      },
      hardship: { plan: 29, until: '2027-02-02' },
      lateFee: { on: '2026-12-02', amount: { cents: 1500, currency: 'USD' } },
      lastMethodId: 'method-9',
    });
  });

  it('is a summary anyway where what a screen can do without is of an unknown form', () => {
    const unknown = {
      pastDueSince: 'lately',
      nextDraft: { on: 'soon' },
      hardship: { plan: 7, until: '2027-02-02' },
      lateFee: 'none',
      lastMethodId: 7,
    };
    const paths: string[] = [];
    const page = wireLoanListSchema.parse(
      reviveDates({ ...list({ ...loanSummarySample, ...unknown }), totals: { count: 'many' } }),
    );
    expect(page.totals).toBeUndefined();
    expect(page.items.map((item) => toLoanSummary(item, (path) => paths.push(path)))).toMatchObject([
      {
        id: 'loan-1',
        pastDueSince: undefined,
        nextDraft: undefined,
        hardship: undefined,
        lateFee: undefined,
        lastMethodId: undefined,
      },
    ]);
    expect(paths).toEqual(['hardship.plan']);
  });

  it('is a payment method with its last month of validity', () => {
    const [first] = wirePaymentMethodListSchema.parse(reviveDates({ items: [paymentMethodSample] })).items;
    const paths: string[] = [];
    expect(first && toPaymentMethod(first, 'items.0', (path) => paths.push(path))).toMatchObject({
      expires: { year: 2027, month: 4 },
      brand: 'Visa',
    });
    expect(paths).toEqual([]);
  });
});
