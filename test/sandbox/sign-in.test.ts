import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buyerAccount } from '../../sandbox/auth/buyer-account.ts';
import { sendCodeAnswerSchema, sessionSchema } from '../../sandbox/contract/auth.ts';
import { problemSchema } from '../../sandbox/contract/wire-values.ts';
import { IS_NIGHTLY } from '../support/property-runs.ts';
import { type Sandbox, startSandbox } from './support/sandbox.ts';
import {
  askForCode,
  codeRequest,
  login,
  messagesTo,
  newestCode,
  wrongCode,
} from './support/sign-in-steps.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const AVERY = 'avery.stone@example.com';
const AVERY_MOBILE = '+12025550101';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());
// A day apart, so that no test feels the counters of another.
beforeEach(() => sandbox.advance(25 * HOUR));

const refusalOf = (answer: { readonly body: unknown }) => problemSchema.parse(answer.body);

describe('a one-time code', () => {
  test.each([AVERY, AVERY_MOBILE])('sent to %s signs its buyer in', async (address) => {
    const portal = sandbox.visit();
    const reference = await askForCode(portal, address);
    const answer = await login(portal, reference, await newestCode(portal, address));
    expect(answer.status).toBe(200);
    const session = sessionSchema.parse(answer.body);
    expect(Date.parse(session.tokenExpiresAt) - sandbox.now()).toBe(20 * MINUTE);
    expect(session.buyerID).toBe((await sandbox.as('Avery')).buyerId);
  });

  test('works once', async () => {
    const portal = sandbox.visit();
    const reference = await askForCode(portal, AVERY);
    const code = await newestCode(portal, AVERY);
    expect((await login(portal, reference, code)).status).toBe(200);
    expect(refusalOf(await login(portal, reference, code)).reason).toBe('Invalid_Token');
  });

  test('ends after ten minutes, and not before', async () => {
    const portal = sandbox.visit();
    const reference = await askForCode(portal, AVERY);
    const code = await newestCode(portal, AVERY);
    sandbox.advance(10 * MINUTE);
    expect((await login(portal, reference, code)).status).toBe(401);
    const second = await askForCode(portal, AVERY);
    const fresh = await newestCode(portal, AVERY);
    sandbox.advance(10 * MINUTE - 1);
    expect((await login(portal, second, fresh)).status).toBe(200);
  });

  test('that came earlier still works with the newer request', async () => {
    const portal = sandbox.visit();
    await askForCode(portal, AVERY);
    const earlier = await newestCode(portal, AVERY);
    sandbox.advance(MINUTE);
    const reference = await askForCode(portal, AVERY);
    expect((await login(portal, reference, earlier)).status).toBe(200);
  });

  test('is one of two at most that answer a request: the third newest does not', async () => {
    const portal = sandbox.visit();
    await askForCode(portal, AVERY);
    const first = await newestCode(portal, AVERY);
    for (const _second of [1, 2]) {
      sandbox.advance(1000);
      await askForCode(portal, AVERY);
    }
    const reference = await askForCode(portal, AVERY);
    expect(refusalOf(await login(portal, reference, first)).reason).toBe('Invalid_Token');
  });

  test('costs the day’s budget one guess for each code that it was compared with', async () => {
    const portal = sandbox.visit();
    await askForCode(portal, AVERY);
    sandbox.advance(1000);
    const reference = await askForCode(portal, AVERY);
    const budget = async () => {
      const { count } = await sandbox.db
        .selectFrom('guess')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('account', '=', buyerAccount('northwind', (await sandbox.as('Avery')).buyerId))
        .executeTakeFirstOrThrow();
      return Number(count);
    };
    const before = await budget();
    await login(portal, reference, 'wrong');
    expect(await budget()).toBe(before + 2);
  });

  test('of somebody else does not answer this request', async () => {
    const portal = sandbox.visit();
    const reference = await askForCode(portal, AVERY);
    await askForCode(portal, 'blake.rivera@example.com');
    const code = await newestCode(portal, 'blake.rivera@example.com');
    expect(refusalOf(await login(portal, reference, code)).reason).toBe('Invalid_Token');
  });

  test('of one lender means nothing to another', async () => {
    const reference = await askForCode(sandbox.visit('northwind'), AVERY);
    const code = await newestCode(sandbox.visit('northwind'), AVERY);
    expect((await login(sandbox.visit('harbour'), reference, code)).status).toBe(401);
  });

  test('comes in the language that was asked for, else in the lender’s', async () => {
    const maple = sandbox.visit('maple');
    await askForCode(maple, 'avery.tremblay@example.com', 'fr-ca');
    const [french] = await messagesTo(maple, 'avery.tremblay@example.com');
    expect(french?.body).toContain('code de connexion');
    const northwind = sandbox.visit();
    await askForCode(northwind, AVERY, 'fr-ca');
    const [english] = await messagesTo(northwind, AVERY);
    expect(english?.body).toContain('sign-in code');
  });
});

