import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readCredentials } from '../../conformance/credentials.ts';
import { checksOf, createKit, PROFILES, type Profile, runChecks } from '../../conformance/index.ts';
import { STATIC } from '../../conformance/profiles/documents.ts';
import { DISCLOSURE_KINDS, DISCLOSURE_TABLE } from '../../src/domain/disclosure/index.ts';
import { expectNoticed } from './support/expect-noticed.ts';
import { both, changing, isAt, type Json, ordering, refusal } from './support/mutations.ts';
import { type Mutation, type ServedPlatform, servePlatform } from './support/served-platform.ts';

let served: ServedPlatform;
beforeAll(async () => {
  served = await servePlatform();
});
afterAll(() => served.close());
afterEach(() => served.mutate());

const LIST = /\/payment-agreement$/;
const AGREEMENT = /\/payment-agreement\/[^/]+$/;
const HISTORY = /\/history$/;
const PAYMENT = /\/payment$/;
const AUTOPAY = /\/autopay$/;
const METHODS = /\/payment-methods$/;
const BUYER = /\/api\/buyer\/[^/]+$/;

const itemsOf = ({ items }: Json): readonly Json[] => (Array.isArray(items) ? items : []);

const history = (change: (items: readonly Json[]) => readonly Json[]): Mutation =>
  changing('GET', HISTORY, (json) => ({ ...json, items: change(itemsOf(json)) }));

const sortedByDue = (change: (items: readonly Json[]) => readonly Json[]): Mutation =>
  changing('GET', LIST, (json, { url }) =>
    url.includes('sort=due') ? { ...json, items: change(itemsOf(json)) } : json,
  );

const totalled = (name: string, value: unknown): Mutation =>
  changing('GET', LIST, (json) =>
    json['totals'] ? { ...json, totals: { ...Object(json['totals']), [name]: value } } : json,
  );

const autopayRead = (change: Json): Mutation =>
  changing('GET', AGREEMENT, (json) =>
    Object(json['autopay']).enrolled === true
      ? { ...json, autopay: { ...Object(json['autopay']), ...change } }
      : json,
  );

/** A platform that prepares documents for other parameters than those it is sent. */
const preparing = (change: (parameters: Json) => Json): Mutation =>
  ordering('POST', /\/disclosure\/payment-agreement\//, (body) => ({
    ...body,
    parameters: change(Object(body['parameters'])),
  }));

/** A platform that refuses every change of autopay. */
const refusingChanges =
  (reason: string): Mutation =>
  async (request, handle) => {
    const isChange =
      isAt(request, 'POST', AUTOPAY) && (await request.clone().text()).includes('MANAGE_AUTOPAY');
    return isChange ? refusal(422, reason) : handle(request);
  };

/** A platform whose autopay keeps the method that it began with, in what it says of it too where `isSaid`. */
const keepingMethod = (isSaid: boolean): Mutation => {
  let first: unknown;
  return async (request, handle, side) => {
    if (isAt(request, 'POST', AUTOPAY)) {
      const { flow, paymentMethodId } = (await request.clone().json()) as Json;
      if (flow === 'AUTOPAY_ENROLL') first = paymentMethodId;
      return isSaid
        ? changing('POST', AUTOPAY, (json) => ({ ...json, paymentMethodId: first }))(request, handle, side)
        : handle(request);
    }
    return autopayRead({ paymentMethodId: first })(request, handle, side);
  };
};

const ANOTHER = '3f8a9d52-6c1e-4b7a-9d0f-5e2c7a1b4d68';

/** A gateway that answers preflights of some methods with other CORS headers. */
const gatewayCors =
  (of: string, name: 'headers' | 'methods', value: string): Mutation =>
  async (request, handle, side) => {
    const answer = await handle(request);
    const isHit = request.headers.get('access-control-request-method') === of;
    if (side === 'platform' || request.method !== 'OPTIONS' || !isHit) return answer;
    const headers = new Headers(answer.headers);
    headers.set(`access-control-allow-${name}`, value);
    return new Response(null, { status: answer.status, headers });
  };

const GATEWAY_HEADERS =
  'authorization, content-type, traceparent, tracestate, baggage, x-datadog-trace-id, x-datadog-parent-id, x-datadog-origin, x-datadog-sampling-priority, x-datadog-tags';

