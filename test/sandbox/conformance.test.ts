import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  checksOf,
  createKit,
  type Outcome,
  PORTAL_DEADLINES,
  PROFILES,
  type Profile,
  runChecks,
} from '../../conformance/index.ts';
import { freePort } from '../support/local-server.ts';
import { repositoryPath } from '../support/repository.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { expectNoticed } from './support/expect-noticed.ts';
import { engine } from './support/own-database.ts';
import { CLOCK_MUTANTS, claimsChanged, MUTANTS, slowToBook } from './support/platform-mutants.ts';
import { type Mutation, type ServedPlatform, servePlatform } from './support/served-platform.ts';

let served: ServedPlatform;
beforeAll(async () => {
  served = await servePlatform();
});
afterAll(() => served.close());

const told = ({ check, kind, said }: Outcome): string => `${check.id} ${kind}: ${said.join('; ')}`;

/** What there is nothing to see of: the embedded database finishes an order before it looks at the next. */
const NOT_MADE: Readonly<Partial<Record<Profile, readonly string[]>>> = {
  read: ['read.cors', 'read.exposed-headers'].map(
    (id) => `${id} skipped: portal and platform are of one origin`,
  ),
  ...(engine === 'embedded'
    ? { pay: ['pay.while-running skipped: the platform is so quick that no sending came while another ran'] }
    : {}),
};

/** Checks that move the clock, and so change what the others would find. */
const MOVING = CLOCK_MUTANTS.map(([, id]) => id);

describe('the conformance kit', () => {
  test.each(PROFILES)('finds nothing wrong with the sandbox: %s', async (profile) => {
    const checks = checksOf([profile]).filter(({ id }) => !MOVING.includes(id));
    const outcomes = await runChecks(checks, await served.kit(), true);
    expect(outcomes.filter(({ kind }) => kind === 'failed').map(told)).toEqual([]);
    expect(outcomes.filter(({ kind }) => kind === 'skipped').map(told)).toEqual(NOT_MADE[profile] ?? []);
  });

  test('lets an order that is still running be asked for again', async () => {
    served.mutate(slowToBook('Idempotency_Key_In_Use'));
    const checks = checksOf(['pay']).filter(({ id }) => id === 'pay.while-running');
    const [outcome] = await runChecks(checks, await served.kit(), true);
    served.mutate();
    expect(outcome).toMatchObject({ kind: 'passed', said: [] });
    expect(outcome?.figures.length).toBeGreaterThan(0);
  });
});

/** Some of each kind; the others are played by `npm run test:more`. */
const PLAYED: readonly string[] = [
  'a token without iat',
  'a token whose end is in milliseconds',
  'a token with line breaks',
  'a history that begins with the oldest',
  'a second booking under one key',
  'a save that loses a field',
  'a gateway that keeps from pages how long to wait',
];

describe('the conformance kit notices', () => {
  afterEach(() => served.mutate());

  test.each(MUTANTS.filter(([name]) => PLAYED.includes(name)))(
    '%s',
    async (_, profile, id, words, mutation) => {
      served.mutate(mutation());
      await expectNoticed(await served.kit(), profile, id, words);
    },
  );
});

/** A platform with another origin than the portal's, which admits that one. */
const withCors =
  (
    origin: string,
    headers: string,
    methods = 'GET, POST, PUT, DELETE',
    {
      status = 204,
      named = origin,
      exposed,
    }: { readonly status?: number; readonly named?: string; readonly exposed?: string } = {},
  ): Mutation =>
  async (request, handle) => {
    const isPortal = request.headers.get('origin') === origin;
    const answer = request.method === 'OPTIONS' ? new Response(null, { status }) : await handle(request);
    const all = new Headers(answer.headers);
    if (isPortal) all.set('access-control-allow-origin', named);
    if (isPortal) all.set('access-control-allow-headers', headers);
    if (isPortal) all.set('access-control-allow-methods', methods);
    if (isPortal && exposed !== undefined) all.set('access-control-expose-headers', exposed);
    return new Response(answer.body, { status: answer.status, headers: all });
  };

