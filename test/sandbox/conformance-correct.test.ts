import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checksOf, createKit, runChecks } from '../../conformance/index.ts';
import { closeLocally, listenLocally } from '../support/local-server.ts';
import { CLOCK_MUTANTS } from './support/platform-mutants.ts';
import { type Mutation, type ServedPlatform, servePlatform } from './support/served-platform.ts';

let served: ServedPlatform;
beforeAll(async () => {
  served = await servePlatform();
});
afterAll(() => served.close());
afterEach(() => served.mutate());

const MOVING = CLOCK_MUTANTS.map(([, id]) => id);
const signInChecks = checksOf(['sign-in']).filter(({ id }) => !MOVING.includes(id));

/** A platform for tests, which takes one code for every account. */
const takesFixedCode = (fixed: string): Mutation => {
  const codes = new Map<unknown, string | undefined>();
  return async (request, handle) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/auth/send-code') {
      const { email } = (await request.clone().json()) as { readonly email: string };
      const answer = await handle(request);
      const { referenceID } = Object(Object(await answer.clone().json()).data);
      codes.set(referenceID, await served.newestCode(email));
      return answer;
    }
    if (pathname !== '/api/auth/login') return handle(request);
    const body = (await request.json()) as { readonly code: string; readonly referenceID: string };
    const right = codes.get(body.referenceID);
    const wrong = right === '999999' ? '111111' : '999999';
    const code = body.code === fixed ? (right ?? wrong) : wrong;
    return handle(
      new Request(request.url, {
        method: 'POST',
        headers: request.headers,
        body: JSON.stringify({ ...body, code }),
      }),
    );
  };
};

/** An inbox at which a message arrives some time after the platform has answered. */
const slowInbox = async (delay: number) => {
  const arrived = new Map<string, string>();
  const server = createServer((request, answer) => {
    const to = new URL(request.url ?? '', 'http://localhost').searchParams.get('to') ?? '';
    answer.end(arrived.get(to) ?? '');
  });
  const port = await listenLocally(server);
  const mutation: Mutation = async (request, handle) => {
    const isSent = new URL(request.url).pathname === '/api/auth/send-code';
    const { email = '' } = isSent ? ((await request.clone().json()) as { readonly email?: string }) : {};
    const answer = await handle(request);
    const code = isSent ? await served.newestCode(email) : undefined;
    if (code !== undefined) setTimeout(() => arrived.set(email, code), delay);
    return answer;
  };
  return {
    url: `http://127.0.0.1:${port}/?to={address}`,
    mutation,
    close: () => closeLocally(server),
  };
};

test('the conformance kit leaves out what a borrower without agreements cannot show', async () => {
  served.mutate(async (request, handle) => {
    const isList = new URL(request.url).pathname.endsWith('/payment-agreement');
    return isList ? Response.json({ items: [], nextCursor: null }) : handle(request);
  });
  const ids = [
    ...['read.agreement', 'read.history', 'read.history-filter', 'read.others'],
    ...['documents.listed', 'documents.others'],
  ];
  const checks = checksOf(['read', 'documents']).filter(({ id }) => ids.includes(id));
  const outcomes = await runChecks(checks, await served.kit(), false);
  expect(outcomes.map(({ check, kind, said }) => `${check.id} ${kind}: ${said.join()}`)).toEqual(
    ids.map((id) => `${id} skipped: the person has no agreement`),
  );
});

test.each([404, 405, 501])('the conformance kit leaves removing out where it answers %d', async (status) => {
  served.mutate(async (request, handle) =>
    request.method === 'DELETE' && request.url.includes('/payment-methods/')
      ? new Response('', { status })
      : handle(request),
  );
  const ids = ['pay.method-in-use', 'pay.remove-method'];
  const checks = checksOf(['pay']).filter(({ id }) => ids.includes(id));
  const outcomes = await runChecks(checks, await served.kit(), true);
  expect(outcomes.map(({ check, kind, said }) => `${check.id} ${kind}: ${said.join()}`)).toEqual(
    ids.map(
      (id) => `${id} skipped: deletePaymentMethod, which the contract makes optional, answered ${status}`,
    ),
  );
});

describe('the conformance kit finds nothing wrong with', () => {
  test('a platform for tests whose code is 000000', async () => {
    served.mutate(takesFixedCode('000000'));
    const { target, credentials } = await served.kit();
    const kit = createKit(target, { ...credentials, codes: { fixed: '000000' } });
    const outcomes = await runChecks(signInChecks, kit, false);
    expect(outcomes.flatMap(({ kind, said }) => (kind === 'failed' ? said : []))).toEqual([]);
    expect(outcomes.filter(({ kind }) => kind === 'skipped').map(({ check }) => check.id)).toEqual([
      'sign-in.code-once',
    ]);
  });

  test('a platform whose messages take 0.8 s to arrive', async () => {
    const delay = 800;
    const inbox = await slowInbox(delay);
    served.mutate(inbox.mutation);
    const { target, credentials } = await served.kit();
    const ids = ['sign-in.code', 'sign-in.enumeration', 'sign-in.token', 'sign-in.earlier-code'];
    const checks = signInChecks.filter(({ id }) => ids.includes(id));
    // The second run begins with a code of the first in the inbox.
    for (const made of [checks.slice(-1), checks]) {
      const kit = createKit(target, { ...credentials, codes: { url: inbox.url } });
      const outcomes = await runChecks(made, kit, false);
      expect(outcomes.flatMap(({ kind, said }) => (kind === 'failed' ? said : []))).toEqual([]);
      expect(outcomes.map(({ kind }) => kind)).toEqual(made.map(() => 'passed'));
      // Another kit does not know of the last message of this one.
      await new Promise((resolve) => setTimeout(resolve, 2 * delay));
    }
    inbox.close();
  });
});