/** A platform that saves a record with a changed address where `takes` says so. */
const saving = (takes: (field: string, reference: unknown) => boolean): Mutation => {
  let kept: Json | undefined;
  return async (request, handle) => {
    if (isAt(request, 'PUT', BUYER)) {
      const body = (await request.clone().json()) as Json;
      const before = (await (
        await handle(new Request(request.url, { headers: request.headers }))
      ).json()) as Json;
      const changed = ['email', 'phone'].find(
        (field) => Object(body['identity'])[field] !== Object(before['identity'])[field],
      );
      if (changed !== undefined && !takes(changed, body['verificationReferenceID'])) return handle(request);
      kept = body;
      return Response.json(body);
    }
    return isAt(request, 'GET', BUYER) && kept ? Response.json(kept) : handle(request);
  };
};

const FAULTS: readonly (readonly [string, Profile, string, RegExp, () => Mutation])[] = [
  [
    'a history without request keys',
    'pay',
    'pay.once',
    /once the payment is booked, the history has no item/,
    () => history((items) => items.map(({ requestKey: _, ...item }) => item)),
  ],
  [
    'a history without what is scheduled',
    'pay',
    'pay.once',
    /once the payment is booked, the history has no item/,
    () => history((items) => items.filter(({ status }) => status !== 'SCHEDULED')),
  ],
  [
    'a history that loses what is cancelled',
    'pay',
    'pay.once',
    /once the payment is cancelled, the history has no item/,
    () => history((items) => items.filter(({ status }) => status !== 'CANCELLED')),
  ],
  [
    'a payoff whose quote is not looked at',
    'pay',
    'pay.quote',
    /it answered 201/,
    () => ordering('POST', PAYMENT, ({ payoffQuoteId: _, ...order }) => order),
  ],
  [
    'a history that does not begin with the newest payment',
    'pay',
    'pay.stable-paging',
    /does not begin with the payment/,
    () => history((items) => items.slice(1)),
  ],
  ...['content-type', 'tracestate', 'baggage', 'x-datadog-trace-id'].map(
    (header) =>
      [
        `a gateway that does not admit ${header}`,
        'pay',
        'pay.gateway-cors',
        new RegExp(`preflight of POST does not allow the header ${header}`),
        () => gatewayCors('POST', 'headers', GATEWAY_HEADERS.replace(`, ${header}`, '')),
      ] as const,
  ),
  [
    'a gateway that does not admit DELETE',
    'pay',
    'pay.gateway-cors',
    /preflight of DELETE does not allow the method/,
    () => gatewayCors('DELETE', 'methods', 'GET, POST'),
  ],
  [
    'an enrolment that is answered with another method',
    'autopay',
    'autopay.enrol',
    /paymentMethodId of the answer is not what was ordered/,
    () => changing('POST', AUTOPAY, (json) => ({ ...json, paymentMethodId: ANOTHER })),
  ],
  [
    'autopay of everything that is owed',
    'autopay',
    'autopay.enrol',
    /amountType of the answer.*\n.*autopay\.amountType of the agreement/,
    () =>
      both(
        preparing((parameters) => ({ ...parameters, amountType: 'OUTSTANDING_BALANCE' })),
        ordering('POST', AUTOPAY, (body) => ({ ...body, amountType: 'OUTSTANDING_BALANCE' })),
      ),
  ],
  [
    'autopay of another frequency',
    'autopay',
    'autopay.enrol',
    /autopay\.frequency of the agreement/,
    () => autopayRead({ frequency: 'BIWEEKLY' }),
  ],
  [
    'an agreement that does not say what autopay draws from',
    'autopay',
    'autopay.enrol',
    /autopay\.paymentMethodId of the agreement/,
    () => autopayRead({ paymentMethodId: undefined }),
  ],
  [
    'a change of autopay that is only said',
    'autopay',
    'autopay.change',
    /autopay\.amountType of the agreement/,
    () => autopayRead({ amountType: 'INSTALLMENT', amount: undefined }),
  ],
  [
    'a change of autopay to another amount',
    'autopay',
    'autopay.change',
    /amount of the answer.*\n.*autopay\.amount of the agreement/,
    () =>
      both(
        preparing((parameters) =>
          parameters['amountType'] === 'OTHER' ? { ...parameters, amount: 1 } : parameters,
        ),
        ordering('POST', AUTOPAY, (body) =>
          body['flow'] === 'MANAGE_AUTOPAY' ? { ...body, amount: { amount: 1, currency: 'USD' } } : body,
        ),
      ),
  ],
  [
    'a change of autopay that keeps the earlier method',
    'autopay',
    'autopay.change-method',
    /paymentMethodId of the answer.*\n.*autopay\.paymentMethodId of the agreement/,
    () => keepingMethod(true),
  ],
  [
    'a change of the method that is only said',
    'autopay',
    'autopay.change-method',
    /^autopay\.paymentMethodId of the agreement is not what was ordered$/,
    () => keepingMethod(false),
  ],
  [
    'a platform that refuses every change of the method',
    'autopay',
    'autopay.change-method',
    /changing the method answered 422 Method_Not_Usable/,
    () => refusingChanges('Method_Not_Usable'),
  ],
  [
    'a list that begins with what is due last',
    'read',
    'read.list',
    /does not list what is not past due by its next due date/,
    () => sortedByDue((items) => [...items].reverse()),
  ],
  [
    'a list that ends with what is past due',
    'read',
    'read.list',
    /past due after one that is not/,
    () =>
      sortedByDue((items) =>
        items.map((item, index) =>
          index > 0 && index === items.length - 1
            ? { ...item, pastDue: { amount: 100, currency: 'USD' } }
            : item,
        ),
      ),
  ],
  ...(
    [
      ['count', 99, /totals\.count/],
      ['balance', { amount: 1, currency: 'USD' }, /totals\.balance/],
      ['pastDue', { count: 7, amount: { amount: 1, currency: 'USD' } }, /totals\.pastDue\.count.*\n.*amount/],
      [
        'dueSoon',
        { count: 7, amount: { amount: 1, currency: 'USD' }, by: '2026-03-27' },
        /totals\.dueSoon\.count.*\n.*amount/,
      ],
    ] as const
  ).map(
    ([name, value, words]) =>
      [`totals with another ${name}`, 'read', 'read.list', words, () => totalled(name, value)] as const,
  ),
  [
    'a platform that wants a version with every call',
    'read',
    'read.buyer',
    /readBuyer answered 400/,
    () => async (request, handle) =>
      request.headers.get('x-api-version') === 'v2' || request.url.includes('/api/auth/')
        ? handle(request)
        : refusal(400, 'Invalid_Request'),
  ],
  [
    'a platform that wants the app id with every call',
    'read',
    'read.list',
    /listAgreements answered 400/,
    () => async (request, handle) =>
      request.headers.has('x-app-id') || !request.url.includes('/api/servicing/')
        ? handle(request)
        : refusal(400, 'Invalid_Request'),
  ],
  [
    'a platform that takes any verification reference',
    'contact',
    'contact.unverified',
    /a changed e-mail with an invented reference answered 200/,
    () => saving((field, reference) => field === 'email' && reference !== undefined),
  ],
  [
    'a mobile number that is changed without a code',
    'contact',
    'contact.unverified',
    /a changed mobile number without a reference answered 200/,
    () => saving((field) => field === 'phone'),
  ],
  [
    'a mobile number that is changed by any reference',
    'contact',
    'contact.unverified',
    /a changed mobile number with an invented reference answered 200/,
    () => saving((field, reference) => field === 'phone' && reference !== undefined),
  ],
];

