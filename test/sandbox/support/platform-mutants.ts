import { randomUUID } from 'node:crypto';
import type { Profile } from '../../../conformance/index.ts';
import type { Mutation } from './served-platform.ts';

/** Reads a JSON answer, changes it, and gives it on. */
const changing =
  (
    where: RegExp,
    change: (json: Record<string, unknown>, status: number) => unknown,
    method?: string,
  ): Mutation =>
  async (request, handle) => {
    const answer = await handle(request);
    const { pathname } = new URL(request.url);
    const isHit = where.test(pathname) && (method === undefined || request.method === method);
    if (!isHit || !answer.headers.get('content-type')?.includes('json')) return answer;
    const json = change((await answer.json()) as Record<string, unknown>, answer.status);
    const headers = new Headers(answer.headers);
    headers.delete('content-length');
    return new Response(JSON.stringify(json), { status: answer.status, headers });
  };

/** A gateway that answers otherwise where it would refuse to remove a payment method with a status. */
const removing =
  (refused: number, instead: () => Response): Mutation =>
  async (request, handle) => {
    const answer = await handle(request);
    const isRemoval = request.method === 'DELETE' && request.url.includes('/payment-methods/');
    return isRemoval && answer.status === refused ? instead() : answer;
  };

/** A request with another header or body, as a platform that ignores it would see it. */
const asIf = (request: Request, path: string, headers: Readonly<Record<string, string>>): Request => {
  const changed = new Request(new URL(path, request.url), request);
  for (const [name, value] of Object.entries(headers)) changed.headers.set(name, value);
  return changed;
};

const withClaims = (token: string, change: (claims: Record<string, unknown>) => void): string => {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  change(claims);
  return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
};

/** The token of an answer, in lines as some encoders of base64 write it. */
const tokenInLines = ({ token }: Record<string, unknown>): string => String(token).replace(/.{76}/g, '$&\n');

/** A token whose claims were changed opens nothing any more, so the true one is put back before the platform sees it. */
export const claimsChanged = (change: (claims: Record<string, unknown>) => void): Mutation => {
  const truth = new Map<string, string>();
  const login = changing(/\/login$/, (json, status) => {
    if (status !== 200) return json;
    const token = withClaims(String(json['token']), change);
    truth.set(token, String(json['token']));
    return { ...json, token };
  });
  return (request, handle, side) => {
    const token = request.headers.get('authorization')?.slice('Bearer '.length) ?? '';
    const known = truth.get(token);
    return login(
      known ? asIf(request, request.url, { authorization: `Bearer ${known}` }) : request,
      handle,
      side,
    );
  };
};

const PAYMENT = /\/payment$/;
const MONEY = /\/(payment|autopay)$/;

/** A platform that is a while about an order, and says with a 409 of this reason that it is. */
export const slowToBook = (reason: string): Mutation => {
  const running = new Set<string>();
  return async (request, handle) => {
    const key = request.headers.get('idempotency-key');
    if (key === null || !MONEY.test(new URL(request.url).pathname)) return handle(request);
    if (running.has(key)) return Response.json({ reason, message: '', metadata: {} }, { status: 409 });
    running.add(key);
    const answer = await handle(request);
    await new Promise((resolve) => setTimeout(resolve, 200));
    running.delete(key);
    return answer;
  };
};

const lists = (json: Record<string, unknown>): readonly Record<string, unknown>[] =>
  Array.isArray(json['items']) ? (json['items'] as Record<string, unknown>[]) : [];

/** A platform that keeps what it told somebody, and tells it to whoever asks for the same address. */
const toldToAnybody = (where: RegExp): Mutation => {
  const told = new Map<string, string>();
  return async (request, handle) => {
    const answer = await handle(request);
    const { pathname, search } = new URL(request.url);
    if (request.method !== 'GET' || !where.test(pathname)) return answer;
    if (answer.status === 200) told.set(`${pathname}${search}`, await answer.clone().text());
    const known = told.get(`${pathname}${search}`);
    return answer.status === 404 && known !== undefined ? Response.json(JSON.parse(known)) : answer;
  };
};

/** Lists agreements as if they had not been filtered by a parameter. */
const withoutFilter =
  (name: 'status' | 'standing'): Mutation =>
  async (request, handle) => {
    const url = new URL(request.url);
    url.searchParams.delete(name);
    return handle(asIf(request, url.href, {}));
  };