describe('a login disclosure', () => {
  const accepting = (hoursAhead: number) => {
    const acceptedAt = new Date(sandbox.now() + hoursAhead * HOUR).toISOString();
    const body = { ...codeRequest(AVERY), disclosures: [{ type: 'TERMS_OF_USE', acceptedAt }] };
    return sandbox.visit().call('POST', '/api/auth/send-code', { body });
  };

  test.each([0, 24, 47])(
    'may be accepted %i hours ahead: a day, and a clock that is wrong by less',
    async (hours) => {
      expect((await accepting(hours)).status).toBe(200);
    },
  );

  test.each([49, 24 * 365])('cannot be accepted %i hours ahead', async (hours) => {
    expect(refusalOf(await accepting(hours))).toMatchObject({
      reason: 'Invalid_Request',
      metadata: { fields: ['disclosures.acceptedAt'] },
    });
  });
});

describe('an unknown address', () => {
  test('is answered like a known one, and told apart only to who holds its code', async () => {
    const portal = sandbox.visit();
    const known = await portal.call('POST', '/api/auth/send-code', { body: codeRequest(AVERY) });
    const unknown = await portal.call('POST', '/api/auth/send-code', {
      body: codeRequest('nobody@example.com'),
    });
    expect(unknown.status).toBe(known.status);
    expect(Object.keys(unknown.body as object)).toEqual(Object.keys(known.body as object));
    const reference = await askForCode(portal, 'nobody@example.com');
    const wrong = await login(portal, reference, 'abcdef');
    expect(refusalOf(wrong).reason).toBe('Invalid_Token');
    const answer = await login(portal, reference, await newestCode(portal, 'nobody@example.com'));
    expect(refusalOf(answer).reason).toBe('Unauthenticated_Buyer_Not_Found');
  });
});

describe('a mobile that two buyers share', () => {
  test('signs in who names both e-mail and mobile, and counts a mismatch as an attempt', async () => {
    await sandbox.db
      .updateTable('buyer')
      .set({ phone: AVERY_MOBILE })
      .where('tenant', '=', 'northwind')
      .where('given_name', '=', 'Blake')
      .execute();
    const portal = sandbox.visit();
    const reference = await askForCode(portal, AVERY_MOBILE);
    const code = await newestCode(portal, AVERY_MOBILE);
    const ambiguous = refusalOf(await login(portal, reference, code));
    expect(ambiguous).toMatchObject({
      reason: 'Unauthenticated_Retry_With_PII',
      metadata: { attempts: 1, max_attempts: 5 },
    });
    const other = { email: 'casey.morgan@example.com', phone: AVERY_MOBILE };
    expect(refusalOf(await login(portal, reference, code, other))).toMatchObject({
      reason: 'Unauthenticated_Buyer_Mismatch',
      metadata: { attempts: 2 },
    });
    const own = { email: AVERY.toUpperCase(), phone: AVERY_MOBILE };
    const signedIn = await login(portal, reference, code, own);
    expect(sessionSchema.parse(signedIn.body).buyerID).toBe((await sandbox.as('Avery')).buyerId);
    await sandbox.db
      .updateTable('buyer')
      .set({ phone: '+12025550102' })
      .where('tenant', '=', 'northwind')
      .where('given_name', '=', 'Blake')
      .execute();
  });

  test('is not opened by a pair that leads elsewhere', async () => {
    const portal = sandbox.visit();
    const reference = await askForCode(portal, AVERY);
    const code = await newestCode(portal, AVERY);
    const blake = { email: 'blake.rivera@example.com', phone: '+12025550102' };
    expect(refusalOf(await login(portal, reference, code, blake)).reason).toBe(
      'Unauthenticated_Buyer_Mismatch',
    );
  });
});