describe('the conformance kit notices', () => {
  test.each(FAULTS)('%s', async (_, profile, id, words, mutation) => {
    served.mutate(mutation());
    await expectNoticed(await served.kit(), profile, id, words);
  });

  test('a platform that wants a version at sign-in, unless the credentials say that it gets one', async () => {
    served.mutate(async (request, handle) =>
      request.headers.get('x-api-version') === 'v2' || !request.url.includes('/api/auth/')
        ? handle(request)
        : refusal(400, 'Invalid_Request'),
    );
    const { target, credentials } = await served.kit();
    const checks = checksOf(['sign-in']).filter(({ id }) => id === 'sign-in.code');
    const told = readCredentials(JSON.stringify({ ...credentials, authApiVersionHeader: true }));
    if (typeof told === 'string') throw new Error(told);
    const outcomes = [credentials, told].map((as) => runChecks(checks, createKit(target, as), false));
    const kinds = (await Promise.all(outcomes)).map(([outcome]) => outcome?.kind);
    expect(kinds).toEqual(['failed', 'passed']);
  });
});

test.each([4242, '', '242', '4111111111114242'])(
  'removableMethod %j is said to be no four digits',
  (given) => {
    const file = { appId: 'x', person: { email: 'x@example.com' }, codes: { fixed: '000000' } };
    expect(readCredentials(JSON.stringify({ ...file, removableMethod: given }))).toMatch(
      /^removableMethod of the credentials is not the last four digits as a text/,
    );
  },
);