/** A history that is paged rightly, and begins with the oldest. */
const oldestFirst = (): Mutation => async (request, handle) => {
  const url = new URL(request.url);
  if (!url.pathname.endsWith('/history')) return handle(request);
  const { searchParams } = url;
  const start = Number(searchParams.get('cursor') ?? 0);
  const end = start + Number(searchParams.get('limit') ?? 50);
  searchParams.delete('cursor');
  searchParams.set('limit', '200');
  const all = lists((await (await handle(asIf(request, url.href, {}))).json()) as Record<string, unknown>);
  const items = all.toReversed().slice(start, end);
  return Response.json({ items, nextCursor: end < all.length ? String(end) : null });
};

/** A history under other filters than were asked for. */
const historyAskedBy =
  (change: (filters: URLSearchParams) => void): Mutation =>
  async (request, handle) => {
    const url = new URL(request.url);
    if (url.pathname.endsWith('/history')) change(url.searchParams);
    return handle(asIf(request, url.href, {}));
  };

/** Answers a list filtered by a parameter with none. */
const emptyWhereFiltered =
  (name: 'status' | 'standing'): Mutation =>
  (request, handle, side) =>
    changing(
      /\/payment-agreement$/,
      (json) => (request.url.includes(`${name}=`) ? { ...json, items: [], nextCursor: null } : json),
      'GET',
    )(request, handle, side);

/** A platform that carries out an order under any document that it has prepared. */
const underAnyConsent = (where: RegExp, carriedOut: () => Response): Mutation => {
  const prepared = new Set<unknown>();
  return async (request, handle) => {
    const { pathname } = new URL(request.url);
    if (/\/disclosure\/payment-agreement\//.test(pathname)) {
      const answer = await handle(request);
      prepared.add(Object(await answer.clone().json()).id);
      return answer;
    }
    if (request.method !== 'POST' || !where.test(pathname)) return handle(request);
    const { disclosure } = (await request.clone().json()) as { readonly disclosure?: object };
    return prepared.has(Object(disclosure).documentId) ? carriedOut() : handle(request);
  };
};

/** A platform that takes every sending for a new order. */
const underNewKeys =
  (where: RegExp): Mutation =>
  async (request, handle) =>
    handle(
      request.method === 'POST' && where.test(new URL(request.url).pathname)
        ? asIf(request, request.url, { 'idempotency-key': randomUUID() })
        : request,
    );

/** A platform that answers a key with its first answer, whatever is ordered under it. */
const byKeyAlone = (): Mutation => {
  const answers = new Map<string, Response>();
  return async (request, handle) => {
    const key = request.headers.get('idempotency-key');
    if (key === null || !MONEY.test(new URL(request.url).pathname)) return handle(request);
    const known = answers.get(key);
    if (known) return known.clone();
    const answer = await handle(request);
    answers.set(key, answer.clone());
    return answer;
  };
};

/** A gateway whose pages may be framed by others, or by anybody. */
const framedBy =
  (sources: string | undefined): Mutation =>
  async (request, handle) => {
    const answer = await handle(request);
    if (!new URL(request.url).pathname.startsWith('/hosted/')) return answer;
    const headers = new Headers(answer.headers);
    if (sources === undefined) headers.delete('content-security-policy');
    else headers.set('content-security-policy', `default-src 'none'; frame-ancestors ${sources}`);
    return new Response(answer.body, { status: answer.status, headers });
  };

/** A platform that answers a buyer's record without its contacts once anything was saved. */
const losingContacts = (): Mutation => {
  let isSaved = false;
  return async (request, handle, side) => {
    isSaved ||= request.method === 'PUT';
    return changing(/\/api\/buyer\/[^/]+$/, (json) => (isSaved ? { ...json, contacts: [] } : json), 'GET')(
      request,
      handle,
      side,
    );
  };
};

/** A platform with one thing wrong, the check that has to notice, and a part of what it has to say. */
type Mutant = readonly [name: string, Profile, id: string, words: RegExp, () => Mutation];

