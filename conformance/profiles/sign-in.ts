import type { Check } from '../check.ts';
import type { Answer } from '../http/caller.ts';
import { claimsOf } from '../http/claims.ts';
import { dig, type Kit, LOGIN_DISCLOSURES } from '../kit.ts';
import { shapeOf } from '../report/shape.ts';
import { Failed, must, Skipped } from '../verdict.ts';

const LOGIN = '/api/auth/login';
/** Long enough for a borrower who is active: the portal refreshes every 15 minutes. */
const LIVES_AT_LEAST_S = 15 * 60;

const login = (code: string, referenceID: string) => ({
  method: 'POST',
  path: LOGIN,
  body: { code, referenceID },
});

/** The times of tokens are whole seconds: a token that is issued so much later has other ones. */
const SURELY_LATER_MS = 1100;

/** A token with the same claims and without a signature, which its header says it does not need. */
const unsigned = (token: string): string => {
  const head = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  return `${head}.${token.split('.')[1] ?? ''}.`;
};

/** A code that differs from the given one. */
const wrong = (code: string): string =>
  [...code].map((digit) => (digit === '9' ? '0' : String(Number(digit) + 1))).join('');

/** How long an account pauses, where a refusal says so. */
const pauseIn = ({ json }: Answer): { readonly duration: unknown; readonly until: unknown } => ({
  duration: dig(json, 'metadata', 'lockout_duration'),
  until: dig(json, 'metadata', 'locked_until'),
});

const saysHowLong = (refused: Answer): boolean => {
  const { duration, until } = pauseIn(refused);
  if (typeof duration === 'number' || (typeof until === 'string' && !Number.isNaN(Date.parse(until))))
    return true;
  return refused.status === 429 && refused.headers.has('retry-after');
};

/** Whether a refusal says that no try is left. Where it counts no attempts, a pause that it names says so. */
const isLocked = (refused: Answer): boolean => {
  if (refused.status === 429) return true;
  const [made, allowed] = ['attempts', 'max_attempts'].map((field) => dig(refused.json, 'metadata', field));
  if (typeof made === 'number' && typeof allowed === 'number') return made >= allowed;
  const { duration, until } = pauseIn(refused);
  return typeof duration === 'number' || typeof until === 'string';
};

const claims = (kit: Kit, token: string, buyerId: string): void => {
  const { isReadable, missing, inMilliseconds, values } = claimsOf(token);
  must(isReadable, 'the token’s payload is no base64url of a JSON object: line breaks are not allowed in it');
  if (missing.length > 0) throw new Failed(...missing.map((claim) => `the token has no claim ${claim}`));
  if (inMilliseconds.length > 0)
    throw new Failed(
      ...inMilliseconds.map((claim) => `the token’s ${claim} is in milliseconds, where seconds are expected`),
    );
  must(values.buyerID === buyerId, 'the token’s buyerID is not that of the answer');
  const { tenant } = kit.credentials;
  if (values.tenant !== undefined && tenant !== undefined)
    must(values.tenant === tenant, 'the token’s tenant is not the tenant of the configuration');
  must(
    values.exp - values.iat >= LIVES_AT_LEAST_S,
    `the token lives ${Math.round((values.exp - values.iat) / 60)} minutes; the portal refreshes it every 15`,
  );
};