describe('where the platform declines every payment, the conformance kit says so, and of no booking', () => {
  const ids = [
    'pay.once',
    'pay.cancel',
    'pay.stable-paging',
    'pay.replay',
    'pay.another-order',
    'pay.others',
  ];

  test.each(ids)('%s', async (id) => {
    served.mutate(async (request, handle) => {
      if (!isAt(request, 'POST', PAYMENT)) return handle(request);
      const agreement = request.url.replace(/\/payment$/, '');
      // Somebody else’s agreement stays one that is not there.
      const isOwn = (await handle(new Request(agreement, { headers: request.headers }))).ok;
      return isOwn ? refusal(422, 'Method_Declined') : handle(request);
    });
    const checks = checksOf(['pay']).filter((check) => check.id === id);
    const [outcome] = await runChecks(checks, await served.kit(), true);
    expect(outcome?.said[0]).toBe('the payment answered 422 Method_Declined, not 201');
    expect(outcome?.said.join()).not.toMatch(/twice|other order was booked|gone/);
  });
});

test.each([
  ['pay.once', /^the agreement does not list the payment among paymentsInProgress$/],
  ['pay.replay', /^the agreement does not list the payment among paymentsInProgress$/],
  ['pay.race', /^the agreement does not list the payment among paymentsInProgress$/],
])('where no agreement lists a payment in progress, %s tells that from two', async (id, words) => {
  served.mutate(changing('GET', AGREEMENT, (json) => ({ ...json, paymentsInProgress: [] })));
  await expectNoticed(await served.kit(), 'pay', id, words);
});

