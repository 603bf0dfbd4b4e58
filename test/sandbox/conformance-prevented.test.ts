import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checksOf, createKit, PROFILES, runChecks } from '../../conformance/index.ts';
import { SEEN, seenOfStatus } from '../../conformance/seen.ts';
import { createSessions } from '../../conformance/sessions.ts';
import { Failed } from '../../conformance/verdict.ts';
import { freePort, listenLocally } from '../support/local-server.ts';
import { repositoryPath } from '../support/repository.ts';
import { type ServedPlatform, servePlatform } from './support/served-platform.ts';

let served: ServedPlatform;
beforeAll(async () => {
  served = await servePlatform();
});
afterAll(() => served.close());
afterEach(() => served.mutate());

const PERSON = { email: 'avery@example.com' };
const all = checksOf(PROFILES);
const firstOf = async (api: string) => {
  const kit = createKit({ api }, { appId: 'app', codes: { fixed: '000000' }, person: PERSON });
  return (await runChecks(all.slice(0, 1), kit, false))[0];
};

describe('where nobody can sign in, the conformance kit', () => {
  test('says so once, and reports nothing about what it could not check', async () => {
    served.mutate(async (request, handle) => {
      const answer = await handle(request);
      if (!request.url.endsWith('/login')) return answer;
      // The kit reads the time from `Date`.
      return new Response('<h1>Welcome</h1>', { headers: { date: answer.headers.get('date') ?? '' } });
    });
    const { target, credentials } = await served.kit();
    const { sandboxClock: _, ...withoutClock } = target;
    const outcomes = await runChecks(all, createKit(withoutClock, credentials), true);
    const outside = outcomes.filter(({ check }) => check.profile !== 'sign-in');
    expect(outside.filter(({ kind }) => kind === 'failed').map(({ check }) => check.id)).toEqual([
      // The first that signs in somebody else.
      'pay.others',
    ]);
    const prevented = outcomes.find(({ check }) => check.id === 'sign-in.refresh');
    expect(prevented?.said).toEqual(['login answered HTML instead of JSON']);
    expect(prevented?.sees).toBe(SEEN.signedOut);
    const list = outcomes.find(({ check }) => check.id === 'read.list');
    expect(list).toMatchObject({
      kind: 'skipped',
      said: ['nobody could be signed in: login answered HTML instead of JSON'],
    });
  });
});

test('a sign-in that failed for many reasons is named by the first in every check that it prevents', async () => {
  const sessions = createSessions(() => Promise.reject(new Failed('token is missing', 'buyerID is missing')));
  const person = { email: 'avery@example.com' };
  await expect(sessions.of(person)).rejects.toMatchObject({
    problems: ['token is missing', 'buyerID is missing'],
  });
  await expect(sessions.of(person)).rejects.toThrow(/^nobody could be signed in: token is missing$/);
});

test('without --allow-payments the kit sends no order and saves nothing', async () => {
  const sent = new Set<string>();
  served.mutate((request, handle) => {
    const { pathname } = new URL(request.url);
    if (!['GET', 'OPTIONS'].includes(request.method))
      sent.add(`${request.method} ${pathname.replace(/\/agr_[^/]*/, '')}`);
    return Promise.resolve(handle(request));
  });
  const { target, credentials } = await served.kit();
  const { sandboxClock: _, ...withoutClock } = target;
  await runChecks(all, createKit(withoutClock, credentials), false);
  expect([...sent].sort()).toEqual([
    'POST /api/auth/buyer/token/refresh',
    'POST /api/auth/buyer/verify-code',
    'POST /api/auth/login',
    'POST /api/auth/logout',
    'POST /api/auth/send-code',
    'POST /api/featureflag/evaluation/bulk',
    'POST /api/featureflag/evaluation/flag/flag-that-nobody-has',
    'POST /api/featureflag/evaluation/flag/pay-off',
  ]);
});