describe('a platform on an origin of its own', () => {
  afterEach(() => served.mutate());
  const portalOrigin = 'https://portal.example';
  const sent = 'authorization, content-type, idempotency-key, x-api-version, x-app-id';
  const checked = async (wanted: string) =>
    (
      await runChecks(
        checksOf(['read']).filter(({ id }) => id === wanted),
        await served.kit({ portalOrigin }),
        true,
      )
    )[0];
  const cors = () => checked('read.cors');

  test('passes where it admits the portal', async () => {
    served.mutate(withCors(portalOrigin, sent));
    expect(await cors()).toMatchObject({ kind: 'passed' });
  });

  test('passes where it admits any header and method, and names authorization, which * leaves out', async () => {
    served.mutate(withCors(portalOrigin, '*, authorization', '*'));
    expect(await cors()).toMatchObject({ kind: 'passed' });
    served.mutate(withCors(portalOrigin, '*', '*'));
    expect((await cors())?.said).toEqual(['the preflight does not allow the header authorization']);
  });

  test('passes where it admits any origin, which browsers take for calls without cookies', async () => {
    served.mutate(withCors(portalOrigin, sent, undefined, { named: '*' }));
    expect(await cors()).toMatchObject({ kind: 'passed' });
  });

  test.each([
    ['date, retry-after', []],
    ['*', []],
    ['Date', ['an answer does not expose the header Retry-After']],
    [
      undefined,
      ['an answer does not expose the header Date', 'an answer does not expose the header Retry-After'],
    ],
  ])('that exposes %s is told what the portal cannot read', async (exposed, said) => {
    served.mutate(withCors(portalOrigin, sent, undefined, exposed === undefined ? {} : { exposed }));
    const kind = said.length === 0 ? 'passed' : 'failed';
    expect(await checked('read.exposed-headers')).toMatchObject({ kind, said });
  });

  test.each([
    [(): Mutation | undefined => undefined, /the preflight does not allow the origin/],
    [() => withCors(portalOrigin, sent, undefined, { status: 401 }), /the preflight of POST answered 401/],
    [() => withCors(portalOrigin, sent.replace(', idempotency-key', '')), /allow the header idempotency-key/],
    [
      (): Mutation => async (request, handle, side) =>
        withCors(request.headers.get('origin') ?? portalOrigin, sent)(request, handle, side),
      /answers allow any origin by name/,
    ],
  ] as const)('is told what it lacks: %#', async (mutation, words) => {
    served.mutate(mutation());
    const outcome = await cors();
    expect(outcome?.kind).toBe('failed');
    expect(outcome?.said.join('\n')).toMatch(words);
  });
});

test.each([
  [
    '{ token, tokenExpiresAt }',
    (json: object) => ({
      token: Reflect.get(json, 'jwt') ?? Reflect.get(json, 'token'),
      tokenExpiresAt: '2026-02-25T16:00:00Z',
    }),
  ],
  ['{ jwt }', (json: object) => ({ jwt: Reflect.get(json, 'jwt') ?? Reflect.get(json, 'token') })],
])('a refresh may answer as %s', async (_, shaped) => {
  served.mutate(async (request, handle) => {
    const answer = await handle(request);
    return request.url.endsWith('/refresh') && answer.ok
      ? Response.json(shaped(Object(await answer.json())))
      : answer;
  });
  const [outcome] = await runChecks(
    checksOf(['sign-in']).filter(({ id }) => id === 'sign-in.refresh'),
    await served.kit(),
    false,
  );
  served.mutate();
  expect(outcome?.said).toEqual([]);
  expect(outcome?.kind).toBe('passed');
});

test('a field that the contract does not have may come back with the record', async () => {
  served.mutate(async (request, handle) => {
    const answer = await handle(request);
    return request.method === 'GET' && /\/api\/buyer\/[^/]+$/.test(request.url)
      ? Response.json({ ...Object(await answer.json()), loyalty: { tier: 'gold' } })
      : answer;
  });
  const [outcome] = await runChecks(
    checksOf(['contact']).filter(({ id }) => id === 'contact.whole'),
    await served.kit(),
    true,
  );
  served.mutate();
  expect(outcome?.said).toEqual([]);
});

