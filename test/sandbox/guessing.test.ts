import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buyerAccount } from '../../sandbox/auth/buyer-account.ts';
import { demoPeople } from '../../sandbox/index.ts';
import { IS_NIGHTLY } from '../support/property-runs.ts';
import type { Answer, Client } from './support/client.ts';
import { type Sandbox, startSandbox } from './support/sandbox.ts';
import { codeRequest, login, messagesTo } from './support/sign-in-steps.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const CASEY = { email: 'casey.morgan@example.com', phone: '+12025550103' };
const BLAKE = { email: 'blake.rivera@example.com', phone: '+12025550102' };

let sandbox: Sandbox;
beforeAll(async () => {
  const people = demoPeople().filter(({ tenant }) => tenant === 'northwind');
  sandbox = await startSandbox({ people, hasControl: true });
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const metadataSchema = z.object({
  metadata: z.object({ locked_until: z.string().optional(), lockout_duration: z.number().optional() }),
});
const lockOf = ({ body }: Answer): number | undefined => {
  const until = metadataSchema.safeParse(body).data?.metadata.locked_until;
  return until === undefined ? undefined : Date.parse(until);
};

const referenceIn = (answer: Answer): string | undefined =>
  z.object({ data: z.object({ referenceID: z.string() }) }).safeParse(answer.body).data?.data.referenceID;

/** What somebody does who wants in: asks for another code, tries one, or tries a stolen one with other details. */
const STEPS = ['ask', 'try', 'mismatch', 'verify'] as const;
const step = fc.record({
  what: fc.constantFrom(...STEPS, 'try' as const, 'try' as const),
  by: fc.constantFrom('email' as const, 'phone' as const),
  code: fc.stringMatching(/^\d{6}$/),
  waits: fc.constantFrom(0, 0, MINUTE, 5 * MINUTE, 16 * MINUTE),
});

/** Until when the platform locks Casey's account, whatever it reports. */
const accountStop = async (buyerId: string): Promise<number> => {
  const row = await sandbox.db
    .selectFrom('sign_in_guard')
    .select('locked_until')
    .where('account', '=', buyerAccount('northwind', buyerId))
    .executeTakeFirst();
  return row?.locked_until ?? 0;
};

/** Plays guesses until the account is stopped for long; gives how many were looked at, and until when it is stopped. */
const guess = async (
  steps: readonly z.infer<typeof stepSchema>[],
  casey: Client & { readonly buyerId: string },
) => {
  const visitor = sandbox.visit();
  const references = new Map<string, string[]>([
    ['email', []],
    ['phone', []],
    ['change', []],
  ]);
  const told = new Map<string, number>();
  let looked = 0;
  for (const { what, by, code, waits } of steps) {
    sandbox.advance(waits);
    const way = what === 'verify' ? 'change' : by;
    // Signed in, the account's own lock answers; at an address, that of the address.
    const until = way === 'change' ? await accountStop(casey.buyerId) : (told.get(way) ?? 0);
    const isLocked = sandbox.now() < until;
    const known = references.get(way) ?? [];
    if (what === 'ask' || known.length === 0) {
      const isChange = what === 'verify';
      const address = isChange ? 'casey.new@example.com' : CASEY[by];
      const answer = await (isChange ? casey : visitor).call('POST', '/api/auth/send-code', {
        body: codeRequest(address),
      });
      const reference = referenceIn(answer);
      if (reference !== undefined) known.push(reference);
      continue;
    }
    // An older reference is as good as the newest.
    const reference = known[Number(code) % known.length] ?? '';
    const stolen =
      what === 'mismatch'
        ? (await messagesTo(visitor, CASEY[by])).find((sent) => sent.code !== null)?.code
        : code;
    const answer =
      what === 'verify'
        ? await casey.call('POST', '/api/auth/buyer/verify-code', { body: { referenceID: reference, code } })
        : await login(
            visitor,
            reference,
            stolen ?? code,
            what === 'mismatch' ? { ...BLAKE, [by]: CASEY[by] } : {},
          );
    expect(answer.status).toBe(401);
    if (!isLocked) looked += 1;
    told.set(way, lockOf(answer) ?? 0);
    const lockedUntil = await accountStop(casey.buyerId);
    if (lockedUntil - sandbox.now() > 16 * MINUTE) return { looked, lockedUntil };
  }
  return { looked, lockedUntil: undefined };
};
const stepSchema = z.object({
  what: z.enum(STEPS),
  by: z.enum(['email', 'phone']),
  code: z.string(),
  waits: z.number(),
});

/** A token that lives as long as the guessing: who guesses refreshes it. */
const caseyNow = async (): Promise<Client & { readonly buyerId: string }> => {
  const { buyerId } = await sandbox.as('Casey');
  return {
    ...sandbox.visit(),
    buyerId,
    call: async (method, path, options) =>
      sandbox
        .visit()
        .withToken(await sandbox.tokenFor(buyerId, 'northwind'))
        .call(method, path, options),
  };
};

describe('guessing at one account', () => {
  test('is stopped for a day within a hundred tries, whatever the mixture of asking, trying and channels', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 900, maxLength: 900 }), async (steps) => {
        await sandbox.reset();
        const { looked, lockedUntil } = await guess(steps, await caseyNow());
        expect(looked).toBeLessThanOrEqual(100);
        expect((lockedUntil ?? 0) - sandbox.now()).toBe(DAY);
      }),
      { numRuns: IS_NIGHTLY ? 10 : 1, endOnFailure: true },
    );
  });

  /** Wrong codes, as fast as the short locks let them through, until the long stop. */
  const exhaust = async (): Promise<number> => {
    const steps = Array.from({ length: 600 }, (_, at) => ({
      what: at % 6 === 0 ? ('ask' as const) : ('try' as const),
      by: at % 2 === 0 ? ('email' as const) : ('phone' as const),
      code: '000000',
      waits: 3 * MINUTE,
    }));
    const { lockedUntil } = await guess(steps, await caseyNow());
    if (lockedUntil === undefined) throw new Error('The guesses were not stopped.');
    return lockedUntil;
  };

  const signIn = async (by: 'email' | 'phone'): Promise<Answer> => {
    const visitor = sandbox.visit();
    const body = codeRequest(CASEY[by]);
    const reference = referenceIn(await visitor.call('POST', '/api/auth/send-code', { body }));
    const [newest] = await messagesTo(visitor, CASEY[by]);
    return login(visitor, reference ?? '', newest?.code ?? '');
  };

  test('keeps out even the right code for 24 hours, by either channel, and then lets it in', async () => {
    const until = await exhaust();
    sandbox.advance(20 * MINUTE);
    for (const by of ['email', 'phone'] as const) {
      const answer = await signIn(by);
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({
        reason: 'Invalid_Token',
        metadata: { lockout_duration: 86_400 - 20 * 60, locked_until: new Date(until).toISOString() },
      });
    }
    sandbox.advance(until - sandbox.now() - 1);
    expect((await signIn('email')).status).toBe(401);
    sandbox.advance(1);
    expect((await signIn('email')).status).toBe(200);
  });

  test('is no way to lock somebody out for good: a call to the lender lifts the stop, from the desk and by a program', async () => {
    const { buyerId } = await sandbox.as('Casey');
    const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const desk = sandbox.visit();
    await exhaust();
    expect(String((await desk.call('GET', '/sandbox')).body)).toContain('Stopped until');
    const lifted = await desk.call('POST', '/sandbox/lift', { headers: FORM, body: `buyer=${buyerId}` });
    expect(lifted.status).toBe(303);
    expect(String((await desk.call('GET', '/sandbox')).body)).not.toContain('Stopped until');
    sandbox.advance(20 * MINUTE);
    expect((await signIn('email')).status).toBe(200);

    await exhaust();
    expect((await desk.call('DELETE', `/sandbox/control/stops/${buyerId}`)).status).toBe(204);
    sandbox.advance(20 * MINUTE);
    expect((await signIn('phone')).status).toBe(200);
    expect((await desk.call('DELETE', '/sandbox/control/stops/nobody')).status).toBe(404);
    expect((await sandbox.visit('harbour').call('DELETE', `/sandbox/control/stops/${buyerId}`)).status).toBe(
      404,
    );
  });

  test('does not stop anybody else', async () => {
    await exhaust();
    const avery = { ...sandbox.visit() };
    const body = codeRequest('avery.stone@example.com');
    const reference = referenceIn(await avery.call('POST', '/api/auth/send-code', { body }));
    const [newest] = await messagesTo(avery, 'avery.stone@example.com');
    expect((await login(avery, reference ?? '', newest?.code ?? '')).status).toBe(200);
  });
});