describe('guessing', () => {
  test('locks after five wrong codes for fifteen minutes, even for the right code', async () => {
    const portal = sandbox.visit();
    const reference = await askForCode(portal, AVERY);
    const right = await newestCode(portal, AVERY);
    for (const attempts of [1, 2, 3, 4]) {
      const refusal = refusalOf(await login(portal, reference, wrongCode(right)));
      expect(refusal.metadata).toEqual({ attempts, max_attempts: 5, lockout_duration: 900 });
    }
    const until = new Date(sandbox.now() + 15 * MINUTE).toISOString();
    for (const code of [wrongCode(right), right]) {
      expect(refusalOf(await login(portal, reference, code))).toMatchObject({
        reason: 'Invalid_Token',
        metadata: { attempts: 5, max_attempts: 5, lockout_duration: 900, locked_until: until },
      });
    }
    sandbox.advance(10 * MINUTE);
    expect(refusalOf(await login(portal, reference, right)).metadata).toMatchObject({
      lockout_duration: 300,
      locked_until: until,
    });
    sandbox.advance(5 * MINUTE);
    const again = await askForCode(portal, AVERY);
    expect((await login(portal, again, await newestCode(portal, AVERY))).status).toBe(200);
  });

  test('forgets wrong codes that lie a lockout back', async () => {
    const portal = sandbox.visit();
    for (const attempts of [1, 2]) {
      expect(
        refusalOf(await login(portal, await askForCode(portal, AVERY), 'wrong')).metadata['attempts'],
      ).toBe(attempts);
    }
    sandbox.advance(15 * MINUTE);
    expect(
      refusalOf(await login(portal, await askForCode(portal, AVERY), 'wrong')).metadata['attempts'],
    ).toBe(1);
  });

  test('counts over e-mail and mobile together: a second channel adds no tries', async () => {
    const portal = sandbox.visit();
    const byMail = await askForCode(portal, AVERY);
    const bySms = await askForCode(portal, AVERY_MOBILE);
    for (const reference of [byMail, bySms, byMail, bySms, byMail]) await login(portal, reference, 'wrong');
    const right = await newestCode(portal, AVERY_MOBILE);
    const until = new Date(sandbox.now() + 15 * MINUTE).toISOString();
    expect(refusalOf(await login(portal, bySms, right)).metadata).toMatchObject({ locked_until: until });
    // A code that was right during a lock is spent: guessing on during a lock must not pay.
    sandbox.advance(15 * MINUTE - 1);
    expect((await login(portal, await askForCode(portal, AVERY_MOBILE), right)).status).toBe(401);
    sandbox.advance(1);
    const again = await askForCode(portal, AVERY_MOBILE);
    expect((await login(portal, again, await newestCode(portal, AVERY_MOBILE))).status).toBe(200);
  });

  test('tells nobody whether an email and a mobile belong together', async () => {
    const BLAKE_MOBILE = '+12025550102';
    const wrongTry = fc.record({
      at: fc.constantFrom('mail' as const, 'mobile' as const),
      waits: fc.constantFrom(0, 0, 0, MINUTE, 16 * MINUTE),
    });
    const told = async (
      tries: readonly { readonly at: 'mail' | 'mobile'; readonly waits: number }[],
      mobile: string,
    ) => {
      sandbox.advance(25 * HOUR);
      const start = sandbox.now();
      const portal = sandbox.visit();
      const answers: unknown[] = [];
      for (const { at, waits } of tries) {
        sandbox.advance(waits);
        const body = codeRequest(at === 'mail' ? AVERY : mobile);
        const asked = await portal.call('POST', '/api/auth/send-code', { body });
        const reference = sendCodeAnswerSchema.safeParse(asked.body).data?.data.referenceID;
        if (reference === undefined) continue;
        const { metadata } = refusalOf(await login(portal, reference, 'wrong'));
        const until = metadata['locked_until'];
        answers.push({ ...metadata, locked_until: until && Date.parse(String(until)) - start });
      }
      return answers;
    };
    await fc.assert(
      fc.asyncProperty(fc.array(wrongTry, { minLength: 12, maxLength: 40 }), async (tries) => {
        const together = await told(tries, AVERY_MOBILE);
        expect(together).toEqual(await told(tries, BLAKE_MOBILE));
        expect(together).toEqual(await told(tries, '+12025550199'));
      }),
      { numRuns: IS_NIGHTLY ? 50 : 5 },
    );
  });

  test('at once is counted one by one', async () => {
    const portal = sandbox.visit();
    const reference = await askForCode(portal, AVERY);
    const right = await newestCode(portal, AVERY);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => login(portal, reference, wrongCode(right))),
    );
    const locked = answers.filter((answer) => 'locked_until' in refusalOf(answer).metadata);
    expect(locked.length).toBe(8);
  });
});