/** A body whose connection breaks after its beginning. */
const breakingOff = (beginning: string): ReadableStream<Uint8Array> => {
  let hasBegun = false;
  return new ReadableStream({
    pull: async (stream) => {
      if (!hasBegun) stream.enqueue(new TextEncoder().encode(beginning));
      else setTimeout(() => stream.error(new Error('The connection broke.')), 20);
      hasBegun = true;
    },
  });
};

describe('the conformance kit gets a clear line from', () => {
  afterEach(() => served.mutate());

  const hostile: readonly (readonly [string, RegExp, () => Response])[] = [
    [
      'HTML',
      /HTML instead of JSON/,
      () => new Response('<!doctype html><h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } }),
    ],
    [
      'a redirect',
      /redirect \(302\)/,
      () => new Response(null, { status: 302, headers: { location: 'https://elsewhere.example/' } }),
    ],
    ['100 MB', /more than 8 MiB/, () => new Response(new Uint8Array(100 * 1024 * 1024))],
    [
      'a bomb',
      /more than 8 MiB/,
      () =>
        new Response(gzipSync(new Uint8Array(64 * 1024 * 1024)), { headers: { 'content-encoding': 'gzip' } }),
    ],
    [
      'a stream without end',
      /8 MiB|deadline/,
      () => new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(65_536)) })),
    ],
    [
      'an answer that breaks off',
      /no answer/,
      () => new Response(breakingOff('{"data":'), { headers: { 'content-length': '1000' } }),
    ],
    ['nothing', /an empty body instead of JSON/, () => new Response('')],
  ];

  test.each(hostile)('%s', async (_, words, answer) => {
    served.mutate(async () => answer());
    const [outcome] = await runChecks(checksOf(['sign-in']).slice(0, 1), await served.kit(), false);
    expect(outcome?.kind).toBe('failed');
    expect(outcome?.said.join('\n')).toMatch(words);
  });

  test('a server that hangs, at the deadline', async () => {
    served.mutate(() => new Promise<Response>(() => undefined));
    const kit = await served.kit({ deadlines: { read: 300, money: 900, flags: 90 } });
    const [outcome] = await runChecks(checksOf(['sign-in']).slice(0, 1), kit, false);
    expect(outcome?.said.join('\n')).toMatch(/before the deadline/);
    expect(outcome?.took).toBeGreaterThan(290);
    expect(outcome?.took).toBeLessThan(PORTAL_DEADLINES.read);
  });

  test('a portal that waits as long as its own deadlines say', () => {
    expect(PORTAL_DEADLINES).toEqual({ read: 10_000, money: 30_000, flags: 3_000 });
  });
});

describe('the conformance kit, where it can move the clock', () => {
  const moving = checksOf(PROFILES).filter(({ id }) => MOVING.includes(id));

  test('finds nothing wrong with the sandbox', async () => {
    const outcomes = await runChecks(moving, await served.kit(), true);
    expect(outcomes.filter(({ kind }) => kind !== 'passed').map(told)).toEqual([]);
  });

  test('leaves these checks out where it cannot', async () => {
    const { credentials, target } = await served.kit();
    const { sandboxClock: _, ...withoutClock } = target;
    const outcomes = await runChecks(moving, createKit(withoutClock, credentials), true);
    expect(new Set(outcomes.map(({ kind, said }) => `${kind}: ${said.join()}`))).toEqual(
      new Set(['skipped: no --sandbox-clock was given']),
    );
  });
});