export const signInChecks: readonly Check[] = [
  {
    id: 'sign-in.code',
    profile: 'sign-in',
    requirement: 'A code is sent to the address of an account, under a reference.',
    sees: 'Nobody can sign in: “We got an answer that we couldn’t read.”',
    run: async (kit) => void (await kit.sendCode(kit.credentials.person)),
  },
  {
    id: 'sign-in.enumeration',
    profile: 'sign-in',
    requirement: 'An address without an account gets the same answer as one that has one.',
    sees: 'Anybody can find out who borrows from you by asking for codes.',
    run: async (kit) => {
      const acceptedAt = new Date(kit.now()).toISOString();
      const ask = (email: string) =>
        kit.call({
          method: 'POST',
          path: '/api/auth/send-code',
          body: {
            deliveryMethod: 'EMAIL',
            email,
            languagePreference: kit.credentials.locale ?? 'en-us',
            disclosures: LOGIN_DISCLOSURES.map((type) => ({ type, acceptedAt })),
          },
        });
      const known = await ask(kit.credentials.person.email);
      const unknown = await ask(`nobody.${Date.now()}@example.com`);
      must(
        known.status === 200 && unknown.status === 200,
        `a known address is answered ${known.status}, an unknown one ${unknown.status}; 200 is expected for both`,
      );
      must(shapeOf(known.json) === shapeOf(unknown.json), 'the answers have different fields');
      // A code that was chosen in advance could be the right one, above all where the platform's codes are fixed.
      const code = wrong(await kit.codeFor(kit.credentials.person.email));
      const refused = (answer: unknown) => kit.call(login(code, String(dig(answer, 'data', 'referenceID'))));
      // Only compare the two: `sign-in.wrong-code` checks the content of a refusal.
      const [ofKnown, ofUnknown] = [await refused(known.json), await refused(unknown.json)];
      must(
        ofKnown.status === ofUnknown.status &&
          dig(ofKnown.json, 'reason') === dig(ofUnknown.json, 'reason') &&
          shapeOf(ofKnown.json) === shapeOf(ofUnknown.json),
        'a wrong code is refused differently for a known and an unknown address',
      );
      kit.print({ name: 'send-code, known address', value: known.took, unit: 'ms' });
      kit.print({ name: 'send-code, unknown address', value: unknown.took, unit: 'ms' });
    },
  },
  {
    id: 'sign-in.wrong-code',
    profile: 'sign-in',
    requirement:
      'A wrong code is refused with 401 Invalid_Token; how many attempts there are is told in whole numbers.',
    sees: '“Something went wrong on our side”, or a wrong code without a word of the tries that are left.',
    run: async (kit) => {
      const person = kit.credentials.locked ?? kit.credentials.person;
      const reference = await kit.sendCode(person);
      const code = wrong(await kit.codeFor(person.email));
      const { json } = await kit.expectRefusal(login(code, reference), [401], 'Invalid_Token');
      for (const field of ['attempts', 'max_attempts']) {
        // Each is optional: where one is missing, the portal says nothing of the tries that are left.
        const told = dig(json, 'metadata', field) ?? 0;
        must(Number.isInteger(told), `metadata.${field} is no whole number`);
      }
    },
  },
  {
    id: 'sign-in.token',
    profile: 'sign-in',
    requirement: 'The right code is exchanged for a token with the claims buyerID, iat and exp.',
    sees: 'Nobody can sign in: “We got an answer that we couldn’t read”; the log names the missing claim. With a wrong time, borrowers are signed out too early, or the portal goes on with a token that has expired.',
    run: async (kit) => {
      const { token, buyerId } = await kit.signIn(kit.credentials.person);
      claims(kit, token, buyerId);
    },
  },
  {
    id: 'sign-in.code-once',
    profile: 'sign-in',
    requirement: 'A code signs in once.',
    sees: 'Nothing; whoever reads a borrower’s message later can sign in with it.',
    run: async (kit) => {
      const { person, codes } = kit.credentials;
      if ('fixed' in codes) throw new Skipped('the platform’s codes are fixed');
      const reference = await kit.sendCode(person);
      const code = await kit.codeFor(person.email);
      await kit.expect('login', 200, login(code, reference));
      await kit.expectRefusal(login(code, reference), [401]);
    },
  },
  {
    id: 'sign-in.earlier-code',
    profile: 'sign-in',
    requirement: 'A newer code does not end an earlier one, which comes with the reference of the newer.',
    sees: 'Who asks twice and types the code that arrives first is told that it is wrong.',
    run: async (kit) => {
      const { person } = kit.credentials;
      await kit.sendCode(person);
      const code = await kit.codeFor(person.email);
      const newer = await kit.sendCode(person);
      await kit.expect('login', 200, login(code, newer));
    },
  },
  {
    id: 'sign-in.refresh',
    profile: 'sign-in',
    requirement: 'A token is refreshed for another of the same borrower, as { token } or { jwt }.',
    sees: 'Borrowers are signed out in the middle of what they do, 20 minutes after signing in at the latest.',
    run: async (kit) => {
      const { token, buyerId } = await kit.session();
      await new Promise((resolve) => setTimeout(resolve, SURELY_LATER_MS));
      const answer = await kit.expect('refreshSession', 200, {
        method: 'POST',
        path: '/api/auth/buyer/token/refresh',
        token,
      });
      const fresh = dig(answer, 'token') ?? dig(answer, 'jwt');
      must(typeof fresh === 'string', 'the answer has neither token nor jwt');
      claims(kit, fresh, buyerId);
      const [before, after] = [claimsOf(token).values, claimsOf(fresh).values];
      // The portal counts a token's life from its receipt, so it would take an old one for a new one.
      must(
        !(after.exp <= before.exp && after.iat <= before.iat),
        'the token of the refresh ends no later than the one before',
      );
      await kit.expect('readBuyer', 200, { method: 'GET', path: `/api/buyer/${buyerId}`, token: fresh });
    },
  },
  {
    id: 'sign-in.no-token',
    profile: 'sign-in',
    requirement: 'Calls without a token, or with a forged one, are refused with 401.',
    sees: 'Nothing; anybody reads anybody’s loans.',
    run: async (kit) => {
      const { token, buyerId } = await kit.session();
      const path = `/api/buyer/${buyerId}`;
      await kit.expectRefusal({ method: 'GET', path }, [401]);
      const forged = `${token.slice(0, token.lastIndexOf('.'))}.${Buffer.from('forged').toString('base64url')}`;
      await kit.expectRefusal({ method: 'GET', path, token: forged }, [401]);
      await kit.expectRefusal({ method: 'GET', path, token: unsigned(token) }, [401]);
    },
  },
  {
    id: 'sign-in.logout',
    profile: 'sign-in',
    requirement: 'Where the portal ends sessions at the platform, a token opens nothing afterwards.',
    sees: 'Nothing; a token that was copied before the borrower signed out stays good.',
    run: async (kit) => {
      if (kit.credentials.authLogout !== true)
        throw new Skipped('the credentials do not say that the tenant’s configuration has authlogout');
      const { token, buyerId } = await kit.signIn(kit.credentials.person);
      const { status } = await kit.call({ method: 'POST', path: '/api/auth/logout', token });
      must(status === 204, `signing out answered ${status}, not 204`);
      await kit.expectRefusal({ method: 'GET', path: `/api/buyer/${buyerId}`, token }, [401]);
      await kit.expectRefusal({ method: 'POST', path: '/api/auth/buyer/token/refresh', token }, [401]);
      // A platform may have ended the borrower's other sessions too.
      kit.signInAgain();
    },
  },
  {
    id: 'sign-in.xsrf',
    profile: 'sign-in',
    requirement: 'Where the platform sets an XSRF cookie, a write without its header is refused with 403.',
    sees: 'Nothing; another site can write in a borrower’s name.',
    run: async (kit) => {
      const { token, buyerId } = await kit.session();
      const answer = await kit.call({
        method: 'GET',
        path: `/api/buyer/${buyerId}`,
        token,
        withoutXsrf: true,
      });
      const sets = answer.headers.getSetCookie().some((cookie) => cookie.startsWith('XSRF-TOKEN='));
      if (!sets) throw new Skipped('the platform sets no cookie XSRF-TOKEN');
      const cookie = answer.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
      await kit.expectRefusal(
        {
          method: 'POST',
          path: '/api/auth/buyer/token/refresh',
          token,
          headers: { cookie },
          withoutXsrf: true,
        },
        [403],
        'Xsrf_Token_Mismatch',
      );
      await kit.expectRefusal(
        {
          method: 'POST',
          path: '/api/auth/buyer/token/refresh',
          token,
          headers: { cookie, 'x-xsrf-token': 'another' },
          withoutXsrf: true,
        },
        [403],
        'Xsrf_Token_Mismatch',
      );
    },
  },
  {
    id: 'sign-in.lockout',
    profile: 'sign-in',
    requirement: 'After max_attempts wrong codes the account pauses, and says for how long.',
    sees: '“That code isn’t right” again and again: anybody can try codes until one fits.',
    run: async (kit) => {
      const { locked } = kit.credentials;
      if (!locked) throw new Skipped('credentials name nobody under locked');
      const reference = await kit.sendCode(locked);
      const right = await kit.codeFor(locked.email);
      for (let tries = 0; tries < 20; tries += 1) {
        const refused = await kit.expectRefusal(login(wrong(right), reference), [401, 429]);
        if (!isLocked(refused)) continue;
        must(saysHowLong(refused), 'the refusal has neither lockout_duration nor locked_until');
        await kit.expectRefusal(login(right, reference), [401, 429]);
        return;
      }
      throw new Failed('20 wrong codes did not lock the account');
    },
  },
];