describe('the conformance kit finds nothing wrong with a platform', () => {
  const outcomeOf = async (id: string) => {
    const checks = checksOf(PROFILES).filter((check) => check.id === id);
    return (await runChecks(checks, await served.kit(), true))[0];
  };
  const passes = async (id: string, mutation: Mutation) => {
    served.mutate(mutation);
    expect(await outcomeOf(id)).toMatchObject({ kind: 'passed', said: [] });
  };

  test('that knows no quotes of other days and looks at the amount before the quote', () =>
    passes('pay.quote', async (request, handle) => {
      if (isAt(request, 'POST', PAYMENT)) return refusal(422, 'Amount_Out_Of_Range');
      const url = new URL(request.url);
      url.searchParams.delete('payoffOn');
      return handle(new Request(url, request));
    }));

  test('whose loans have no payoff, which cannot be checked', async () => {
    served.mutate(changing('GET', AGREEMENT, (json) => ({ ...json, payoff: null })));
    expect(await outcomeOf('pay.quote')).toMatchObject({
      kind: 'skipped',
      said: ['the agreement has no payoff'],
    });
  });

  test.each(['read.paging', 'read.standing'])('whose borrower has 1,200 loans: %s', (id) =>
    passes(id, async (request, handle, side) => {
      if (!isAt(request, 'GET', LIST)) return handle(request);
      const { searchParams } = new URL(request.url);
      const limit = Number(searchParams.get('limit') ?? 50);
      const first = Number(searchParams.get('cursor') ?? 0);
      if (Number.isNaN(first)) return refusal(400, 'Invalid_Request');
      const whole = request.url.replace(/(limit|cursor|standing)=[^&]*/g, '');
      return changing('GET', LIST, (json) => {
        const [loan] = itemsOf(json);
        const rows = Array.from({ length: 1200 }, (_, index) => ({
          ...loan,
          id: `loan-${index}`,
          pastDue: { amount: 100, currency: 'USD' },
        }));
        const items = rows.slice(first, first + limit);
        const last = first + items.length;
        return { items, standings: ['PAST_DUE'], nextCursor: last < rows.length ? String(last) : null };
      })(new Request(whole, { headers: request.headers }), handle, side);
    }),
  );

  test('whose agreements list every document that is the same for everybody', () =>
    passes(
      'documents.listed',
      changing('GET', AGREEMENT, (json) => ({
        ...json,
        documents: STATIC.map((kind) => ({ kind, title: kind, effectiveOn: '2026-01-02' })),
      })),
    ));

  test('whose documents that are the same for everybody are those of the portal', () => {
    const kinds = DISCLOSURE_KINDS.filter((kind) => DISCLOSURE_TABLE[kind].call === 'static');
    expect([...STATIC].sort()).toEqual([...kinds].sort());
  });

  test('that refuses to quote another day', () =>
    passes('pay.quote', async (request, handle) =>
      request.url.includes('payoffOn=') ? refusal(422, 'Payment_Date_Not_Allowed') : handle(request),
    ));

  /** Fields without a value, as the schemas have most of them: `null`. */
  const withoutNulls = (json: unknown): unknown => {
    if (Array.isArray(json)) return json.map(withoutNulls);
    if (typeof json !== 'object' || json === null) return json;
    const there = Object.entries(json).filter(([, value]) => value !== null);
    return Object.fromEntries(there.map(([name, value]) => [name, withoutNulls(value)]));
  };

  test.each(['read.list', 'read.agreement', 'read.history', 'read.paging', 'pay.once', 'autopay.enrol'])(
    'that leaves out what has no value: %s',
    (id) =>
      passes(
        id,
        changing('GET', /^\/api\/servicing\//, (json) => withoutNulls(json)),
      ),
  );

  test('that says of optional fields that they have no value', () =>
    passes(
      'read.agreement',
      changing('GET', AGREEMENT, (json) => ({
        failure: null,
        ...json,
        closedOn: json['closedOn'] ?? null,
        downPayment: json['downPayment'] ?? null,
        hardship: json['hardship'] ?? null,
      })),
    ));

  /** A platform that refuses every code in its own words. */
  const ofRefusedCodes = (refused: (tries: number) => Response): Mutation => {
    let tries = 0;
    return async (request, handle) => {
      if (!request.url.endsWith('/login')) return handle(request);
      tries += 1;
      return refused(tries);
    };
  };
  const refusedCode = (metadata: Json, status = 401, headers = {}): Response =>
    Response.json(
      { reason: status === 429 ? 'Too_Many_Unverified_Codes_Sent' : 'Invalid_Token', message: '', metadata },
      { status, headers },
    );
  const inAnHour = '2026-02-25T16:00:00Z';

  test.each([
    [
      'and names only the end of the pause',
      (tries: number) => refusedCode(tries < 5 ? {} : { locked_until: inAnHour }),
    ],
    [
      'by 429',
      (tries: number) => (tries < 5 ? refusedCode({}) : refusedCode({ locked_until: inAnHour }, 429)),
    ],
    [
      'by 429 with Retry-After',
      (tries: number) => (tries < 5 ? refusedCode({}) : refusedCode({}, 429, { 'retry-after': '900' })),
    ],
  ])('that locks without counting attempts, %s', async (_, answer) => {
    await passes('sign-in.lockout', ofRefusedCodes(answer));
  });

  test('that does not count attempts', () =>
    passes(
      'sign-in.wrong-code',
      ofRefusedCodes(() => refusedCode({})),
    ));

  test('whose history has ids of its own', () =>
    passes(
      'pay.stable-paging',
      history((items) => items.map((item) => ({ ...item, id: `line-${String(item['id'])}` }))),
    ));

  test('that leaves method and amount out of its answer to an enrolment', () =>
    passes(
      'autopay.change',
      changing('POST', AUTOPAY, ({ enrolled, drafts }) => ({ enrolled, drafts })),
    ));

  test('whose bank declines every other method of autopay', async () => {
    served.mutate(refusingChanges('Method_Declined'));
    expect(await outcomeOf('autopay.change-method')).toMatchObject({
      kind: 'skipped',
      said: ['the bank declines every other method of the person'],
    });
  });

  test.each([
    ['has one method only', (items: readonly Json[]) => items.slice(0, 1)],
    [
      'has credit cards beside the first method',
      (items: readonly Json[]) =>
        items.map((item) => (item['type'] === 'BANK_ACCOUNT' ? item : { ...item, type: 'CREDIT_CARD' })),
    ],
    [
      'has cards beside the first method that expire before autopay begins',
      (items: readonly Json[]) =>
        items.map((item) => (item['type'] === 'BANK_ACCOUNT' ? item : { ...item, expires: '2026-02' })),
    ],
  ])('whose borrower %s', async (_, change) => {
    served.mutate(changing('GET', METHODS, (json) => ({ ...json, items: change(itemsOf(json)) })));
    expect(await outcomeOf('autopay.change-method')).toMatchObject({
      kind: 'skipped',
      said: ['the person has no second payment method that autopay may draw on'],
    });
  });

  test('that totals nothing', () =>
    passes(
      'read.list',
      changing('GET', LIST, ({ totals: _, ...json }) => json),
    ));
});

test('the conformance kit notices a history that loses a payment once it was taken, after it moved the clock', async () => {
  served.mutate(history((items) => items.filter(({ status }) => status !== 'RECEIVED')));
  const words = /once the payment was taken, the history has no item/;
  await expectNoticed(await served.kit(), 'pay', 'pay.cut-off', words);
});
