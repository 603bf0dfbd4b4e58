import { expect, it } from 'vitest';
import { answersWithin } from '../../sandbox/database/answers-within.ts';
import { openDatabase } from '../../sandbox/database/open-database.ts';
import { withHealth } from '../../sandbox/front/dispatch.ts';

const ask = async (path: string, isReady: () => Promise<boolean>) => {
  const handler = withHealth(
    () => new Response('page'),
    async () =>
      (await isReady())
        ? { status: 'ready', build: 'b' }
        : { status: 'not ready', build: 'b', reason: 'the database does not answer' },
  );
  const answer = await handler(new Request(`http://10.0.0.7${path}`));
  return [answer.status, await answer.text()];
};

it('the sandbox is ready while its database answers, and alive without', async () => {
  const { db, close } = await openDatabase({});
  const isReady = () => answersWithin(db, 20_000);
  expect(await ask('/readyz', isReady)).toEqual([200, '{"status":"ready","build":"b"}']);
  await close();
  expect((await ask('/readyz', isReady))[0]).toBe(503);
  expect(await ask('/healthz', isReady)).toEqual([200, 'ok\n']);
  expect(await ask('/loans', isReady)).toEqual([200, 'page']);
});