describe('the command of the conformance kit', () => {
  const run = (...args: readonly string[]) =>
    new Promise<{ readonly code: number | null; readonly text: string }>((resolve) => {
      const child = spawn(process.execPath, [
        '--conditions=@member-portal/source',
        '--import',
        'tsx',
        repositoryPath('conformance', 'main.ts'),
        ...args,
      ]);
      let text = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part));
      child.on('close', (code) => resolve({ code, text }));
    });

  test('has all its options in the README', async () => {
    const { text } = await run('--help');
    const options = [...text.matchAll(/^ {2}(--[\w-]+)/gm)].map(([, option = '']) => option);
    expect(options).toContain('--origin');
    const readme = readFileSync(repositoryPath('conformance', 'README.md'), 'utf8');
    expect(options.filter((option) => option !== '--help' && !readme.includes(option))).toEqual([]);
  });

  test('says once that nothing listens at an address', async () => {
    const text = JSON.stringify({ appId: 'a', codes: { fixed: '1' }, person: { email: 'a@example.com' } });
    const credentials = join(temporaryFolder({ 'credentials.json': text }), 'credentials.json');
    const { target } = await served.kit();
    const closed = `http://127.0.0.1:${await freePort()}`;
    const refused = 'no answer: the connection is refused (ECONNREFUSED)\n';
    expect(await run('--api', closed, '--as', credentials)).toEqual({
      code: 2,
      text: `Nothing was checked. --api ${closed}: ${refused}`,
    });
    expect(await run('--api', target.api, '--gateway', closed, '--as', credentials)).toEqual({
      code: 2,
      text: `Nothing was checked. --gateway ${closed}: ${refused}`,
    });
  });

  test('names the option that is wrong', async () => {
    const text = JSON.stringify({ appId: 'a', codes: { fixed: '1' }, person: { email: 'a@example.com' } });
    const credentials = join(temporaryFolder({ 'credentials.json': text }), 'credentials.json');
    const calls = [
      [[], '--api and --as are needed'],
      [['--api', 'http://127.0.0.1:1', '--as', 'x.json'], '--as: x.json cannot be read'],
      [['--api', 'http://127.0.0.1:1', '--profile', 'paying', '--as', 'x'], 'there is no profile paying'],
      [['--api', 'http://127.0.0.1:1', '--as', 'x', '--deadline', 'soon'], '--deadline is no number'],
      [['--api', 'http://127.0.0.1:1/v2', '--as', credentials], '--api is an origin, without a path'],
      [
        ['--api', 'http://127.0.0.1:1', '--as', credentials, '--only', 'read.list', '--only', 'read.lists'],
        'no check of these profiles is called read.lists',
      ],
      [
        ['--api', 'http://127.0.0.1:1', '--as', credentials, '--junit', '/no-such-folder/junit.xml'],
        '--junit: /no-such-folder/junit.xml cannot be written',
      ],
      [
        ['--api', 'http://127.0.0.1:1', '--as', credentials, '--html', tmpdir()],
        `--html: ${tmpdir()} cannot be written`,
      ],
    ] as const;
    const answers = await Promise.all(calls.map(([args]) => run(...args)));
    for (const [index, [, words]] of calls.entries()) {
      const { code, text } = answers[index] ?? { code: undefined, text: '' };
      expect(code).toBe(2);
      expect(text).toContain(words);
    }
  });

  test('reports on the terminal, as JUnit and as a page, and ends with 1 where something failed', async () => {
    const { target, credentials } = await served.kit();
    const folder = temporaryFolder({ 'credentials.json': JSON.stringify(credentials) });
    const files = { junit: join(folder, 'junit.xml'), html: join(folder, 'report.html') };
    const args = [
      ...['--api', target.api, '--as', join(folder, 'credentials.json')],
      ...['--only', 'sign-in.code', '--only', 'sign-in.token', '--deadline', '20'],
      ...['--junit', files.junit, '--html', files.html],
    ];
    const good = await run(...args);
    expect(good).toMatchObject({ code: 0, text: expect.stringContaining('2 passed, 0 failed, 0 not made') });
    served.mutate(claimsChanged((claims) => delete claims['exp']));
    const bad = await run(...args);
    served.mutate();
    expect(bad.code).toBe(1);
    expect(bad.text).toMatch(/FAIL sign-in\.token.*\n.*no claim exp\n.*A borrower sees: Nobody can sign in/);
    const junit = readFileSync(files.junit, 'utf8');
    expect(junit).toContain('<testsuite name="sign-in" tests="2" failures="1" skipped="0">');
    expect(readFileSync(files.html, 'utf8')).toContain('<code>sign-in.token</code>');
  });
});