describe('asking for codes', () => {
  test('is stopped at the sixth unused one, with the time it may go on', async () => {
    const portal = sandbox.visit();
    const first = sandbox.now();
    for (let count = 0; count < 5; count += 1) await askForCode(portal, AVERY);
    sandbox.advance(MINUTE);
    const answer = await portal.call('POST', '/api/auth/send-code', { body: codeRequest(AVERY) });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe(String(14 * 60));
    expect(refusalOf(answer)).toMatchObject({
      reason: 'Too_Many_Unverified_Codes_Sent',
      metadata: { locked_until: new Date(first + 15 * MINUTE).toISOString() },
    });
    sandbox.advance(14 * MINUTE);
    await askForCode(portal, AVERY);
  });

  test('is stopped alike for an address that nobody has', async () => {
    const portal = sandbox.visit();
    for (let count = 0; count < 5; count += 1) await askForCode(portal, 'no.one@example.com');
    const body = codeRequest('no.one@example.com');
    expect((await portal.call('POST', '/api/auth/send-code', { body })).status).toBe(429);
  });
});

describe('a session', () => {
  const refresh = '/api/auth/buyer/token/refresh';

  test('is refreshed in the shape of its lender', async () => {
    const token = await (await sandbox.as('Avery')).call('POST', refresh);
    expect(token.body).toEqual({ token: expect.any(String), tokenExpiresAt: expect.any(String) });
    const jwt = await (await sandbox.as('Avery', 'harbour')).call('POST', refresh);
    expect(jwt.body).toEqual({ jwt: expect.any(String) });
  });

  test('ends twenty minutes after its last token and three hours after sign-in', async () => {
    const avery = await sandbox.as('Avery');
    const path = `/api/buyer/${avery.buyerId}`;
    sandbox.advance(20 * MINUTE - 1000);
    expect((await avery.call('GET', path)).status).toBe(200);
    sandbox.advance(1000);
    expect((await avery.call('GET', path)).status).toBe(401);

    let current = await sandbox.as('Avery');
    const { buyerId } = current;
    for (let quarter = 1; quarter < 12; quarter += 1) {
      sandbox.advance(15 * MINUTE);
      const { body } = await current.call('POST', refresh);
      const { token } = body as { token: string };
      current = { ...current.withToken(token), buyerId };
    }
    sandbox.advance(15 * MINUTE);
    expect((await current.call('POST', refresh)).status).toBe(401);
  });

  test('that its buyer ended has no token that is good any more, refreshed ones included; another one goes on', async () => {
    const avery = await sandbox.as('Avery');
    const other = await sandbox.as('Avery');
    const { body } = await avery.call('POST', refresh);
    const refreshed = avery.withToken((body as { token: string }).token);
    const path = `/api/buyer/${avery.buyerId}`;
    expect((await refreshed.call('GET', path)).status).toBe(200);
    expect((await avery.call('POST', '/api/auth/logout')).status).toBe(204);
    for (const tab of [avery, refreshed]) {
      expect((await tab.call('GET', path)).status).toBe(401);
      expect((await tab.call('POST', refresh)).status).toBe(401);
      expect((await tab.call('POST', '/api/auth/logout')).status).toBe(401);
    }
    expect((await other.call('GET', path)).status).toBe(200);
  });

  test('needs the app id of its lender', async () => {
    const portal = sandbox.visit();
    const body = codeRequest(AVERY);
    const call = (headers: Record<string, string>) =>
      portal.call('POST', '/api/auth/send-code', { body, headers });
    expect((await call({ 'x-app-id': 'harbour-member-portal' })).status).toBe(400);
    expect((await call({ 'x-app-id': '' })).status).toBe(400);
  });
});