describe('the conformance kit names why there was no answer', () => {
  test.each([
    [502, '“A system between you and our service failed.”'],
    [503, '“Our service is busy or being updated.”'],
    [500, '“Our service can’t answer right now.”'],
  ])('%i', async (status, sees) => {
    served.mutate(async () => new Response('<h1>Oops</h1>', { status }));
    const [outcome] = await runChecks(all.slice(0, 1), await served.kit(), false);
    expect(outcome).toMatchObject({ said: [`sendCode answered ${status} where 200 was expected`], sees });
  });

  test('JSON that nests a million times', async () => {
    served.mutate(async () => new Response('['.repeat(1_000_000) + ']'.repeat(1_000_000)));
    const [outcome] = await runChecks(all.slice(0, 1), await served.kit(), false);
    expect(outcome?.said).toEqual(['POST /api/auth/send-code: JSON nested deeper than 100 levels']);
    expect(outcome?.sees).toBe(SEEN.unreadable);
  });

  test('a connection that is refused', async () => {
    const outcome = await firstOf(`http://127.0.0.1:${await freePort()}`);
    expect(outcome?.said.join()).toMatch(/no answer: the connection is refused \(ECONNREFUSED\)/);
    expect(outcome?.sees).toBe(SEEN.unreachable);
  });

  test('something that is not HTTP', async () => {
    const server = createServer(
      (socket) =>
        void socket
          .on('error', () => undefined)
          .resume()
          .end('SSH-2.0-x\r\n\r\n'),
    );
    const outcome = await firstOf(`http://127.0.0.1:${await listenLocally(server)}`);
    server.close();
    expect(outcome?.said.join()).toMatch(/no answer: the answer is not HTTP/);
  });

  test('a token that no header may hold, which it never repeats', async () => {
    served.mutate(async (request, handle) => {
      const answer = await handle(request);
      if (!request.url.endsWith('/login')) return answer;
      return Response.json({ ...(await answer.json()), token: 'eyJhbGciOiJIUzI1NiJ9.\neyJ9.x' });
    });
    const refresh = all.filter(({ id }) => id === 'sign-in.refresh');
    const [outcome] = await runChecks(refresh, await served.kit(), false);
    expect(outcome?.said.join()).toMatch(/^POST [^:]*: not sent: .* header authorization holds a line break/);
    expect(JSON.stringify(outcome)).not.toContain('eyJ');
  });

  test('an answer beside what a check is about that the contract does not allow', async () => {
    served.mutate(async (request, handle) => {
      const answer = await handle(request);
      const isBuyer = new URL(request.url).pathname.startsWith('/api/buyer/');
      return isBuyer ? new Response('<h1>Welcome</h1>', answer) : answer;
    });
    const latency = all.filter(({ id }) => id === 'read.latency');
    const [outcome] = await runChecks(latency, await served.kit(), false);
    expect(outcome).toMatchObject({ kind: 'failed', sees: SEEN.unreadable });
  });

  test('an answer that the contract does not allow, also where the check is then left out', async () => {
    served.mutate(async (request, handle) => {
      const answer = await handle(request);
      return answer.status === 404 ? Response.json({ reason: 'Not_Found' }, { status: 404 }) : answer;
    });
    const { target, credentials } = await served.kit();
    const { other: _, ...alone } = credentials;
    const others = all.filter(({ id }) => id === 'read.others');
    const [outcome] = await runChecks(others, createKit(target, alone), false);
    expect(outcome).toMatchObject({ kind: 'failed', sees: SEEN.unreadable });
    expect(outcome?.said).toContain('credentials name nobody under other');
  });

  test('a refusal that differs from the contract, with method and path of its request', async () => {
    served.mutate(async (request, handle) => {
      const answer = await handle(request);
      return answer.status === 404 ? new Response('{"reason":7}', answer) : answer;
    });
    const others = all.filter(({ id }) => id === 'read.others');
    const [outcome] = await runChecks(others, await served.kit(), false);
    expect(outcome?.said).toContain(
      'readAgreement, GET /api/servicing/payment-agreement/{id} (404): reason must be string, got a number',
    );
  });

  test('a difference from the contract once, and refers to its check in others', async () => {
    served.mutate(async (request, handle) => {
      const answer = await handle(request);
      const isList = /\/payment-agreement$/.test(new URL(request.url).pathname);
      return isList
        ? new Response((await answer.text()).replaceAll('"balance":', '"owed":'), answer)
        : answer;
    });
    const reads = all.filter(({ id }) => /^read\.(list|agreement)$/.test(id));
    const [list, agreement] = await runChecks(reads, await served.kit(), false);
    expect(list?.said.at(0)).toBe('listAgreements (200): items.0.balance has to be there, got nothing');
    expect(agreement).toMatchObject({
      kind: 'failed',
      said: ['listAgreements (200): differs from the contract as in read.list'],
    });
  });

  test('a reason that is no word is not repeated', async () => {
    served.mutate(async () => Response.json({ reason: '<b>avery@example.com</b>' }, { status: 401 }));
    const [outcome] = await runChecks(all.slice(0, 1), await served.kit(), false);
    expect(outcome?.said).toEqual(['sendCode answered 401 where 200 was expected']);
  });
});

test('what the kit says that a borrower sees is what the portal shows', () => {
  const folder = repositoryPath('src', 'ui', 'intl', 'messages');
  const shown = readdirSync(folder)
    .filter((name) => name.endsWith('.en-us.json'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');
  const statuses = [500, 502, 503, 504].map((status) => seenOfStatus(status) ?? '');
  const sentences = [...all.map(({ sees }) => sees), ...Object.values(SEEN), ...statuses];
  const quoted = sentences.flatMap((sentence) =>
    [...sentence.matchAll(/“([^”]+?)[.,]?”/g)].map(([, words]) => words),
  );
  expect(quoted.length).toBeGreaterThan(15);
  expect(quoted.filter((words) => !shown.includes(words ?? ''))).toEqual([]);
});