export const MUTANTS: readonly Mutant[] = [
  [
    'a token without iat',
    'sign-in',
    'sign-in.token',
    /no claim iat/,
    () => claimsChanged((claims) => delete claims['iat']),
  ],
  [
    'a token whose end is in milliseconds',
    'sign-in',
    'sign-in.token',
    /exp is in milliseconds/,
    () => claimsChanged((claims) => (claims['exp'] = Number(claims['exp']) * 1000)),
  ],
  [
    'a token with line breaks',
    'sign-in',
    'sign-in.token',
    /line breaks/,
    () =>
      changing(/\/login$/, (json, status) =>
        status === 200 ? { ...json, token: tokenInLines(json) } : json,
      ),
  ],
  [
    'a token of another tenant',
    'sign-in',
    'sign-in.token',
    /tenant/,
    () => claimsChanged((claims) => (claims['tenant'] = 'harbour')),
  ],
  [
    'a token of five minutes',
    'sign-in',
    'sign-in.token',
    /lives 5 minutes/,
    () => claimsChanged((claims) => (claims['exp'] = Number(claims['iat']) + 300)),
  ],
  [
    'a login without buyerID',
    'sign-in',
    'sign-in.token',
    /buyerID has to be there|buyerID/,
    () => changing(/\/login$/, ({ buyerID: _, ...json }) => json),
  ],
  [
    'a reference of another name',
    'sign-in',
    'sign-in.code',
    /referenceID/,
    () => changing(/\/send-code$/, () => ({ data: { reference: 'ref_1' } })),
  ],
  [
    'a renamed reason of a wrong code',
    'sign-in',
    'sign-in.wrong-code',
    /Wrong_Code/,
    () => changing(/\/login$/, (json, status) => (status === 401 ? { ...json, reason: 'Wrong_Code' } : json)),
  ],
  [
    'a refused code whose attempts are text',
    'sign-in',
    'sign-in.wrong-code',
    /metadata\.attempts is no whole number/,
    () =>
      changing(/\/login$/, (json, status) =>
        status === 401 ? { ...json, metadata: { attempts: '1', max_attempts: '5' } } : json,
      ),
  ],
  [
    'an address without an account that is refused',
    'sign-in',
    'sign-in.enumeration',
    /unknown one 404/,
    () => async (request, handle) => {
      const body = await request.clone().text();
      return body.includes('nobody.')
        ? Response.json({ reason: 'Not_Found', message: '', metadata: {} }, { status: 404 })
        : handle(request);
    },
  ],
  [
    'a refresh without a token',
    'sign-in',
    'sign-in.refresh',
    /refreshSession/,
    () => changing(/\/refresh$/, () => ({ session: 'fresh' })),
  ],
  [
    'a refresh whose token opens nothing',
    'sign-in',
    'sign-in.refresh',
    /readBuyer answered 401/,
    () =>
      changing(/\/refresh$/, (json, status) => {
        const fresh = String(json['token'] ?? json['jwt']);
        return status === 200 ? { jwt: `${fresh.slice(0, fresh.lastIndexOf('.'))}.Zm9yZ2Vk` } : json;
      }),
  ],
  [
    'a refresh that gives the same token again',
    'sign-in',
    'sign-in.refresh',
    /ends no later than the one before/,
    () => async (request, handle) => {
      const answer = await handle(request);
      const token = request.headers.get('authorization')?.slice('Bearer '.length);
      return request.url.endsWith('/refresh') && answer.ok ? Response.json({ jwt: token }) : answer;
    },
  ],
  [
    'a code that works only with its own reference',
    'sign-in',
    'sign-in.earlier-code',
    /login answered 401/,
    () => {
      let references: readonly string[] = [];
      return async (request, handle) => {
        if (request.url.endsWith('/login')) {
          const { code, referenceID } = Object(await request.clone().json());
          const before = references[references.indexOf(referenceID) - 1];
          if (before === undefined) return handle(request);
          const body = JSON.stringify({ code, referenceID: before });
          const earlier = await handle(new Request(request.clone(), { body }));
          const refusal = { reason: 'Invalid_Token', message: '', metadata: {} };
          return earlier.ok ? Response.json(refusal, { status: 401 }) : handle(request);
        }
        const answer = await handle(request);
        if (request.url.endsWith('/send-code') && answer.ok)
          references = [...references, Object(await answer.clone().json()).data.referenceID];
        return answer;
      };
    },
  ],
  [
    'a token that may be unsigned where its header says so',
    'sign-in',
    'sign-in.no-token',
    /GET \S+ answered 200/,
    () => {
      const truth = new Map<string, string>();
      return async (request, handle) => {
        const token = request.headers.get('authorization')?.slice('Bearer '.length) ?? '';
        const [head = '', payload = '', signature] = token.split('.');
        if (request.url.endsWith('/login')) {
          const answer = await handle(request);
          const issued = String(Object(await answer.clone().json()).token);
          truth.set(issued.split('.')[1] ?? '', issued);
          return answer;
        }
        const isUnsigned = signature === '' && Buffer.from(head, 'base64url').toString().includes('"none"');
        const known = isUnsigned ? truth.get(payload) : undefined;
        return handle(
          known === undefined ? request : asIf(request, request.url, { authorization: `Bearer ${known}` }),
        );
      };
    },
  ],
  [
    'an agreement without its balance',
    'read',
    'read.agreement',
    /balance has to be there/,
    () => changing(/\/payment-agreement\/[^/]+$/, ({ balance: _, ...json }) => json, 'GET'),
  ],
  [
    'money as a decimal',
    'read',
    'read.list',
    /amount/,
    () =>
      changing(
        /\/payment-agreement$/,
        (json) => ({
          ...json,
          items: lists(json).map((row) => ({ ...row, balance: { amount: 12.34, currency: 'USD' } })),
        }),
        'GET',
      ),
  ],
  [
    'a list whose balance is another',
    'read',
    'read.agreement',
    /balance differs/,
    () =>
      changing(
        /\/payment-agreement$/,
        (json) => ({
          ...json,
          items: lists(json).map((row) => ({ ...row, balance: { amount: 1, currency: 'USD' } })),
        }),
        'GET',
      ),
  ],
  [
    'a filter by status that filters nothing',
    'read',
    'read.list',
    /let [A-Z_]+ through/,
    () => withoutFilter('status'),
  ],
  [
    'a filter by status that leaves all out',
    'read',
    'read.list',
    /left out an agreement/,
    () => emptyWhereFiltered('status'),
  ],
  [
    'a history that begins with the oldest',
    'read',
    'read.history',
    /begins with the oldest activity/,
    oldestFirst,
  ],
  ...(['type', 'status', 'from', 'to'] as const).map(
    (name): Mutant => [
      `a history whose filter ${name} filters nothing`,
      'read',
      'read.history-filter',
      new RegExp(`the filter ${name} let an activity through that does not fit`),
      () => historyAskedBy((filters) => filters.delete(name)),
    ],
  ),
  [
    'a history whose days do not include the last one',
    'read',
    'read.history-filter',
    /the filter to left out an activity that fits/,
    () =>
      historyAskedBy((filters) => {
        const to = filters.get('to');
        if (to !== null) filters.set('to', new Date(Date.parse(to) - 86_400_000).toISOString().slice(0, 10));
      }),
  ],
  [
    'a filter by what is past due that filters nothing',
    'read',
    'read.standing',
    /let an agreement through that is not past due/,
    () => withoutFilter('standing'),
  ],
  [
    'a filter by what is past due that leaves all out',
    'read',
    'read.standing',
    /left out an agreement that is past due/,
    () => emptyWhereFiltered('standing'),
  ],
  [
    'totals of all agreements over those that are past due',
    'read',
    'read.standing',
    /totals count \d+ agreements where \d+ are past due/,
    () => (request, handle) => {
      const url = new URL(request.url);
      if (url.searchParams.has('totals')) url.searchParams.delete('standing');
      return Promise.resolve(handle(asIf(request, url.href, {})));
    },
  ],
  [
    'pages by offset that repeat a row',
    'read',
    'read.paging',
    /two pages/,
    () => {
      let last: unknown;
      return changing(
        /\/payment-agreement$/,
        (json) => {
          const items = lists(json);
          const repeated = last === undefined || items.length === 0 ? items : [last, ...items.slice(1)];
          last = json['nextCursor'] ? items.at(-1) : undefined;
          return { ...json, items: repeated };
        },
        'GET',
      );
    },
  ],
  [
    'a list that has other agreements in small pages',
    'read',
    'read.paging',
    /differs between pages of 1 and pages of 200/,
    () => (request, handle, side) =>
      changing(
        /\/payment-agreement$/,
        (json) =>
          request.url.includes('limit=1&') || request.url.endsWith('limit=1')
            ? { ...json, items: lists(json).map((row) => ({ ...row, id: `${String(row['id'])}-copy` })) }
            : json,
        'GET',
      )(request, handle, side),
  ],
  [
    'the record of anybody for anybody',
    'read',
    'read.others',
    /somebody else answered 200/,
    () => async (request, handle) => {
      const answer = await handle(request);
      return answer.status === 404 && new URL(request.url).pathname.includes('/buyer/')
        ? Response.json({ id: 'buyer' })
        : answer;
    },
  ],
  [
    'a gateway that lists the methods of the buyer who is asked for, to anybody',
    'pay',
    'pay.methods',
    /somebody else can list the borrower’s methods/,
    () => toldToAnybody(/\/payment-methods$/),
  ],
  [
    'a second booking under one key',
    'pay',
    'pay.replay',
    /another payment|booked twice|second/,
    () => underNewKeys(PAYMENT),
  ],
  ['another order taken for the first', 'pay', 'pay.another-order', /answered 201/, () => byKeyAlone()],
  [
    'a payment under a key of the platform’s own',
    'pay',
    'pay.once',
    /requestKey/,
    () =>
      changing(PAYMENT, (json, status) => (status === 201 ? { ...json, requestKey: randomUUID() } : json)),
  ],
  [
    'a payment on another day',
    'pay',
    'pay.once',
    /another day than was ordered/,
    () =>
      changing(PAYMENT, (json, status) =>
        status === 201 ? { ...json, payOn: shiftedDay(json['payOn'], 1) } : json,
      ),
  ],
  [
    'a consent that may be of any payment',
    'pay',
    'pay.consent',
    /a consent to another amount answered 201/,
    () => underAnyConsent(PAYMENT, () => Response.json({}, { status: 201 })),
  ],
  [
    'a renamed refusal of an amount',
    'pay',
    'pay.limits',
    /Amount_Invalid/,
    () =>
      changing(PAYMENT, (json) =>
        json['reason'] === 'Amount_Out_Of_Range' ? { ...json, reason: 'Amount_Invalid' } : json,
      ),
  ],
  [
    'a cancellation that is only said',
    'pay',
    'pay.cancel',
    /still in progress/,
    () => async (request, handle) =>
      request.method === 'DELETE' ? new Response(null, { status: 204 }) : handle(request),
  ],
  [
    'a consent that may be of any enrolment',
    'autopay',
    'autopay.consent',
    /autopay under a consent to a later first day answered 200/,
    () => underAnyConsent(/\/autopay$/, () => Response.json({ enrolled: true, drafts: [] })),
  ],
  [
    'a second enrolment under one key',
    'autopay',
    'autopay.replay',
    /the first answer was 200, the second 409 Autopay_Already_Enrolled/,
    () => underNewKeys(/\/autopay$/),
  ],
  [
    'another enrolment taken for the first',
    'autopay',
    'autopay.replay',
    /another enrolment under the key answered 200/,
    () => byKeyAlone(),
  ],
  [
    'autopay that anybody may turn on',
    'autopay',
    'autopay.others',
    /POST \S+ answered 200 where a refusal with 404 was expected/,
    () => async (request, handle) => {
      const answer = await handle(request);
      return answer.status === 404 && request.method === 'POST'
        ? Response.json({ enrolled: true, drafts: [] })
        : answer;
    },
  ],
  [
    'autopay that anybody may turn off',
    'autopay',
    'autopay.others',
    /DELETE \S+ answered 204 where a refusal with 404 was expected/,
    () => async (request, handle) => {
      const answer = await handle(request);
      return answer.status === 404 && request.method === 'DELETE'
        ? new Response(null, { status: 204 })
        : answer;
    },
  ],
  [
    'an address whose save loses the others',
    'contact',
    'contact.address',
    /contacts\.0 differs after an address was saved unchanged/,
    losingContacts,
  ],
  [
    'an address that anybody may save',
    'contact',
    'contact.address',
    /PUT \S+ answered 200 where a refusal with 404 was expected/,
    () => {
      let saved: string | undefined;
      return async (request, handle) => {
        const answer = await handle(request);
        if (request.method !== 'PUT' || !request.url.includes('/contact/')) return answer;
        if (answer.ok) saved = await answer.clone().text();
        return answer.status === 404 && saved !== undefined ? Response.json(JSON.parse(saved)) : answer;
      };
    },
  ],
  [
    'a code of sign-in that verifies a new address',
    'contact',
    'contact.verify-code',
    /the code of a sign-in answered 200, not 401/,
    () => async (request, handle) =>
      request.url.endsWith('/verify-code') ? Response.json({ verified: true }) : handle(request),
  ],
  [
    'a hosted page that the portal may not frame',
    'pay',
    'pay.hosted-page',
    /the page may not be framed by the portal/,
    () => framedBy("'none'"),
  ],
  [
    'a hosted page that anybody may frame',
    'pay',
    'pay.hosted-page',
    /the page has no frame-ancestors/,
    () => framedBy(undefined),
  ],
  [
    'a hosted page on another origin',
    'pay',
    'pay.hosted-page',
    /url is not on the gateway’s own origin/,
    () => changing(/\/v1\/sessions$/, (json) => ({ ...json, url: 'https://elsewhere.example/page' })),
  ],
  [
    'a method that is removed while a payment draws on it',
    'pay',
    'pay.method-in-use',
    /DELETE \S+ answered 204 where a refusal with 409 was expected/,
    () => removing(409, () => new Response(null, { status: 204 })),
  ],
  [
    'a removal that is refused without the reason',
    'pay',
    'pay.method-in-use',
    /the refusal of DELETE \S+ says no reason where Method_In_Use was expected/,
    () => removing(409, () => Response.json({}, { status: 409 })),
  ],
  [
    'a method that is removed in words alone',
    'pay',
    'pay.remove-method',
    /the method is listed after it was removed/,
    () => {
      let shown: Record<string, unknown> | undefined;
      let isRemoved = false;
      return async (request, handle, side) => {
        if (request.method !== 'GET') {
          const answer = await handle(request);
          isRemoved ||= request.method === 'DELETE' && answer.status === 204;
          return answer;
        }
        return changing(/\/payment-methods$/, (json) => {
          shown ??= lists(json).find(({ last4 }) => last4 === '0909');
          return isRemoved ? { ...json, items: [...lists(json), shown] } : json;
        })(request, handle, side);
      };
    },
  ],
  [
    'a method that somebody else may remove',
    'pay',
    'pay.remove-method',
    /DELETE \S+ answered 204 where a refusal with 404 was expected/,
    () => removing(404, () => new Response(null, { status: 204 })),
  ],
  [
    'a removal without a token that is refused as if it were not there',
    'pay',
    'pay.remove-method',
    /DELETE \S+ answered 404 where a refusal with 401 was expected/,
    () => removing(401, () => Response.json({ reason: 'Not_Found' }, { status: 404 })),
  ],
  [
    'a method that is gone after a refused removal',
    'pay',
    'pay.remove-method',
    /the removal was refused \(\w+\), and made all the same/,
    () => {
      let gone: string | undefined;
      return async (request, handle, side) => {
        const { pathname } = new URL(request.url);
        if (request.method === 'DELETE') gone = pathname.split('/').at(-1);
        return changing(
          /\/payment-methods$/,
          (json) => ({ ...json, items: lists(json).filter(({ id }) => id !== gone) }),
          'GET',
        )(request, handle, side);
      };
    },
  ],
  [
    'a sign-out that is only said',
    'sign-in',
    'sign-in.logout',
    /GET \S+ answered 200/,
    () => async (request, handle) =>
      request.url.endsWith('/logout') ? new Response(null, { status: 204 }) : handle(request),
  ],
  // Leaves autopay on, so the others of autopay come before it.
  [
    'autopay that is turned off in words alone',
    'autopay',
    'autopay.off',
    /still reads as enrolled/,
    () => async (request, handle) =>
      request.method === 'DELETE' && request.url.endsWith('/autopay')
        ? new Response(null, { status: 204 })
        : handle(request),
  ],
  ['a save that loses a field', 'contact', 'contact.whole', /differs/, losingContacts],
  [
    'a document of an agreement for anybody',
    'documents',
    'documents.others',
    /GET \S+ answered 200 where a refusal with 404 was expected/,
    () => toldToAnybody(/\/document\/[^/]+\/payment-agreement\//),
  ],
  [
    'a document of a payment for anybody',
    'documents',
    'documents.others',
    /GET \S+ answered 200 where a refusal with 404 was expected/,
    () => toldToAnybody(/\/document\/[^/]+\/target\//),
  ],
  [
    'documents of agreements that nobody can read',
    'documents',
    'documents.others',
    /answered 404 to the borrower of the agreement/,
    () => async (request, handle) =>
      /\/document\/[^/]+\/payment-agreement\//.test(request.url)
        ? Response.json({ reason: 'Not_Found', message: '', metadata: {} }, { status: 404 })
        : handle(request),
  ],
  [
    'terms that need a session',
    'documents',
    'documents.before-sign-in',
    /answered 401/,
    () => async (request, handle) =>
      request.url.includes('/static/') && !request.headers.has('authorization')
        ? Response.json({ reason: 'Unauthenticated', message: '', metadata: {} }, { status: 401 })
        : handle(request),
  ],
  [
    'a platform that takes writes without the XSRF header',
    'sign-in',
    'sign-in.xsrf',
    /POST \S+ answered 200/,
    () => (request, handle) => {
      const sent = /XSRF-TOKEN=([^;]*)/.exec(request.headers.get('cookie') ?? '')?.[1];
      return Promise.resolve(
        handle(sent === undefined ? request : asIf(request, request.url, { 'x-xsrf-token': sent })),
      );
    },
  ],
  [
    'a lock that never comes',
    'sign-in',
    'sign-in.lockout',
    /did not lock the account/,
    () =>
      changing(/\/login$/, (json, status) =>
        status === 401 ? { ...json, metadata: { attempts: 1, max_attempts: 5 } } : json,
      ),
  ],
  [
    'a refusal without its message',
    'sign-in',
    'sign-in.no-token',
    /readBuyer, GET \S+ \(401\): message has to be there/,
    () =>
      changing(/\/buyer\//, ({ message, ...json }, status) => (status === 401 ? json : { message, ...json })),
  ],
  [
    'a running order that is called a payment in progress',
    'pay',
    'pay.while-running',
    /says Payment_In_Progress, which means that nothing was booked/,
    () => slowToBook('Payment_In_Progress'),
  ],
  [
    'one of many sendings that is told of a payment in progress',
    'pay',
    'pay.race',
    /says Payment_In_Progress, which means that nothing was booked/,
    () => slowToBook('Payment_In_Progress'),
  ],
  [
    'an agreement that anybody may pay on',
    'pay',
    'pay.others',
    /POST \S+ answered 201/,
    () => async (request, handle) => {
      const answer = await handle(request);
      return answer.status === 404 && request.method === 'POST' ? Response.json({}, { status: 201 }) : answer;
    },
  ],
  [
    'a second page that moves when a row is added',
    'pay',
    'pay.stable-paging',
    /second page changed/,
    () => {
      let isAdded = false;
      return async (request, handle, side) => {
        isAdded ||= request.method === 'POST' && PAYMENT.test(new URL(request.url).pathname);
        const isSecond = request.url.includes('cursor=') && isAdded;
        const shifted = changing(/\/history$/, (json) => ({ ...json, items: lists(json).slice(1) }), 'GET');
        return isSecond ? shifted(request, handle, side) : handle(request);
      };
    },
  ],
  [
    'a gateway that admits pages of anybody',
    'pay',
    'pay.gateway-cors',
    /allows any origin/,
    () => async (request, handle, side) => {
      const answer = await handle(request);
      if (side === 'platform' || request.method !== 'OPTIONS') return answer;
      const headers = new Headers(answer.headers);
      headers.set('access-control-allow-origin', request.headers.get('origin') ?? '');
      return new Response(null, { status: answer.status, headers });
    },
  ],
  [
    'a gateway that keeps from pages how long to wait',
    'pay',
    'pay.gateway-exposed-headers',
    /does not expose the header Retry-After/,
    () => async (request, handle) => {
      const answer = await handle(request);
      const headers = new Headers(answer.headers);
      headers.delete('access-control-expose-headers');
      return new Response(answer.body, { status: answer.status, headers });
    },
  ],
  [
    'a save that loses a field the contract does not have',
    'contact',
    'contact.whole',
    /loyalty differs/,
    () => {
      let isSaved = false;
      return (request, handle, side) => {
        isSaved ||= request.method === 'PUT';
        return changing(
          /\/api\/buyer\/[^/]+$/,
          (json) => (isSaved ? json : { ...json, loyalty: { tier: 'gold' } }),
          'GET',
        )(request, handle, side);
      };
    },
  ],
];

/** Clocks of `northwind` change on 2026-03-08: an instant after that. */
const AFTER_THE_CHANGE = Date.parse('2026-03-09T04:00:00Z');
const HOUR_MS = 3_600_000;

const shiftedDay = (day: unknown, days: number): string =>
  new Date(Date.parse(String(day)) + days * 24 * HOUR_MS).toISOString().slice(0, 10);

/** The same, of what shows only where time is moved: each on a platform of its own. */
export const CLOCK_MUTANTS: readonly (readonly [string, string, RegExp, () => Mutation])[] = [
  [
    'a Date that stands still',
    'sign-in.clock-skew',
    /Date stayed behind/,
    () => {
      let first: string | null = null;
      return async (request, handle) => {
        const answer = await handle(request);
        first ??= answer.headers.get('date');
        const headers = new Headers(answer.headers);
        headers.set('date', first ?? '');
        return new Response(answer.body, { status: answer.status, headers });
      };
    },
  ],
  [
    'a token that opens for ever',
    'sign-in.expired',
    /GET \S+ answered 200/,
    () => async (request, handle) => {
      const answer = await handle(request);
      return answer.status === 401 && request.headers.has('authorization') ? Response.json({}) : answer;
    },
  ],
  [
    'cut-offs by the offset of the other season',
    'pay.clock-change',
    /cut-off is at 23:59:59 of the lender’s clock before the change and at 00:59:59 after it/,
    () =>
      changing(PAYMENT, (json) => {
        const cutOff = Date.parse(String(json['cancelBefore']));
        return cutOff > AFTER_THE_CHANGE
          ? { ...json, cancelBefore: new Date(cutOff + HOUR_MS).toISOString() }
          : json;
      }),
  ],
  [
    'due dates that move with the clocks',
    'pay.clock-change',
    /due dates moved when the clocks changed/,
    () => {
      let isAfter = false;
      return async (request, handle, side) => {
        const moved = changing(
          /\/payment-agreement\/[^/]+$/,
          (json) => ({
            ...json,
            schedule: (Array.isArray(json['schedule']) ? json['schedule'] : []).map((line) => ({
              ...line,
              dueOn: isAfter ? shiftedDay(line.dueOn, -1) : line.dueOn,
            })),
          }),
          'GET',
        );
        return moved(
          request,
          async (one) => {
            const answer = await handle(one);
            isAfter = Date.parse(answer.headers.get('date') ?? '') > AFTER_THE_CHANGE;
            return answer;
          },
          side,
        );
      };
    },
  ],
  [
    'a day that begins an hour late',
    'pay.clock-change',
    /half an hour into 2026-03-09, the payoff is good through 2026-03-08 only/,
    () =>
      changing(
        /\/payment-agreement\/[^/]+$/,
        ({ payoff, ...json }) => ({
          ...json,
          payoff: { ...Object(payoff), goodThrough: shiftedDay(Object(payoff).goodThrough, -1) },
        }),
        'GET',
      ),
  ],
  [
    'a cut-off that nobody keeps',
    'pay.cut-off',
    /cancelling a minute after cancelBefore answered 204, not 409/,
    () => async (request, handle) => {
      const answer = await handle(request);
      return request.method === 'DELETE' && answer.status === 409
        ? new Response(null, { status: 204 })
        : answer;
    },
  ],
  [
    'a payoff whose quote is not looked at',
    'pay.quote-expiry',
    /good through 2026-02-\d\d was answered (201|422 Amount_Out_Of_Range) later/,
    () => async (request, handle) => {
      if (request.method !== 'POST' || !PAYMENT.test(new URL(request.url).pathname)) return handle(request);
      const { payoffQuoteId: _, ...order } = (await request.json()) as Record<string, unknown>;
      return handle(
        new Request(request.url, { method: 'POST', headers: request.headers, body: JSON.stringify(order) }),
      );
    },
  ],
];
